public import Foundation
public import OutsideProcesses

/// `vitrine sandbox`, ready: the simulated services, in a process of their own.
public struct RunningSandbox: Sendable {
    public let process: ChildProcess
    /// The line that tells other programs where the services are.
    public let line: String
    /// The whole address of the simulated list of videos.
    public let videoFeed: URL

    init(_ process: ChildProcess, readyLine line: String) throws {
        struct Services: Decodable { let videoFeed: URL }
        self.process = process
        self.line = line
        videoFeed = try JSONDecoder().decode(Services.self, from: Data(line.utf8)).videoFeed
    }
}
