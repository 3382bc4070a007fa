import SharedKernel
import Synchronization
import VideoCatalog
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How far a download is, while it goes on: a bar that is drawn again on a terminal, a line a second elsewhere, an
/// object a second for a script.
struct ProgressLine: Sendable {
    private let report: Report
    private let time: any TimeSource
    private var shownAt: Date?
    private var isDrawn = false

    init(report: Report, time: any TimeSource) {
        self.report = report
        self.time = time
    }

    mutating func show(_ state: Download.State, of id: Video.ID?) {
        let now = time.now
        let isBar = report.output.isTerminal && !report.options.printsJSON
        if let shownAt, abs(now.timeIntervalSince(shownAt)) < (isBar ? 0.1 : 1) { return }
        shownAt = now
        if report.options.printsJSON {
            report.output.print(["id": JSONValue(id?.rawValue), "download": state.json])
        } else if report.options.isQuiet {
            return
        } else if isBar {
            report.output.print("\r" + Self.bar(of: state, in: report) + "\u{1B}[K")
            isDrawn = true
        } else if state.received.count > 0 {
            report.output.tell(Self.words(of: state, in: report))
        }
    }

    /// Leaves the terminal as a command finds it.
    mutating func end() {
        if isDrawn { report.output.print("\r\u{1B}[K") }
        isDrawn = false
    }

    /// `45 %, 12 MB of 27 MB, 3.1 MB/s, 5 s left`: as much of it as is known.
    static func words(of state: Download.State, in report: Report) -> String {
        let words = report.words
        let received = state.received
        let size = words.size(Int64(received.count))
        var parts: [String] = []
        switch state {
        case .notKept: parts.append(report.say("not kept", "не сохранено"))
        case .waiting: parts.append(report.say("waiting", "в очереди"))
        case .paused: parts.append(report.say("paused", "приостановлено"))
        case .failed: parts.append(report.say("failed", "не удалось"))
        case .kept: return size
        case .receiving: break
        }
        if let fraction = received.fraction, let total = received.total {
            let whole = words.size(Int64(total))
            parts.append("\(Int(fraction * 100))\u{A0}%")
            parts.append(report.say("\(size) of \(whole)", "\(size) из \(whole)"))
        } else if received.count > 0 || state.isUnderWay {
            parts.append(size)
        }
        if case .receiving(_, let speed?) = state {
            parts.append(words.size(Int64(speed)) + report.say("/s", "/с"))
            if let left = received.timeLeft(at: speed) {
                let time = words.duration(left)
                parts.append(report.say("\(time) left", "осталось \(time)"))
            }
        }
        return parts.joined(separator: ", ")
    }

    /// The words, behind a bar where the total is known and the terminal is wide enough.
    static func bar(of state: Download.State, in report: Report) -> String {
        let words = words(of: state, in: report)
        let room = report.output.width - 1
        let width = min(30, room - words.count - 3)
        guard let fraction = state.received.fraction, width >= 8 else { return String(words.prefix(max(1, room))) }
        let filled = Int(fraction * Double(width))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        return "\(report.colored(bar, .green)) \(words)"
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
