import Dispatch

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Turns that all programs of this computer take from one file: at most so many in any period.
///
/// The file holds when the last turns are, by the clock that counts since the computer was started. Whoever asks is
/// told its turn at once, and waits for it without holding anything; one who goes away leaves a gap.
struct SharedTurns: Sendable {
    let file: String
    let count: Int
    let period: Duration
    private let queue = DispatchQueue(label: "shared-turns")

    init(file: String, count: Int, period: Duration) {
        self.file = file
        self.count = max(1, count)
        self.period = period
    }

    /// How long to wait for the next turn; nothing where the file cannot be used, since a limit in each program is
    /// better than no call at all.
    func take() async -> Duration {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: takeNow() ?? .zero) }
        }
    }

    private func takeNow() -> Duration? {
        let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor != -1 else { return nil }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) == -1 { guard errno == EINTR else { return nil } }
        let now = Self.now
        let turns = Self.read(descriptor).filter { $0 <= now + Self.longestLine && $0 >= now - nanoseconds }
        let turn = turns.count < count ? now : max(now, turns[turns.count - count] + nanoseconds)
        let text = Data((turns.suffix(count - 1) + [turn]).map { "\($0)\n" }.joined().utf8)
        let isWritten = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) } == text.count
        guard isWritten, ftruncate(descriptor, off_t(text.count)) == 0 else { return nil }
        return .nanoseconds(turn - now)
    }

    private var nanoseconds: Int64 { Int64(period / .nanoseconds(1)) }

    /// A turn that is further away was written before the computer was started anew.
    private static let longestLine: Int64 = 600_000_000_000

    private static func read(_ descriptor: Int32) -> [Int64] {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let size = pread(descriptor, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(0, size)), as: UTF8.self).split(separator: "\n").compactMap {
            Int64($0)
        }
    }

    private static var now: Int64 {
        var moment = timespec()
        clock_gettime(CLOCK_MONOTONIC, &moment)
        return Int64(moment.tv_sec) * 1_000_000_000 + Int64(moment.tv_nsec)
    }
}
