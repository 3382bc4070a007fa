import CommandLineInterface
import Favorites
import FoundationEssentials
import Glibc
import JSONFileStorage
import Registration
import SharedKernel
import VideoCatalog

/// What `vitrine doctor` looks at, in the order to be shown.
struct DoctorChecks: Sendable {
    let world: World
    let language: Language

    var all: [DoctorCheck] {
        [settings, folder(say("Data folder", "Папка данных"), world.configuration.directories.data)]
            + [folder(say("Cache folder", "Папка кэша"), world.configuration.directories.cache), setAside]
            + [keptList, videoFeed, photoService, vk]
            + [signIn(world.vitrine.gallery.signIn), signIn(world.vitrine.drive.signIn), profile]
            + CatalogKind.allCases.map(catalog)
    }

    func say(_ english: String, _ russian: String) -> String {
        switch language {
        case .english: english
        case .russian: russian
        }
    }

    private var settings: DoctorCheck {
        DoctorCheck(say("Settings", "Настройки")) { [configuration = world.configuration] in
            let file = configuration.directories.config + "/config.json"
            guard configuration.unknownKeys.isEmpty else {
                let keys = configuration.unknownKeys.joined(separator: ", ")
                return .warning(
                    say("\(file) has keys unknown to Vitrine: \(keys)", "В \(file) есть неизвестные ключи: \(keys)"))
            }
            let changed = Setting.allCases.filter { configuration.origins[$0] != .standard }.map(\.environmentName)
            return changed.isEmpty
                ? .fine(say("standard; \(file) would change them", "стандартные; их меняет \(file)"))
                : .fine(say("changed: ", "изменены: ") + changed.joined(separator: ", "))
        }
    }

    /// Whether it can be written: for a folder that is not there yet, whether it could be made.
    private func folder(_ name: String, _ path: String) -> DoctorCheck {
        DoctorCheck(name) {
            var existing = path
            while !FileManager.default.fileExists(atPath: existing), existing.count > 1 {
                existing = URL(filePath: existing).deletingLastPathComponent().path
            }
            guard access(existing, W_OK | X_OK) == 0 else {
                return .problem(
                    say(
                        "\(path) cannot be written. Change its permissions, or name another with --data DIR.",
                        "\(path) недоступна для записи. Измените права или укажите другую: --data DIR."))
            }
            return .fine(path)
        }
    }

    private var setAside: DoctorCheck {
        DoctorCheck(say("Damaged files", "Повреждённые файлы")) { [path = world.configuration.directories.data] in
            let files = FileSetAside.all(under: URL(filePath: path, directoryHint: .isDirectory))
            guard !files.isEmpty else { return .fine(say("none", "нет")) }
            let list = files.map(\.path).joined(separator: ", ")
            return .warning(
                say("set aside, to be looked at or deleted: \(list)", "отложены; посмотрите и удалите: \(list)"))
        }
    }

    private var keptList: DoctorCheck {
        DoctorCheck(say("Kept list of videos", "Сохранённый список видео")) { [cache = world.vitrine.videos.cache] in
            do throws(VideoCatalogError) {
                guard let kept = try await cache.saved() else { return .fine(say("none yet", "пока нет")) }
                let moment = kept.savedAt.formatted(Date.ISO8601FormatStyle())
                return .fine(
                    say("\(kept.list.videos.count), saved \(moment)", "\(kept.list.videos.count), сохранён \(moment)"))
            } catch {
                return .problem(error.message(in: language))
            }
        }
    }

    private var videoFeed: DoctorCheck {
        DoctorCheck(say("Video feed", "Лента видео")) { [list = world.vitrine.videos.access.list, language] in
            do throws(VideoCatalogError) {
                let loaded = try await list(.live)
                if case .cached(_, let reason) = loaded.freshness {
                    return .problem(VideoCatalogError(reason).message(in: language))
                }
                let skipped = loaded.value.skipped.count
                let count = say("\(loaded.value.videos.count) videos", "видео: \(loaded.value.videos.count)")
                return skipped == 0
                    ? .fine(count)
                    : .warning(count + say(", \(skipped) entries unreadable", ", не прочитано записей: \(skipped)"))
            } catch {
                return .problem(error.message(in: language))
            }
        }
    }

    private var photoService: DoctorCheck {
        DoctorCheck(say("Photo service", "Сервис фотографий")) {
            [check = world.vitrine.favorites.access.check, language] in
            do throws(FavoritesError) {
                guard let limit = try await check() else { return .fine(say("reachable", "отвечает")) }
                let left = say(
                    "reachable; \(limit.remaining) of \(limit.limit) requests left this hour",
                    "отвечает; осталось запросов в этот час: \(limit.remaining) из \(limit.limit)")
                return limit.isNearlyUsedUp ? .warning(left) : .fine(left)
            } catch {
                // Whoever wants no photos by others needs no key.
                if case .keyMissing = error { return .warning(error.message(in: language)) }
                if case .tryLater = error { return .warning(error.message(in: language)) }
                return .problem(error.message(in: language))
            }
        }
    }
}

extension VideoCatalogError {
    /// The failure that a kept list stands in for.
    fileprivate init(_ reason: Freshness.Reason) {
        self =
            switch reason {
            case .offline, .notAskedYet: .offline
            case .sourceFailed: .sourceFailed
            case .unreadable: .unreadable
            case .tryLater: .tryLater(after: .seconds(60))
            }
    }
}
