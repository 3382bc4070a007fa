/// One thing that `vitrine doctor` looks at.
public struct DoctorCheck: Sendable {
    /// What is looked at, in the person's language: "Video feed".
    public let name: String
    let look: @Sendable () async -> Finding

    public init(_ name: String, look: @escaping @Sendable () async -> Finding) {
        self.name = name
        self.look = look
    }

    /// What was found, each with a sentence that says it and what can be done.
    public enum Finding: Hashable, Sendable {
        case fine(String)
        /// It works, but not as it could.
        case warning(String)
        /// Something will not work.
        case problem(String)
    }
}

extension DoctorCheck.Finding {
    var sentence: String {
        switch self {
        case .fine(let sentence), .warning(let sentence), .problem(let sentence): sentence
        }
    }

    var isProblem: Bool {
        if case .problem = self { true } else { false }
    }
}
