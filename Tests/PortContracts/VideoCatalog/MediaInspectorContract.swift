public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``MediaInspector`` must keep.
public enum MediaInspectorContract {
    /// What stands at the address that the inspector is asked about.
    public enum World: Sendable {
        /// One video file of five bytes, told so by its media type.
        case file
        /// A playlist, told so by its media type.
        case playlist
        /// A page.
        case page
        /// Nobody answers.
        case outOfReach
        /// Somebody takes the question and does not answer.
        case silent
    }

    /// An inspector, and the address to ask it about.
    public struct Subject: Sendable {
        public let inspector: any MediaInspector
        public let address: URL

        public init(_ inspector: any MediaInspector, at address: URL) {
            self.inspector = inspector
            self.address = address
        }

        func media() async throws(VideoCatalogError) -> Video.Media {
            try await inspector.media(at: address)
        }
    }

    public static let behaviors: [Behavior<World, Subject>] = [
        Behavior("tells a file") { given in
            let subject = try await given(.file)
            try require(try await subject.media(), equals: .file(subject.address), "the media")
        },
        Behavior("tells how long a file is") { given in
            let subject = try await given(.file)
            try require(try await subject.inspector.length(at: subject.address), equals: 5, "the length")
        },
        Behavior("tells a stream") { given in
            let subject = try await given(.playlist)
            try require(try await subject.media(), equals: .stream(subject.address), "the media")
        },
        Behavior("refuses what no player plays") { given in
            let subject = try await given(.page)
            try await require(.unreadable, "a page", from: subject.media)
        },
        Behavior("tells that the host is out of reach") { given in
            let subject = try await given(.outOfReach)
            try await require(.offline, "a host out of reach", from: subject.media)
        },
        Behavior("ends as cancelled when the caller stops waiting") { given in
            let subject = try await given(.silent)
            try await requireCancellation(.cancelled, "a silent host") { () async throws(VideoCatalogError) in
                _ = try await subject.media()
            }
        },
    ]
}
