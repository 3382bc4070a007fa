import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What tells how far something is, while it goes on: a bar that is drawn again on a terminal, a line a second
/// elsewhere, an object a second for a script.
struct LiveLine: Sendable {
    private let report: Report
    private let time: any TimeSource
    private var shownAt: Date?
    private var isDrawn = false

    init(report: Report, time: any TimeSource) {
        self.report = report
        self.time = time
    }

    /// - Parameter words: `nil` where there is nothing to tell yet.
    mutating func show(
        json: @autoclosure () -> JSONValue, bar: @autoclosure () -> String, words: @autoclosure () -> String?
    ) {
        let now = time.now
        let isBar = report.output.isTerminal && !report.options.printsJSON
        if let shownAt, abs(now.timeIntervalSince(shownAt)) < (isBar ? 0.1 : 1) { return }
        shownAt = now
        if report.options.printsJSON {
            report.output.print(json())
        } else if report.options.isQuiet {
            return
        } else if isBar {
            report.output.print("\r" + bar() + "\u{1B}[K")
            isDrawn = true
        } else if let words = words() {
            report.output.tell(words)
        }
    }

    /// Leaves the terminal as a command finds it.
    mutating func end() {
        if isDrawn { report.output.print("\r\u{1B}[K") }
        isDrawn = false
    }

    /// The words, behind a bar where the end is known and the terminal is wide enough.
    ///
    /// - Parameter fraction: from 0 to 1.
    static func bar(_ fraction: Double?, _ words: String, in report: Report) -> String {
        let room = report.output.width - 1
        let width = min(30, room - words.count - 3)
        guard let fraction, width >= 8 else { return String(words.prefix(max(1, room))) }
        let filled = Int(fraction * Double(width))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        return "\(report.colored(bar, .green)) \(words)"
    }
}
