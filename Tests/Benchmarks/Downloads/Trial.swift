import Foundation
import Glibc

/// What became of one tool's try at one file.
struct Trial: Sendable {
    enum Outcome: String, Codable, Comparable {
        case right
        /// It said that it failed.
        case gaveUp
        /// It said that all is well, and the file is another one: an older version, a mix of two, a piece.
        case wrong

        static func < (one: Outcome, other: Outcome) -> Bool {
            guard one != other else { return false }
            return one == .right || other == .wrong
        }
    }

    var outcome: Outcome
    var seconds: Double
    var peakMegabytes: Double
    /// What came over the line beyond the file's own length, the heads of the answers included.
    var twiceBytes: Int
}

/// Where tools try, and what happens to them while they do.
struct TrialGround: Sendable {
    let origin: Origin
    /// For what tools fetch.
    let targets: URL

    /// What befalls a tool when half has come; then it is given the same command again.
    struct Interruption: Sendable {
        let signal: Int32
        /// What the server has then, under the same name.
        let newContents: Contents?
    }

    /// - Parameter line: `nil` for loopback as it is; what is carried twice is then not counted.
    func trial(
        of tool: Tool, at contents: Contents, over line: Relay.Line?, interruption: Interruption? = nil
    ) throws -> Trial {
        let name = tool.name + ".mp4"
        try origin.publish(contents, as: name)
        let folder = targets.appending(path: tool.name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "film.mp4")
        let relay = try line.map { try Relay(to: origin.port, over: $0) }
        defer { relay?.stop() }
        guard let server = URL(string: "http://127.0.0.1:\(relay?.port ?? origin.port)/") else {
            throw Origin.CannotStart()
        }
        let arguments = tool.arguments(server, name, file)

        var ending: Child.Ending?
        if let interruption {
            ending = try Child(tool.executable, arguments, output: .dropped).ending(after: interruption.signal) {
                relay.map { $0.carriedBytes >= contents.byteCount / 2 } ?? false
            }
            if let newContents = interruption.newContents { try origin.publish(newContents, as: name) }
        }
        let last = try Child(tool.executable, arguments, output: .dropped).ending()
        let isRight = try (interruption?.newContents ?? contents).isCopied(to: file)
        return Trial(
            outcome: !last.isSuccess ? .gaveUp : isRight ? .right : .wrong,
            seconds: last.seconds + (ending?.seconds ?? 0),
            peakMegabytes: max(last.peakMegabytes, ending?.peakMegabytes ?? 0),
            twiceBytes: max(0, (relay?.carriedBytes ?? 0) - contents.byteCount))
    }
}
