/// A command with its values, as a line asked for it.
public struct Invocation: Hashable, Sendable {
    /// The command's name and those of its groups, outermost first: `["videos", "list"]`.
    public internal(set) var path: [String] = []
    /// By long name, what was given, in its order; an empty text for each time a flag was given.
    var options: [String: [String]] = [:]
    var operands: [String: [String]] = [:]

    /// The option's value, its default where it was not given.
    public subscript<Value>(option: Option<Value>) -> Value {
        option.read(options[option.described.name] ?? [])
    }

    /// The operand's value.
    public subscript<Value>(operand: Operand<Value>) -> Value {
        operand.read(operands[operand.described.name] ?? [])
    }

    /// Whether the line itself says it, so that a value from elsewhere must give way.
    public func names(_ option: any DescribedOption) -> Bool {
        options[option.described.name] != nil
    }
}

/// What a line of arguments asks for.
public struct Reading: Hashable, Sendable {
    /// What could be understood, also where something was wrong: the error's own language may stand in it.
    public let invocation: Invocation
    public let wish: Result<Wish, UsageError>

    public enum Wish: Hashable, Sendable {
        /// The command that the invocation names.
        case run
        /// Help on the command, or the group, that the invocation names; on the program for an empty path.
        case help
        case version
    }
}
