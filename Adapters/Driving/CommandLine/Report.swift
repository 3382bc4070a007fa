import SharedKernel
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How one run of a command speaks: its options, its output and its words.
struct Report: Sendable {
    let options: GlobalOptions
    let output: Output
    let words: Words
    let now: Date
    private let usesColor: Bool

    init(
        options: GlobalOptions, output: Output, environment: [String: String], timeZone: TimeZone, now: Date
    ) {
        self.options = options
        self.output = output
        self.now = now
        words = Words(options.language, timeZone: timeZone)
        // https://no-color.org: any value but an empty one.
        usesColor = output.isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }

    /// The colors of a terminal (ECMA-48 §8.3.117).
    enum Color: Int {
        case bold = 1
        case faint = 2
        case red = 31
        case green = 32
        case yellow = 33
    }

    func colored(_ text: String, _ color: Color) -> String {
        usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// One sentence in the person's language.
    func say(_ english: String, _ russian: String) -> String {
        switch options.language {
        case .english: english
        case .russian: russian
        }
    }

    /// `45 %`, `12 MB of 27 MB`, `3.1 MB/s`, `5 s left`: as much of it as is known.
    func amount(_ count: Int, of total: Int?, bytesPerSecond speed: Double?, timeLeft: Duration?) -> [String] {
        let size = words.size(Int64(count))
        var parts = [size]
        if let total {
            let (whole, percent) = (words.size(Int64(total)), total > 0 ? min(100, count * 100 / total) : 100)
            parts = ["\(percent)\u{A0}%", say("\(size) of \(whole)", "\(size) из \(whole)")]
        }
        if let speed {
            parts.append(words.size(Int64(speed)) + say("/s", "/с"))
            if let left = timeLeft.map(words.duration) { parts.append(say("\(left) left", "осталось \(left)")) }
        }
        return parts
    }

    /// Says since when what is shown is kept, and why it is shown; nothing of what is live.
    func tell(_ freshness: Freshness, cause: (Freshness.Reason) -> String?) {
        guard case .cached(let since, let reason) = freshness else { return }
        tellKept(since: since, cause: cause(reason))
    }

    func tellKept(since moment: Date, cause: String?) {
        let ago = words.ago(moment, now: now)
        let kept = say("What you see was saved \(ago).", "То, что показано, сохранено \(ago).")
        note([cause, kept].compactMap(\.self).joined(separator: " "))
    }

    /// Tells what is good to know beside the result.
    func note(_ line: String) {
        if !options.isQuiet { output.tell(line) }
    }

    func fail(_ failure: CommandFailure) {
        guard options.printsJSON else { return output.tell(failure.message.onOneLine) }
        let error: JSONValue = ["error": ["code": .string(failure.code), "message": .string(failure.message)]]
        output.tell(error.text)
    }
}

extension JSONValue {
    /// A moment in UTC (RFC 3339), or `null` for none.
    init(_ moment: Date?) {
        self.init(moment.map { $0.formatted(Date.ISO8601FormatStyle()) })
    }
}
