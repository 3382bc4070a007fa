#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How fast bytes come, over the last few seconds.
struct SpeedGauge: Sendable {
    private struct Sample {
        let moment: Date
        let count: Int
    }

    private static let windowInSeconds = 4.0
    private static let spacingInSeconds = 0.1
    private var samples: [Sample] = []

    /// - Parameter count: of all bytes so far.
    mutating func note(_ count: Int, at moment: Date) {
        if let last = samples.last {
            // A clock that was set back, or a download that began anew: what was measured means nothing.
            if moment < last.moment || count < last.count { samples = [] }
            if samples.count > 1, moment.timeIntervalSince(samples[samples.count - 2].moment) < Self.spacingInSeconds {
                samples.removeLast()
            }
        }
        samples.append(Sample(moment: moment, count: count))
        let outdated = samples.prefix { moment.timeIntervalSince($0.moment) > Self.windowInSeconds }.count
        // One sample from before the window, so that a slow download is measured too.
        samples.removeFirst(max(0, outdated - 1))
    }

    /// `nil` until half a second was seen.
    var bytesPerSecond: Double? {
        guard let first = samples.first, let last = samples.last else { return nil }
        let seconds = last.moment.timeIntervalSince(first.moment)
        return seconds >= 0.5 ? Double(last.count - first.count) / seconds : nil
    }
}
