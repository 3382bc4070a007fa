import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The disk that the in-memory downloader and the in-memory library share.
public final class InMemoryVideoFiles: Sendable {
    private struct State {
        var whole: [URL: Data] = [:]
        var unfinished: [URL: Part] = [:]
    }

    /// What an unfinished download left.
    struct Part {
        var bytes: Data
        let total: Int?
    }

    private let state = Mutex(State())

    public init() {}

    /// The whole file of that place.
    public subscript(_ place: URL) -> Data? {
        get { state.withLock { $0.whole[place] } }
        set { state.withLock { $0.whole[place] = newValue } }
    }

    subscript(unfinished place: URL) -> Part? {
        get { state.withLock { $0.unfinished[place] } }
        set { state.withLock { $0.unfinished[place] = newValue } }
    }
}
