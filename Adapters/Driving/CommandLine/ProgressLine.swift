import SharedKernel
import Synchronization
import VideoCatalog
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How far a download is, while it goes on.
struct ProgressLine: Sendable {
    private let report: Report
    private var line: LiveLine

    init(report: Report, time: any TimeSource) {
        self.report = report
        line = LiveLine(report: report, time: time)
    }

    mutating func show(_ state: Download.State, of id: Video.ID?) {
        let report = report
        line.show(
            json: ["id": JSONValue(id?.rawValue), "download": state.json], bar: Self.bar(of: state, in: report),
            words: state.received.count > 0 ? Self.words(of: state, in: report) : nil)
    }

    mutating func end() {
        line.end()
    }

    /// `45 %, 12 MB of 27 MB, 3.1 MB/s, 5 s left`: as much of it as is known.
    static func words(of state: Download.State, in report: Report) -> String {
        let words = report.words
        let received = state.received
        var parts: [String] = []
        switch state {
        case .notKept: parts.append(report.say("not kept", "не сохранено"))
        case .waiting: parts.append(report.say("waiting", "в очереди"))
        case .paused: parts.append(report.say("paused", "приостановлено"))
        case .failed: parts.append(report.say("failed", "не удалось"))
        case .kept: return words.size(Int64(received.count))
        case .receiving where state.isBeingChecked: parts.append(report.say("checking", "проверяется"))
        case .receiving: break
        }
        if received.fraction != nil || received.count > 0 || state.isUnderWay {
            var speed: Double?
            if case .receiving(_, let seen) = state { speed = seen }
            parts += report.amount(
                received.count, of: received.total, bytesPerSecond: speed, timeLeft: received.timeLeft(at: speed))
        }
        return parts.joined(separator: ", ")
    }

    /// The words, behind a bar where the total is known and the terminal is wide enough.
    static func bar(of state: Download.State, in report: Report) -> String {
        LiveLine.bar(state.received.fraction, words(of: state, in: report), in: report)
    }
}

/// A progress line that is shown from wherever the bytes come.
final class SharedProgressLine: Sendable {
    private let line: Mutex<ProgressLine>

    init(_ line: ProgressLine) {
        self.line = Mutex(line)
    }

    func show(_ state: Download.State, of id: Video.ID?) {
        line.withLock { $0.show(state, of: id) }
    }

    func end() {
        line.withLock { $0.end() }
    }
}
