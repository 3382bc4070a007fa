/// A value, and how fresh it is.
public struct Loaded<Value> {
    public let value: Value
    public let freshness: Freshness

    public init(_ value: Value, freshness: Freshness) {
        self.value = value
        self.freshness = freshness
    }

    /// The same freshness for what is made of the value.
    public func map<Other, Failure: Error>(_ transform: (Value) throws(Failure) -> Other) throws(Failure) -> Loaded<
        Other
    > {
        Loaded<Other>(try transform(value), freshness: freshness)
    }
}

extension Loaded: Sendable where Value: Sendable {}
extension Loaded: Equatable where Value: Equatable {}
extension Loaded: Hashable where Value: Hashable {}
