public import Registration
public import SharedKernel
import Synchronization

/// A ``CatalogSource`` that answers with what it was told last.
public final class InMemoryCatalogSource: CatalogSource {
    /// Holds questions back while it is closed, and counts them.
    public let gate = Gate()
    private let answer: Mutex<Result<CatalogList, CatalogError>>

    public init(_ list: CatalogList) {
        answer = Mutex(.success(list))
    }

    public convenience init(_ items: [CatalogItem] = []) {
        self.init(CatalogList(items))
    }

    public init(failingWith error: CatalogError) {
        answer = Mutex(.failure(error))
    }

    /// How often it was asked.
    public var calls: Int { gate.arrivals }

    /// Answers so from now on.
    public func answer(with list: CatalogList) {
        answer.withLock { $0 = .success(list) }
    }

    /// Fails so from now on.
    public func fail(with error: CatalogError) {
        answer.withLock { $0 = .failure(error) }
    }

    public func list() async throws(CatalogError) -> Loaded<CatalogList> {
        guard await gate.pass() else { throw .cancelled }
        return Loaded(try answer.withLock { $0 }.get(), freshness: .live)
    }
}
