import Testing

/// The built executable, started as a person would start it; one after the other, so that two slow cores do not drown.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct `End to end` {}

/// A world that needs no network: both are to keep every promise.
enum Wiring: String, CaseIterable, CustomTestStringConvertible {
    case demo, memory

    var option: String { "--\(rawValue)" }
    var testDescription: String { option }
}
