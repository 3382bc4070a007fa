public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What can go wrong with photos and favorites, by what a person can do about it.
public enum FavoritesError: Error, Hashable, Sendable {
    /// There is no way to the service.
    case offline
    /// The service was reached and failed, or answered with something that is not what was asked for.
    case serviceFailed
    /// No access key is set.
    case keyMissing(KeyAdvice)
    /// The service does not accept the access key.
    case keyRefused(KeyAdvice)
    /// The service refuses more questions for now.
    case tryLater(after: Duration)
    /// The service has no such photo, or no such photo is kept.
    case notFound
    /// What is searched for is too long.
    case queryTooLong(limit: Int)
    /// There is no room left on this computer.
    case storageFull
    /// The favorites on this computer cannot be read or written.
    case storageFailed
    /// The caller stopped waiting: nobody is told.
    case cancelled

    /// Where an access key comes from and where it goes.
    public struct KeyAdvice: Hashable, Sendable {
        /// The page that issues one.
        public let page: URL
        /// What it is called in Vitrine's settings.
        public let setting: String

        public init(page: URL, setting: String) {
            self.page = page
            self.setting = setting
        }
    }
}

extension FavoritesError {
    /// What could not be done, in a few words: the headline over ``message(in:)``.
    public func title(in language: Language) -> String {
        switch (self, language) {
        case (.storageFull, .english), (.storageFailed, .english): "Could not reach your favorites"
        case (.storageFull, .russian), (.storageFailed, .russian): "Не удалось обратиться к избранному"
        case (.queryTooLong, .english): "The search is too long"
        case (.queryTooLong, .russian): "Слишком длинный запрос"
        case (_, .english): "Could not get the data"
        case (_, .russian): "Не удалось получить данные"
        }
    }

    /// What happened and what to do about it.
    public func message(in language: Language) -> String {
        switch language {
        case .english: english
        case .russian: russian
        }
    }

    private var english: String {
        switch self {
        case .offline: "The photo service cannot be reached. Check the connection, then try again."
        case .serviceFailed: "The photo service answered with a failure of its own. Try again later."
        case .keyMissing(let advice):
            "The photo service asks for an access key. Get one at \(advice.page.absoluteString), then set it as "
                + "\(advice.setting)."
        case .keyRefused(let advice):
            "The photo service does not accept the access key. Compare \(advice.setting) with the key at "
                + "\(advice.page.absoluteString)."
        case .tryLater(let wait):
            "The photo service allows no more requests for now. Try again in \(wait.words(in: .english))."
        case .notFound: "There is no such photo. It may have been removed from the service."
        case .queryTooLong(let limit): "A search may be up to \(limit) characters long. Shorten it, then try again."
        case .storageFull: "There is no room left on this computer. Free some space, then try again."
        case .storageFailed:
            "The favorites on this computer cannot be read or written. Check the folder's permissions."
        case .cancelled: "Cancelled."
        }
    }

    private var russian: String {
        switch self {
        case .offline: "Нет связи с сервисом фотографий. Проверьте подключение и попробуйте снова."
        case .serviceFailed: "Сервис фотографий ответил ошибкой на своей стороне. Попробуйте позже."
        case .keyMissing(let advice):
            "Сервису фотографий нужен ключ доступа. Получите его на странице \(advice.page.absoluteString) и задайте "
                + "как \(advice.setting)."
        case .keyRefused(let advice):
            "Сервис фотографий не принимает ключ доступа. Сверьте \(advice.setting) с ключом на странице "
                + "\(advice.page.absoluteString)."
        case .tryLater(let wait):
            "Сервис фотографий пока не принимает новых запросов. Попробуйте через \(wait.words(in: .russian))."
        case .notFound: "Такой фотографии нет. Возможно, её удалили из сервиса."
        case .queryTooLong(let limit):
            "Запрос может быть не длиннее \(limit) знаков. Сократите его и попробуйте снова."
        case .storageFull: "На этом компьютере не осталось места. Освободите его и попробуйте снова."
        case .storageFailed:
            "Не удаётся прочитать или записать избранное на этом компьютере. Проверьте права на папку."
        case .cancelled: "Отменено."
        }
    }

    /// Why something kept stands in for the live thing that failed so; `nil` where that would hide something.
    public var reasonForKeptPhoto: Freshness.Reason? {
        switch self {
        case .offline: .offline
        case .serviceFailed, .keyMissing, .keyRefused, .notFound: .sourceFailed
        case .tryLater: .tryLater
        case .queryTooLong, .storageFull, .storageFailed, .cancelled: nil
        }
    }
}

extension FavoritesError: PictureError {
    public static var noPicture: FavoritesError { .notFound }
    public static var unfitPicture: FavoritesError { .serviceFailed }
}
