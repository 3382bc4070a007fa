import Foundation
import OutsideProcesses

extension Home {
    struct NotRegistered: Error, CustomStringConvertible {
        let description: String
    }

    /// Registers Anna Vetrova, as a script would.
    public func register() async throws {
        let names = ["--first-name", "Anna", "--last-name", "Vetrova", "--birth-date", "1990-02-28"]
        let run = try await run(["register", "--data", data.path] + names, piping: ["Hush-hush 77"])
        guard run.ending == .exited(0) else { throw NotRegistered(description: run.errors) }
    }
}
