public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``FreeSpace`` must keep. It starts with a file's place on a disk that has room.
public enum FreeSpaceContract {
    /// What tells, and a file's place to ask about.
    public struct Subject: Sendable {
        let space: any FreeSpace
        let file: URL

        public init(_ space: any FreeSpace, at file: URL) {
            self.space = space
            self.file = file
        }
    }

    public static let behaviors: [Behavior<Void, Subject>] = [
        Behavior("tells how much room there is, in whole bytes") { given in
            let subject = try await given(())
            guard let available = await subject.space.availableBytes(at: subject.file) else {
                throw BrokenPromise(description: "the room: expected a number, saw none")
            }
            try require(available > 0, "the room: expected some, saw \(available)")
        },
        Behavior("tells of a file whose folder is not made yet") { given in
            let subject = try await given(())
            let deeper = subject.file.appending(path: "folder/of/its/own.mp4")
            try require(await subject.space.availableBytes(at: deeper) != nil, "the room: expected a number, saw none")
        },
    ]
}
