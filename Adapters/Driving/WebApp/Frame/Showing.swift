import SharedKernel

/// What there is to show of something that is asked for: what is kept first, what its source answers then.
enum Showing<Value, Failure: Error> {
    /// Nothing is kept, and the source is about to be asked.
    case nothingYet
    /// Kept, and about to be compared with the source.
    case kept(Loaded<Value>)
    case answered(Result<Loaded<Value>, Failure>)

    /// What is kept, or that nothing is.
    init(kept: Loaded<Value>?) {
        self = kept.map(Self.kept) ?? .nothingYet
    }

    /// The value to be shown; `nil` where there is none.
    var loaded: Loaded<Value>? {
        switch self {
        case .kept(let loaded), .answered(.success(let loaded)): loaded
        case .nothingYet, .answered(.failure): nil
        }
    }

    /// Why there is nothing to show.
    var failure: Failure? {
        if case .answered(.failure(let failure)) = self { failure } else { nil }
    }

    /// Whether there is nothing to see before the source has answered.
    var isWaiting: Bool {
        if case .nothingYet = self { true } else { false }
    }

    /// Whether the source has been asked.
    var isAnswered: Bool {
        if case .answered = self { true } else { false }
    }
}

extension Showing: Sendable where Value: Sendable {}
extension Showing: Equatable where Value: Equatable, Failure: Equatable {}
