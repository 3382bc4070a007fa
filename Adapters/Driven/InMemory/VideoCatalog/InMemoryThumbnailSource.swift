public import SharedKernel
import Synchronization
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``ThumbnailSource`` over pictures by their address; any other address is one that its host does not have.
public final class InMemoryThumbnailSource: ThumbnailSource {
    /// Holds questions back while it is closed, and counts them.
    public let gate = Gate()
    private let answers: Mutex<[URL: Result<Picture, VideoCatalogError>]>
    private let otherwise: Mutex<VideoCatalogError>

    public init(_ pictures: [URL: Picture] = [:]) {
        answers = Mutex(pictures.mapValues { .success($0) })
        otherwise = Mutex(.sourceFailed)
    }

    /// Has no picture at all: every question fails so.
    public init(failingWith error: VideoCatalogError) {
        answers = Mutex([:])
        otherwise = Mutex(error)
    }

    /// How often it was asked.
    public var calls: Int { gate.arrivals }

    public func answer(with picture: Picture, at address: URL) {
        answers.withLock { $0[address] = .success(picture) }
    }

    /// Fails so from now on, whatever the address.
    public func fail(with error: VideoCatalogError) {
        answers.withLock { $0 = [:] }
        otherwise.withLock { $0 = error }
    }

    public func thumbnail(at address: URL) async throws(VideoCatalogError) -> Picture {
        guard await gate.pass() else { throw .cancelled }
        return try (answers.withLock { $0[address] } ?? .failure(otherwise.withLock { $0 })).get()
    }
}
