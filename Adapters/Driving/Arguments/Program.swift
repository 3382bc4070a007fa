/// A command-line program: its commands, and the options that all of them take.
public struct Program: Hashable, Sendable {
    public let name: String
    public let version: String
    public let summary: Phrase
    public let commands: [Command]
    /// Accepted before a command's name and after it.
    public let globalOptions: [OptionDescription]
    /// Of each of these sets of long names, a line may hold one only.
    public let exclusions: [[String]]

    public init(
        _ name: String, version: String, _ summary: Phrase, commands: [Command],
        globalOptions: [any DescribedOption] = [], exclusions: [[any DescribedOption]] = []
    ) {
        self.name = name
        self.version = version
        self.summary = summary
        self.commands = commands
        self.globalOptions = globalOptions.map(\.described) + [Program.help.described, Program.showVersion.described]
        self.exclusions = exclusions.map { $0.map(\.described.name) }
    }

    /// `--help`, of every program and every command.
    static let help = Option.flag("help", short: "h", Phrase("Show this help", "Показать эту справку"))
    /// `--version`, of every program.
    static let showVersion = Option.flag("version", Phrase("Show the version", "Показать версию"))
    /// The command that says the same as `--help`.
    static let helpCommand = Command(
        "help", Phrase("Show the help of a command", "Показать справку по команде"))

    /// The commands below `path`, those of the program itself for an empty one.
    func commands(below path: [String]) -> [Command] {
        path.isEmpty ? commands + [Program.helpCommand] : (command(at: path)?.commands ?? [])
    }

    /// The command that `path` leads to; `nil` for an empty or unknown one.
    func command(at path: [String]) -> Command? {
        var found: Command?
        for name in path {
            guard let next = (found?.commands ?? commands).first(where: { $0.name == name }) else { return nil }
            found = next
        }
        return found
    }

    /// Every path of the program, a group before its commands, with what it leads to.
    var allCommands: [(path: [String], command: Command)] {
        func walk(_ commands: [Command], _ path: [String]) -> [(path: [String], command: Command)] {
            commands.flatMap { [(path + [$0.name], $0)] + walk($0.commands, path + [$0.name]) }
        }
        return walk(commands, [])
    }

    /// What can stand after a path: the options of the command there, and those of all.
    func options(at path: [String]) -> [OptionDescription] {
        (command(at: path)?.options ?? []) + globalOptions
    }
}
