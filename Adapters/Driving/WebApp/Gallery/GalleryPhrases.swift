import Gallery
import SharedKernel
import Wording

// Every word of the gallery.

extension Phrase {
    static let gallery = Phrase("Gallery", "Галерея")
    static let galleryTitle = Phrase("Mobile Up Gallery", "Mobile Up Gallery")
    static let galleryPurpose = Phrase(
        "Sign in to see the community's photos and videos.", "Войдите, чтобы увидеть фотографии и видео сообщества.")
    static let photos = Phrase("Photos", "Фото")
    static let more = Phrase("More", "Ещё")
    static let toTheFirstPage = Phrase("To the newest", "К самым новым")
    static let tokenIsGiven = Phrase(
        "The access token comes from the settings.", "Токен доступа задан в настройках.")

    // MARK: How fresh the list is
    static let lookingForNew = Phrase("Looking for new ones…", "Ищем новое…")
    static func entriesSkipped(_ count: Int) -> Phrase {
        Phrase(
            "\(Words(.english).count(count, .entry)) could not be read and are left out",
            "Не удалось прочитать: \(Words(.russian).count(count, .entry))")
    }

    // MARK: Nothing to see
    static func nothingIn(_ section: GallerySection) -> Phrase {
        switch section {
        case .photos: Phrase("No photos yet", "Фотографий пока нет")
        case .videos: Phrase("No videos yet", "Видео пока нет")
        }
    }
    static func nothingInExplained(_ section: GallerySection) -> Phrase {
        switch section {
        case .photos: Phrase("The community has not uploaded any.", "Сообщество ещё ничего не загрузило.")
        case .videos: Phrase("The community has not added any.", "Сообщество ещё ничего не добавило.")
        }
    }
    static func noList(_ section: GallerySection) -> Phrase {
        switch section {
        case .photos: Phrase("The photos could not be loaded", "Не удалось загрузить фотографии")
        case .videos: Phrase("The videos could not be loaded", "Не удалось загрузить видео")
        }
    }
    static func noSuch(_ section: GallerySection) -> Phrase {
        switch section {
        case .photos: Phrase("There is no such photo", "Такой фотографии нет")
        case .videos: Phrase("There is no such video", "Такого видео нет")
        }
    }
    static func cannotShow(_ section: GallerySection) -> Phrase {
        switch section {
        case .photos: Phrase("The photo could not be loaded", "Не удалось загрузить фотографию")
        case .videos: Phrase("The video could not be loaded", "Не удалось загрузить видео")
        }
    }
    static func backTo(_ section: GallerySection) -> Phrase {
        switch section {
        case .photos: Phrase("Back to the photos", "Вернуться к фотографиям")
        case .videos: Phrase("Back to the videos", "Вернуться к видео")
        }
    }
    static let openTheirPage = Phrase("Open the page", "Открыть страницу")

    // MARK: One photo
    static func photoOf(_ date: String) -> Phrase { Phrase("Photo, \(date)", "Фото, \(date)") }
    static let noPicture = Phrase("The service gave no picture of it.", "Сервис не дал этой картинки.")
    static let newerPhoto = Phrase("Newer photo", "Более новая фотография")
    static let olderPhoto = Phrase("Older photo", "Более старая фотография")
    static let savedTo = Phrase("Saved:", "Сохранено:")
    static let savedBeforeTo = Phrase("Saved before:", "Уже сохранено:")

    // MARK: Sharing
    static let share = Phrase("Share", "Поделиться")
    static let shareElsewhere = Phrase("Share…", "Поделиться…")
    static let copyLink = Phrase("Copy the link", "Скопировать ссылку")
    static let linkCopied = Phrase("The link is copied.", "Ссылка скопирована.")
    static let saveToPictures = Phrase("Save to the pictures folder", "Сохранить в папку с картинками")
    static let downloadFile = Phrase("Download", "Скачать")
    static let openAtSource = Phrase("Open at the service", "Открыть на сайте")

    // MARK: Saving many
    static let saveSome = Phrase("Save…", "Сохранить…")
    static let saveAll = Phrase("Save all", "Все")
    static let save = Phrase("Save", "Сохранить")
    static let savingPhotos = Phrase("Saving photos", "Сохраняем фотографии")
    static let savingCancelled = Phrase("Saving was stopped.", "Сохранение остановлено.")
    static let whatWasNotSaved = Phrase("What was not saved, and why", "Что не сохранено и почему")
    static func savedCount(_ count: Int) -> Phrase {
        Phrase(
            "\(Words(.english).count(count, .photo)) saved", "Сохранено: \(Words(.russian).count(count, .photo))")
    }
    static func savedBeforeCount(_ count: Int) -> Phrase {
        Phrase("\(Words(.english).number(count)) saved before", "были раньше: \(Words(.russian).number(count))")
    }
    static func notSavedCount(_ count: Int) -> Phrase {
        Phrase("\(Words(.english).number(count)) not saved", "не сохранено: \(Words(.russian).number(count))")
    }

    // MARK: Videos
    static let live = Phrase("Live", "В эфире")
    static let videoDeleted = Phrase("Deleted", "Удалено")
    static let videoHidden = Phrase("Private", "Скрыто")
    static let videoProcessing = Phrase("In preparation", "Готовится")
    static let videoUpcoming = Phrase("Not begun yet", "Ещё не началось")
    static let videoNotHere = Phrase("At the service only", "Только на сайте")
    static let videoDeletedExplained = Phrase("This video was deleted.", "Это видео удалено.")
    static let videoHiddenExplained = Phrase(
        "Its owner shows this video to some people only.", "Владелец показывает это видео не всем.")
    static let videoProcessingExplained = Phrase(
        "The service is still preparing this video. Come back later.", "Сервис ещё готовит это видео. Зайдите позже.")
    static let videoUpcomingExplained = Phrase(
        "The broadcast has not begun. Come back later.", "Трансляция ещё не началась. Зайдите позже.")
    static let videoRestrictedExplained = Phrase(
        "This video may not be played here. It can be opened at the service.",
        "Это видео нельзя воспроизвести здесь. Откройте его на сайте.")
    static let videoNoPlayerExplained = Phrase(
        "The service gave no player for this video. It can be opened there.",
        "Сервис не дал проигрывателя для этого видео. Откройте его на сайте.")
}

extension GallerySection {
    var noun: Noun {
        switch self {
        case .photos: .photo
        case .videos: .video
        }
    }
}

extension Noun {
    static let photo = Noun(
        english: ("photo", "photos"), russian: ("фотография", "фотографии", "фотографий"))
}
