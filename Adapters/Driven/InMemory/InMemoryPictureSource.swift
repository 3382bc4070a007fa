public import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``PictureSource`` over pictures by their address; any other address is one that its host does not have. Whose it is,
/// its error says: `InMemoryPictureSource<GalleryError>` is the gallery's.
public final class InMemoryPictureSource<Failure: PictureError>: PictureSource {
    /// Holds questions back while it is closed, and counts them.
    public let gate = Gate()
    private let answers: Mutex<[URL: Result<Picture, Failure>]>
    private let failure: Mutex<Failure?>
    private let elsewhere: @Sendable (URL) -> Picture?

    /// - Parameters:
    ///   - error: fails every question so, whatever the address.
    ///   - elsewhere: what lies at any other address, looked up when it is asked for.
    public init(
        _ pictures: [URL: Picture] = [:], failingWith error: Failure? = nil,
        elsewhere: @escaping @Sendable (URL) -> Picture? = { _ in nil }
    ) {
        answers = Mutex(pictures.mapValues { .success($0) })
        failure = Mutex(error)
        self.elsewhere = elsewhere
    }

    /// How often it was asked.
    public var calls: Int { gate.arrivals }

    public func answer(_ result: Result<Picture, Failure>, at address: URL) {
        answers.withLock { $0[address] = result }
    }

    /// Fails every question so from now on, whatever the address; `nil` ends it.
    public func fail(with error: Failure?) {
        failure.withLock { $0 = error }
    }

    public func picture(at address: URL) async throws(Failure) -> Picture {
        guard await gate.pass() else { throw .cancelled }
        if let failure = failure.withLock({ $0 }) { throw failure }
        if let answer = answers.withLock({ $0[address] }) { return try answer.get() }
        guard let picture = elsewhere(address) else { throw .noPicture }
        return picture
    }
}
