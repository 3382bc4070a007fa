import SharedKernel

/// Something that a screen says, in every language of Vitrine: it does not compile with one of them missing.
struct Phrase: Hashable, Sendable {
    private let english: String
    private let russian: String

    init(_ english: String, _ russian: String) {
        self.english = english
        self.russian = russian
    }

    func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .russian: russian
        }
    }
}
