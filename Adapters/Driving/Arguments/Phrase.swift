/// The languages that a program's help and errors are written in.
public enum HelpLanguage: Hashable, Sendable, CaseIterable {
    case english, russian
}

/// One sentence in every language of the help, so that none can be left out.
public struct Phrase: Hashable, Sendable {
    private let english: String
    private let russian: String

    public init(_ english: String, _ russian: String) {
        self.english = english
        self.russian = russian
    }

    public func text(in language: HelpLanguage) -> String {
        switch language {
        case .english: english
        case .russian: russian
        }
    }
}
