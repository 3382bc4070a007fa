public import Testing

/// Which numbered requirement a test proves; the number shows in the test log.
public struct RequirementTrait: TestTrait, SuiteTrait {
    public let numbers: [String]
    public var comments: [Comment] { numbers.map { Comment(rawValue: "requirement \($0)") } }
}

extension Trait where Self == RequirementTrait {
    /// `.requirement("VD-1")`: the requirement that this test proves.
    public static func requirement(_ numbers: String...) -> Self {
        RequirementTrait(numbers: numbers)
    }
}
