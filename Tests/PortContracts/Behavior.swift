/// One thing that every adapter of a port must show, free of any test framework.
///
/// A behavior starts from a world (`Seed`), asks for an adapter over it, and throws a ``BrokenPromise`` that says what
/// was expected and what was seen.
public struct Behavior<Seed, Port>: Sendable, CustomStringConvertible {
    public typealias Given = @Sendable (Seed) async throws -> Port

    public let description: String
    private let body: @Sendable (_ given: Given) async throws -> Void

    package init(_ description: String, _ body: @escaping @Sendable (_ given: Given) async throws -> Void) {
        self.description = description
        self.body = body
    }

    /// Checks it on one adapter; `given` builds the adapter over a seed.
    public func check(_ given: Given) async throws {
        try await body(given)
    }
}

/// What an adapter did not keep.
public struct BrokenPromise: Error, CustomStringConvertible {
    public let description: String
}

/// Holds a value to what was promised.
func require<Value: Equatable>(_ value: Value, equals expected: Value, _ what: String) throws(BrokenPromise) {
    guard value == expected else { throw BrokenPromise(description: "\(what): expected \(expected), saw \(value)") }
}

func require(_ condition: Bool, _ what: String) throws(BrokenPromise) {
    guard condition else { throw BrokenPromise(description: what) }
}
