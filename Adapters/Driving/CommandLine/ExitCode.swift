/// What a command ends with, after `sysexits.h`.
public enum ExitCode: Int32, Hashable, Sendable {
    case done = 0
    /// The question was understood and nothing matched.
    case nothingMatched = 2
    case usage = 64
    case noSuchItem = 66
    case unavailable = 69
    case diskError = 74
    case tryLater = 75
    case signInNeeded = 77
    case interrupted = 130
}
