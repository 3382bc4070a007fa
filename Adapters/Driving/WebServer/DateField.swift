import Glibc
import Synchronization

/// The `Date` field's value, written anew once a second.
final class DateField: Sendable {
    private let written = Mutex((second: 0, text: ""))

    var now: (second: Int, text: String) {
        var clock = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &clock)
        let second = clock.tv_sec
        return written.withLock { written in
            if written.second != second { written = (second, HTTPDate.text(second)) }
            return written
        }
    }
}
