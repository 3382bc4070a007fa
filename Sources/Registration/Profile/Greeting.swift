public import SharedKernel

/// How a person is greeted by their first name.
public struct Greeting: Hashable, Sendable {
    public let name: PersonName

    public init(_ profile: Profile) {
        name = profile.firstName
    }

    /// `Hello, Anna!`, for where there is nothing but text. The name keeps its own direction of writing.
    public func text(in language: Language) -> String {
        let parts = parts(in: language)
        return parts.before + (isRightToLeft ? "\u{2068}\(parts.name)\u{2069}" : parts.name) + parts.after
    }

    /// By the blocks of the scripts that are written so (Unicode Standard Annex 9, Bidi_Class R and AL).
    private var isRightToLeft: Bool {
        name.rawValue.unicodeScalars.contains { scalar in
            [0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF]
                .contains { $0.contains(scalar.value) }
        }
    }

    /// The same in three parts, for a page that sets the name apart (`<bdi>`).
    public func parts(in language: Language) -> (before: String, name: String, after: String) {
        let before =
            switch language {
            case .english: "Hello, "
            case .russian: "Здравствуйте, "
            }
        return (before, name.rawValue, "!")
    }
}
