public import SharedKernel

/// What can go wrong with the video catalog, by what a person can do about it.
public enum VideoCatalogError: Error, Hashable, Sendable, Codable {
    /// There is no way to the feed.
    case offline
    /// The feed was reached and failed.
    case sourceFailed
    /// The feed answered with something that is not a list of videos.
    case unreadable
    /// The feed refuses more questions for now.
    case tryLater(after: Duration)
    /// No video of that id is in the list.
    case notFound
    /// The list on this computer cannot be read or written.
    case storageFailed
    /// The caller stopped waiting: nobody is told.
    case cancelled
}

extension VideoCatalogError {
    /// What happened and what to do about it.
    public func message(in language: Language) -> String {
        switch (self, language) {
        case (.offline, .english): "The video feed cannot be reached. Check the connection, then try again."
        case (.offline, .russian): "Нет связи с лентой видео. Проверьте подключение и попробуйте снова."
        case (.sourceFailed, .english): "The video feed answered with a failure of its own. Try again later."
        case (.sourceFailed, .russian): "Лента видео ответила ошибкой на своей стороне. Попробуйте позже."
        case (.unreadable, .english): "The video feed sent something that is not a list of videos. Try again later."
        case (.unreadable, .russian): "Лента прислала не список видео. Попробуйте позже."
        case (.tryLater(let wait), .english):
            "The video feed asks to wait. Try again in \(wait.words(in: .english))."
        case (.tryLater(let wait), .russian):
            "Лента видео просит подождать. Попробуйте через \(wait.words(in: .russian))."
        case (.notFound, .english): "There is no such video in the list. It may have left the feed."
        case (.notFound, .russian): "Такого видео в списке нет. Возможно, его убрали из ленты."
        case (.storageFailed, .english):
            "The saved list on this computer cannot be read or written. Check the free space and the folder's permissions."
        case (.storageFailed, .russian):
            "Не удаётся прочитать или записать список на этом компьютере. Проверьте свободное место и права на папку."
        case (.cancelled, .english): "Cancelled."
        case (.cancelled, .russian): "Отменено."
        }
    }

    /// Why a kept list stands in for a live one that failed so; `nil` where that would hide something.
    public var reasonForKeptList: Freshness.Reason? {
        switch self {
        case .offline: .offline
        case .sourceFailed: .sourceFailed
        case .unreadable: .unreadable
        case .tryLater: .tryLater
        case .notFound, .storageFailed, .cancelled: nil
        }
    }
}

extension VideoCatalogError: PictureError {
    public static var noPicture: VideoCatalogError { .sourceFailed }
    public static var unfitPicture: VideoCatalogError { .unreadable }
}
