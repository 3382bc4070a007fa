/// What a person typed, as they typed it. Any text is taken: ``review(on:)`` says what is wrong with it.
public struct RegistrationForm: Sendable {
    public var firstName: String
    public var lastName: String
    /// `1990-02-28`, as a browser's date field sends it, or `28.02.1990`.
    public var birthDate: String
    public var password: Password
    public var confirmation: Password

    public init(
        firstName: String = "", lastName: String = "", birthDate: String = "", password: Password = Password(""),
        confirmation: Password = Password("")
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.birthDate = birthDate
        self.password = password
        self.confirmation = confirmation
    }

    /// Whether there is something in every field; before that nobody can register.
    public var isFilled: Bool {
        ![firstName, lastName, birthDate].contains("") && !password.isEmpty && !confirmation.isEmpty
    }

    /// Holds everything against ``FormRule/all``.
    ///
    /// - Parameter today: the person's own calendar day.
    public func review(on today: CalendarDay) -> FormReview {
        FormReview(of: Answers(self, today: today))
    }
}

/// A form as the rules see it: each text read once.
struct Answers {
    let firstName: NameText
    let lastName: NameText
    let birthDate: BirthDateText
    let today: CalendarDay
    let password: PasswordText
    let isConfirmationEmpty: Bool
    let isConfirmed: Bool

    init(_ form: RegistrationForm, today: CalendarDay) {
        firstName = NameText(form.firstName)
        lastName = NameText(form.lastName)
        birthDate = BirthDateText(form.birthDate)
        self.today = today
        password = PasswordText(form.password)
        isConfirmationEmpty = form.confirmation.isEmpty
        // What is too long to be a password is not compared either: that is said already.
        isConfirmed =
            form.password.isEmpty || form.password.isBeyondReading
            || !form.confirmation.isBeyondReading && form.password.isSame(as: form.confirmation)
    }
}
