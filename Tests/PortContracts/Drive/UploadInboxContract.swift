public import Drive

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``UploadInbox`` must keep.
public enum UploadInboxContract {
    /// An empty inbox, and a look at what stands at one of its places.
    public struct Subject: Sendable {
        let inbox: any UploadInbox
        let contents: @Sendable (URL) -> Data?

        public init(_ inbox: any UploadInbox, contents: @escaping @Sendable (URL) -> Data?) {
            self.inbox = inbox
            self.contents = contents
        }

        func contents(of name: String) -> Data? { contents(inbox.place(of: name)) }
    }

    public static let behaviors: [Behavior<Void, Subject>] = [
        Behavior("puts the pieces of a file together, an empty one, too") { given in
            let subject = try await given(())
            try await subject.inbox.add(Data("one ".utf8), to: "1", at: 0)
            try await subject.inbox.add(Data("two".utf8), to: "1", at: 4)
            try await subject.inbox.add(Data(), to: "2", at: 0)
            try require(subject.contents(of: "1"), equals: Data("one two".utf8), "the file")
            try require(subject.contents(of: "2"), equals: Data(), "the empty file")
        },
        Behavior("refuses a piece that belongs elsewhere, and loses nothing") { given in
            let subject = try await given(())
            try await subject.inbox.add(Data("one ".utf8), to: "1", at: 0)
            for offset in [2, 5] {
                try await requireDrive(.localFileChanged, "a piece at \(offset)") {
                    try await subject.inbox.add(Data("two".utf8), to: "1", at: offset)
                }
            }
            try require(subject.contents(of: "1"), equals: Data("one ".utf8), "the file")
        },
        Behavior("begins a file anew with the piece at 0") { given in
            let subject = try await given(())
            try await subject.inbox.add(Data("one two".utf8), to: "1", at: 0)
            try await subject.inbox.add(Data("new".utf8), to: "1", at: 0)
            try require(subject.contents(of: "1"), equals: Data("new".utf8), "the file")
        },
        Behavior("removes one file, or all") { given in
            let subject = try await given(())
            for name in ["1", "2", "3"] { try await subject.inbox.add(Data("x".utf8), to: name, at: 0) }
            await subject.inbox.discard("1")
            await subject.inbox.discard("4")
            try require(subject.contents(of: "1"), equals: nil, "the removed file")
            try require(subject.contents(of: "2"), equals: Data("x".utf8), "another file")
            await subject.inbox.discard(nil)
            try require(subject.contents(of: "3"), equals: nil, "a file after all were removed")
        },
    ]
}
