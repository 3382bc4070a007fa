extension FormRule {
    /// Every rule: by field in the form's order, and within a field the one first that helps most.
    public static let all: [FormRule] =
        ofName(
            .firstName, \.firstName, empty: Sentence("Enter your first name.", "Введите имя."))
        + ofName(.lastName, \.lastName, empty: Sentence("Enter your last name.", "Введите фамилию."))
        + ofBirthDate + ofPassword + ofConfirmation

    private static func ofName(
        _ field: FormField, _ name: any KeyPath<Answers, NameText> & Sendable, empty: Sentence
    ) -> [FormRule] {
        [
            FormRule("\(field.rawValue).empty", field, empty, endsReview: true) { $0[keyPath: name].isEmpty },
            FormRule(
                "\(field.rawValue).too-long", field,
                Sentence("Use at most 64 letters.", "Укажите не больше 64 букв."), endsReview: true
            ) { $0[keyPath: name].isTooLong },
            FormRule(
                "\(field.rawValue).not-letters", field,
                Sentence(
                    "Use only letters, spaces, hyphens and apostrophes.",
                    "Используйте только буквы, пробелы, дефисы и апострофы.")
            ) {
                let strangers = $0[keyPath: name].strangers
                return strangers.isEmpty ? .kept : .brokenBy(strangers)
            },
            FormRule(
                "\(field.rawValue).too-short", field, Sentence("Use at least 2 letters.", "Укажите не меньше 2 букв.")
            ) { $0[keyPath: name].isTooShort },
        ]
    }

    private static let ofBirthDate = [
        FormRule(
            "birth-date.empty", .birthDate, Sentence("Enter your date of birth.", "Введите дату рождения."),
            endsReview: true
        ) { $0.birthDate == .empty },
        FormRule(
            "birth-date.unreadable", .birthDate,
            Sentence("Write the date like 1990-02-28.", "Запишите дату так: 28.02.1990."), endsReview: true
        ) { $0.birthDate == .unreadable },
        FormRule(
            "birth-date.no-leap-day", .birthDate,
            Sentence(
                "Check the year: 29 February comes in leap years only.",
                "Проверьте год: 29 февраля бывает только в високосные годы."), endsReview: true
        ) { $0.birthDate == .noLeapDay },
        FormRule(
            "birth-date.no-such-day", .birthDate,
            Sentence(
                "Check the day and the month: there is no such day.",
                "Проверьте день и месяц: такого дня в календаре нет."), endsReview: true
        ) { $0.birthDate == .noSuchDay },
        FormRule(
            "birth-date.in-future", .birthDate,
            Sentence("Check the year: this day is still to come.", "Проверьте год: этот день ещё не наступил."),
            endsReview: true
        ) { answers in answers.birthDate.day.map { $0 > answers.today } ?? false },
        FormRule(
            "birth-date.too-young", .birthDate,
            Sentence("You must be at least 14 years old.", "Вам должно быть не меньше 14 лет.")
        ) { answers in answers.birthDate.day.map { $0.age(on: answers.today) < BirthDates.ages.lowerBound } ?? false },
        FormRule(
            "birth-date.too-old", .birthDate,
            Sentence(
                "Check the year: nobody over 120 can register.", "Проверьте год: возраст должен быть не больше 120 лет."
            )
        ) { answers in answers.birthDate.day.map { $0.age(on: answers.today) > BirthDates.ages.upperBound } ?? false },
    ]

    private static let ofPassword = [
        FormRule("password.empty", .password, Sentence("Enter a password.", "Введите пароль."), endsReview: true) {
            $0.password.isEmpty
        },
        FormRule(
            "password.too-long", .password,
            Sentence("Use at most 128 characters.", "Используйте не больше 128 символов."), endsReview: true
        ) { $0.password.isBeyondReading || $0.password.length > 128 },
        FormRule(
            "password.too-short", .password,
            Sentence("Use at least 8 characters.", "Используйте не меньше 8 символов."), inChecklist: true
        ) { $0.password.length < 8 },
        FormRule(
            "password.no-capital", .password,
            Sentence("Use at least one capital letter.", "Используйте хотя бы одну заглавную букву."), inChecklist: true
        ) { !$0.password.hasUpperCaseLetter },
        FormRule(
            "password.no-digit", .password,
            Sentence("Use at least one digit.", "Используйте хотя бы одну цифру."), inChecklist: true
        ) { !$0.password.hasDigit },
        FormRule(
            "password.common", .password,
            Sentence(
                "Use one that is not among the most common passwords.",
                "Придумайте пароль, которого нет среди самых распространённых."), inChecklist: true
        ) { $0.password.isCommon },
        FormRule(
            "password.has-name", .password,
            Sentence("Use one without your own name in it.", "Не используйте в пароле своё имя."), inChecklist: true
        ) { $0.password.contains(anyOf: $0.firstName.words + $0.lastName.words) },
    ]

    private static let ofConfirmation = [
        FormRule(
            "confirmation.empty", .confirmation, Sentence("Enter the password again.", "Введите пароль ещё раз."),
            endsReview: true
        ) { $0.isConfirmationEmpty },
        FormRule(
            "confirmation.differs", .confirmation,
            Sentence("Enter the same password in both fields.", "Введите в оба поля один и тот же пароль."),
            inChecklist: true
        ) { !$0.isConfirmed },
    ]
}
