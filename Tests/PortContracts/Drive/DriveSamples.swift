public import Drive

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A disk for a promise to begin with: an adapter is built over a service that has this on it, and nothing else.
public struct DriveWorld: Sendable {
    /// In the order in which they came to the disk, a minute apart: the last is the newest.
    public var entries: [Entry]
    /// What every question is answered with; `nil` for a service that works.
    public var outage: Outage?
    /// How often a change of a folder that is not empty is said to be under way before it has happened.
    public var polls = 0

    public init(_ entries: [Entry] = [], outage: Outage? = nil, polls: Int = 0) {
        self.entries = entries
        self.outage = outage
        self.polls = polls
    }

    /// A file, or a folder with everything on the way to it.
    public struct Entry: Sendable {
        public let path: DrivePath
        /// `nil` for a folder.
        public let contents: Data?
        public let isPublished: Bool

        public init(_ path: DrivePath, contents: Data?, isPublished: Bool = false) {
            self.path = path
            self.contents = contents
            self.isPublished = isPublished
        }
    }

    /// How a service can be out of order.
    public enum Outage: Sendable, CaseIterable {
        /// There is no way to it.
        case offline
        /// It answers with failures of its own.
        case failing
        /// It does not accept the session.
        case signedOut
    }
}

extension DriveWorld {
    /// Two folders, three files, and names that are hard to write.
    static let trips = DriveWorld([
        .folder("/Empty"),
        .file("/Trips/lake.txt", "blue"),
        .file("/Trips/2024 #1?&+%20/hill.txt", "green"),
        .file("/notes.txt", "remember"),
    ])

    func answering(_ outage: Outage) -> DriveWorld { DriveWorld(entries, outage: outage) }
    func slow(_ polls: Int) -> DriveWorld { DriveWorld(entries, polls: polls) }
}

extension DriveWorld.Entry {
    static func file(_ path: String, _ text: String, isPublished: Bool = false) -> Self {
        Self(DrivePath(text: path), contents: Data(text.utf8), isPublished: isPublished)
    }

    static func folder(_ path: String, isPublished: Bool = false) -> Self {
        Self(DrivePath(text: path), contents: nil, isPublished: isPublished)
    }
}

extension DrivePath {
    /// For paths that are written here and known to be good.
    init(text: String) {
        self = DrivePath(text) ?? .root
    }
}

extension DriveWorld.Outage {
    var error: DriveError {
        switch self {
        case .offline: .offline
        case .failing: .serviceFailed
        case .signedOut: .signInNeeded(.sessionEnded)
        }
    }
}

/// Asks until the service says that the change has happened.
func finish(_ change: DriveChange, at source: any OperationSource) async throws {
    guard case .underWay(let operation) = change else { return }
    for _ in 0..<100 {
        switch try await source.state(of: operation) {
        case .done: return
        case .underWay: continue
        case .failed: throw BrokenPromise(description: "the change: expected it to happen, saw it fail")
        }
    }
    throw BrokenPromise(description: "the change: expected it to end, saw it under way after 100 questions")
}
