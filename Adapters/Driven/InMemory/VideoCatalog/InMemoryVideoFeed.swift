public import SharedKernel
import Synchronization
public import VideoCatalog

/// A ``VideoFeed`` that answers with what it was told last.
public final class InMemoryVideoFeed: VideoFeed {
    /// Holds questions back while it is closed, and counts them.
    public let gate = Gate()
    private let answer: Mutex<Result<VideoList, VideoCatalogError>>

    public init(_ list: VideoList) {
        answer = Mutex(.success(list))
    }

    public convenience init(_ videos: [Video]) {
        self.init(VideoList(videos))
    }

    public init(failingWith error: VideoCatalogError) {
        answer = Mutex(.failure(error))
    }

    /// How often it was asked.
    public var calls: Int { gate.arrivals }

    /// Answers so from now on.
    public func answer(with list: VideoList) {
        answer.withLock { $0 = .success(list) }
    }

    /// Fails so from now on.
    public func fail(with error: VideoCatalogError) {
        answer.withLock { $0 = .failure(error) }
    }

    public func videos() async throws(VideoCatalogError) -> Loaded<VideoList> {
        guard await gate.pass() else { throw .cancelled }
        return Loaded(try answer.withLock { $0 }.get(), freshness: .live)
    }
}
