public import SharedKernel

extension GalleryError {
    /// What happened and what to do about it.
    public func message(in language: Language) -> String {
        switch language {
        case .english: english
        case .russian: russian
        }
    }

    private var english: String {
        switch self {
        case .signInNeeded(.signedOut): "Sign in to see the community's photos and videos."
        case .signInNeeded(.sessionEnded): "Your session has ended. Sign in again."
        case .signInNeeded(.accountClosed): "The account is closed or blocked. Sign in with another one."
        case .rightMissing(.photos): "This sign-in does not allow photos to be seen. Sign in again and allow photos."
        case .rightMissing(.videos):
            "This sign-in does not allow videos to be seen. Sign in again and allow videos, or open them at the service."
        case .closed(nil): "The community is closed to you. Join it at the service, then try again."
        case .closed(.photos): "The community shows its photos to its members only."
        case .closed(.videos): "The community shows its videos to its members only."
        case .notFound: "It is not here any more. Go back to the list and refresh it."
        case .noCommunity: "There is no such community, or it was deleted. Check its name in the settings."
        case .tryLater(let wait): "The service asks to wait. Try again in \(wait.words(in: .english))."
        case .actionNeeded(_?):
            "The service wants to see that it is you. Open its page, do what it asks, then try again."
        case .actionNeeded(nil): "The service wants to see that it is you. Open it in a browser, then try again."
        case .programRefused: "The service does not accept this program. Check the client id in the settings."
        case .offline: "The service cannot be reached. Check the connection, then try again."
        case .serviceFailed: "The service answered with a failure of its own. Try again later."
        case .unreadable: "The service sent something that cannot be read. Try again later."
        case .diskFull: "The disk is full. Free some space, then try again."
        case .notWritable(let path):
            "Nothing can be saved in “\(path)”. Check its permissions, or choose another folder."
        case .storageFailed:
            "What is saved on this computer cannot be read or written. Check the free space and the folder's permissions."
        case .cancelled: "Cancelled."
        }
    }

    private var russian: String {
        switch self {
        case .signInNeeded(.signedOut): "Войдите, чтобы увидеть фотографии и видео сообщества."
        case .signInNeeded(.sessionEnded): "Сеанс завершён. Войдите снова."
        case .signInNeeded(.accountClosed): "Учётная запись удалена или заблокирована. Войдите под другой."
        case .rightMissing(.photos): "Доступ к фотографиям не разрешён. Войдите снова и разрешите его."
        case .rightMissing(.videos):
            "Доступ к видео не разрешён. Войдите снова и разрешите его или откройте видео на сайте."
        case .closed(nil): "Сообщество для вас закрыто. Вступите в него на сайте и попробуйте снова."
        case .closed(.photos): "Сообщество показывает фотографии только участникам."
        case .closed(.videos): "Сообщество показывает видео только участникам."
        case .notFound: "Здесь этого больше нет. Вернитесь к списку и обновите его."
        case .noCommunity: "Такого сообщества нет, или оно удалено. Проверьте его название в настройках."
        case .tryLater(let wait): "Сайт просит подождать. Попробуйте через \(wait.words(in: .russian))."
        case .actionNeeded(_?):
            "Сайт хочет убедиться, что это вы. Откройте его страницу, сделайте, что он просит, и повторите."
        case .actionNeeded(nil): "Сайт хочет убедиться, что это вы. Откройте его в браузере и попробуйте снова."
        case .programRefused: "Сайт не принимает эту программу. Проверьте идентификатор приложения в настройках."
        case .offline: "Нет связи с сайтом. Проверьте подключение и попробуйте снова."
        case .serviceFailed: "Сайт ответил ошибкой на своей стороне. Попробуйте позже."
        case .unreadable: "Сайт прислал то, что не удаётся прочитать. Попробуйте позже."
        case .diskFull: "На диске нет места. Освободите его и попробуйте снова."
        case .notWritable(let path): "В папку «\(path)» не удаётся сохранить. Проверьте права или выберите другую."
        case .storageFailed:
            "Не удаётся прочитать или записать сохранённое на этом компьютере. Проверьте свободное место и права на папку."
        case .cancelled: "Отменено."
        }
    }
}
