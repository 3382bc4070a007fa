public import SharedKernel

/// What can go wrong with a list, by what a person can do about it.
public enum CatalogError: Error, Hashable, Sendable {
    /// There is no way to the list's source.
    case offline
    /// The source was reached and failed.
    case sourceFailed
    /// The source answered with something that is not the list.
    case unreadable
    /// The source refuses more questions for now.
    case tryLater(after: Duration)
    /// What is kept on this computer cannot be read or written.
    case storageFailed
    /// The caller stopped waiting: nobody is told.
    case cancelled
}

extension CatalogError {
    /// What happened to which list, and what to do about it.
    public func message(for kind: CatalogKind, in language: Language) -> String {
        sentence(kind).text(in: language)
    }

    private func sentence(_ kind: CatalogKind) -> Sentence {
        let list = Sentence("The list of \(kind.title(in: .english).lowercased())", kind.listInRussian)
        return switch self {
        case .offline:
            Sentence(
                "\(list.english) cannot be reached. Try again later, or choose another list.",
                "\(list.russian) недоступен. Попробуйте позже или выберите другой.")
        case .sourceFailed:
            Sentence(
                "\(list.english) cannot be had: its source failed. Try again later, or choose another list.",
                "\(list.russian) не получен: на его стороне ошибка. Попробуйте позже или выберите другой.")
        case .unreadable:
            Sentence(
                "\(list.english) came as something else. Try again later, or choose another list.",
                "\(list.russian) не удалось прочитать: пришло что-то другое. Попробуйте позже или выберите другой.")
        case .tryLater(let wait):
            Sentence(
                "\(list.english) asks to wait. Try again in \(wait.words(in: .english)).",
                "\(list.russian) просит подождать. Попробуйте через \(wait.words(in: .russian)).")
        case .storageFailed:
            Sentence(
                "What is saved on this computer cannot be read or written. Check the free space and the folder's permissions.",
                "Не удаётся прочитать или записать сохранённое на этом компьютере. Проверьте свободное место и права на папку."
            )
        case .cancelled: Sentence("Cancelled.", "Отменено.")
        }
    }

    /// Why a kept list stands in for a live one that failed so; `nil` where that would hide something.
    public var reasonForKeptList: Freshness.Reason? {
        switch self {
        case .offline: .offline
        case .sourceFailed: .sourceFailed
        case .unreadable: .unreadable
        case .tryLater: .tryLater
        case .storageFailed, .cancelled: nil
        }
    }
}

extension CatalogKind {
    fileprivate var listInRussian: String {
        switch self {
        case .products: "Список товаров"
        case .books: "Список книг"
        case .contests: "Список соревнований"
        }
    }
}

extension CatalogError: PictureError {
    public static var noPicture: CatalogError { .sourceFailed }
    public static var unfitPicture: CatalogError { .unreadable }
}
