public import SharedKernel

/// What can go wrong with registering, by what a person can do about it.
public enum RegistrationError: Error, Hashable, Sendable {
    /// Something in the form is not right yet.
    case invalid(FormReview)
    /// Somebody has registered on this computer already.
    case alreadyRegistered
    /// The disk has no room left.
    case diskFull
    /// The profile on this computer cannot be read or written.
    case storageFailed
    /// A newer version of this program wrote the profile.
    case newerStorage
    /// The caller stopped waiting: nobody is told.
    case cancelled
}

extension RegistrationError {
    /// What happened and what to do about it.
    public func message(in language: Language) -> String { sentence.text(in: language) }

    private var sentence: Sentence {
        switch self {
        case .invalid(let review):
            review.invalidFields.count == 1
                ? Sentence("One field needs another look.", "Проверьте одно поле.")
                : Sentence("Some fields need another look.", "Проверьте поля формы.")
        case .alreadyRegistered:
            Sentence(
                "Somebody has registered here already. Forget that profile first.",
                "Здесь уже кто-то зарегистрирован. Сначала удалите этот профиль.")
        case .diskFull:
            Sentence(
                "The disk is full. Free some space, then try again.", "На диске нет места. Освободите его и повторите.")
        case .storageFailed:
            Sentence(
                "The profile on this computer cannot be read or written. Check the free space and the folder's permissions.",
                "Не удаётся прочитать или записать профиль на этом компьютере. Проверьте свободное место и права на папку."
            )
        case .newerStorage:
            Sentence(
                "A newer version of this program wrote the profile. Use that version.",
                "Профиль записала более новая версия программы. Откройте его в ней.")
        case .cancelled: Sentence("Cancelled.", "Отменено.")
        }
    }
}
