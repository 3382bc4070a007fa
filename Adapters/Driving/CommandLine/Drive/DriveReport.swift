import Arguments
import Drive
import SharedKernel
import Synchronization
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every command of the disk needs: its use cases, and how it speaks.
struct DriveReport: Sendable {
    let drive: DriveAccess
    let report: Report
    let time: any TimeSource
    let desk: PersonsDesk

    /// Whether a person before the terminal agrees; a script is not asked.
    func agrees(to english: String, _ russian: String, _ invocation: Invocation) async -> Bool {
        guard report.output.isTerminal, !report.options.printsJSON, !invocation[CommandTree.yes] else { return true }
        report.output.tell(say("\(english) Type yes to go on.", "\(russian) Введите «да», чтобы продолжить.").onOneLine)
        for await line in desk.typedLines() {
            return ["y", "yes", "д", "да"].contains(line.lowercased().filter { !$0.isWhitespace })
        }
        return false
    }

    func say(_ english: String, _ russian: String) -> String { report.say(english, russian) }

    /// A path of the disk as a person writes it, with or without the service's own `disk:`.
    func path(_ text: String) throws(CommandFailure) -> DrivePath {
        guard let path = DrivePath(text.hasPrefix("disk:/") ? String(text.dropFirst(5)) : text) else {
            throw usage(
                "“\(text.onOneLine)” is no path of the disk: “.” and “..” cannot stand in one.",
                "«\(text.onOneLine)» — не путь на диске: в нём не может быть «.» и «..».")
        }
        return path
    }

    func usage(_ english: String, _ russian: String) -> CommandFailure {
        CommandFailure(.usage, code: "usage", message: say(english, russian))
    }

    func failing<Value>(_ work: () async throws(DriveError) -> Value) async throws(CommandFailure) -> Value {
        do throws(DriveError) {
            return try await work()
        } catch {
            throw CommandFailure(error, in: report.options.language)
        }
    }

    /// Says so where what is shown was kept.
    func tell(_ freshness: Freshness) {
        report.tell(freshness) { DriveError($0)?.message(in: report.options.language) }
    }

    /// `/Trips/lake.jpg`, its size and its date, for a person; a folder ends in `/`.
    func line(_ item: DriveItem, named name: String? = nil) -> String {
        let size = item.file.map { report.words.size(Int64($0.sizeInBytes)) } ?? "-"
        let moment = report.words.dateAndTime(item.isFolder ? item.modifiedAt : item.createdAt)
        let name = (name ?? item.name).onOneLine + (item.isFolder ? "/" : "")
        return "\(size)\t\(moment)\t\(item.isFolder ? report.colored(name, .bold) : name)\n"
    }

    /// Prints one item, in the person's way or the script's.
    func show(_ item: DriveItem) {
        if report.options.printsJSON {
            report.output.print(item.json)
        } else {
            report.output.print(item.path.description.onOneLine + "\n")
        }
    }
}

extension DriveError {
    /// Why kept lists are shown; `nil` where nobody has asked yet.
    fileprivate init?(_ reason: Freshness.Reason) {
        switch reason {
        case .notAskedYet: return nil
        case .offline: self = .offline
        case .sourceFailed: self = .serviceFailed
        case .unreadable: self = .unreadable
        case .tryLater: self = .tryLater(after: .seconds(60))
        }
    }
}

/// How far a transfer is, shown from wherever the bytes come.
final class TransferLine: Sendable {
    private let report: Report
    private let line: Mutex<LiveLine>

    init(_ report: Report, time: any TimeSource) {
        self.report = report
        line = Mutex(LiveLine(report: report, time: time))
    }

    /// - Parameter name: of the file, where there are several.
    func show(_ bytes: TransferredBytes, named name: String? = nil) {
        let amount = report.amount(
            bytes.count, of: bytes.total, bytesPerSecond: bytes.bytesPerSecond, timeLeft: bytes.timeLeft)
        let words = ([name?.onOneLine].compactMap(\.self) + amount).joined(separator: ", ")
        let json: JSONValue = [
            "name": JSONValue(name), "receivedBytes": .number(bytes.count),
            "totalBytes": bytes.total.map(JSONValue.number) ?? .null,
        ]
        line.withLock { line in
            line.show(
                json: ["transfer": json], bar: LiveLine.bar(bytes.fraction, words, in: report),
                words: bytes.count > 0 ? words : nil)
        }
    }

    func end() { line.withLock { $0.end() } }
}

/// How many files a walk has found so far; a script is told at the end only.
final class WalkLine: Sendable {
    private let report: Report
    private let line: Mutex<LiveLine>

    init(_ report: Report, time: any TimeSource) {
        self.report = report
        line = Mutex(LiveLine(report: report, time: time))
    }

    @Sendable func show(_ count: Int) {
        guard !report.options.printsJSON else { return }
        let words = report.words.count(count, .file)
        line.withLock { $0.show(json: nil, bar: words, words: words) }
    }

    func end() { line.withLock { $0.end() } }
}
