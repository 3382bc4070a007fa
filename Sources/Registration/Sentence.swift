public import SharedKernel

/// One sentence for a person, in every language that Vitrine speaks.
public struct Sentence: Hashable, Sendable {
    let english: String
    let russian: String

    init(_ english: String, _ russian: String) {
        self.english = english
        self.russian = russian
    }

    /// The sentence in that language.
    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .russian: russian
        }
    }
}
