/// One command of a command-line program, described so that help, completions and parsing agree.
public struct Command: Sendable {
    public let name: String
    public let summary: String
}
