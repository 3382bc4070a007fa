/// One command of a command-line program, described so that help, completions and parsing agree.
public struct Command: Hashable, Sendable {
    public let name: String
    /// What it does, in one line.
    public let summary: Phrase
    /// What else is to be known, shown in its own help only; lines are kept.
    public let details: Phrase?
    public let options: [OptionDescription]
    public let operands: [OperandDescription]
    /// The commands of a group; empty for a command that does something itself.
    public let commands: [Command]

    /// A command that does something.
    public init(
        _ name: String, _ summary: Phrase, details: Phrase? = nil, options: [any DescribedOption] = [],
        operands: [any DescribedOperand] = []
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.options = options.map(\.described)
        self.operands = operands.map(\.described)
        commands = []
    }

    /// A group of commands: `videos` of `videos list` and `videos show`.
    public init(_ name: String, _ summary: Phrase, commands: [Command]) {
        self.name = name
        self.summary = summary
        details = nil
        options = []
        operands = []
        self.commands = commands
    }

    var isGroup: Bool { !commands.isEmpty }
}
