public import SharedKernel

/// What the form asks for, in the order in which it asks.
public enum FormField: String, Hashable, Sendable, Codable, CaseIterable {
    case firstName = "first-name"
    case lastName = "last-name"
    case birthDate = "birth-date"
    case password
    case confirmation

    /// Whether nobody may read over a shoulder what is typed.
    public var isSecret: Bool { self == .password || self == .confirmation }

    /// What stands beside the field.
    public func label(in language: Language) -> String { label.text(in: language) }

    /// What is good to know before it is filled in; `nil` where the label says enough.
    public func hint(in language: Language) -> String? { hint?.text(in: language) }

    private var label: Sentence {
        switch self {
        case .firstName: Sentence("First name", "Имя")
        case .lastName: Sentence("Last name", "Фамилия")
        case .birthDate: Sentence("Date of birth", "Дата рождения")
        case .password: Sentence("Password", "Пароль")
        case .confirmation: Sentence("Password again", "Пароль ещё раз")
        }
    }

    private var hint: Sentence? {
        switch self {
        case .firstName, .lastName, .confirmation: nil
        case .birthDate: Sentence("Like 1990-02-28.", "Например, 28.02.1990.")
        case .password: Sentence("It is checked and forgotten, not stored.", "Пароль проверяется и нигде не хранится.")
        }
    }
}
