import Gallery
import SharedKernel
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `gallery photos`, `gallery videos` and `gallery show`.
struct GalleryCommands: Sendable {
    let gallery: GalleryAccess
    let report: Report

    // MARK: Lists

    /// - Parameter page: what an earlier page named as the next; `nil` for the first.
    func photos(_ page: String?) async throws(CommandFailure) -> ExitCode {
        try await list(page, section: .photos) { place throws(GalleryError) in
            try await gallery.photos(place)
        } line: { photo in
            "\(photo.id)\t\(report.words.date(photo.uploadedAt))\t\(photo.text.onOneLine)\n"
        } json: {
            $0.json
        }
    }

    func videos(_ page: String?) async throws(CommandFailure) -> ExitCode {
        try await list(page, section: .videos) { place throws(GalleryError) in
            try await gallery.videos(place)
        } line: { video in
            let length = video.duration.map(report.words.clock) ?? "-"
            return "\(video.id)\t\(length)\t\(video.title.onOneLine)\n"
        } json: {
            $0.json
        }
    }

    private func list<Item>(
        _ page: String?, section: GallerySection,
        _ ask: (PagePlace<Item>) async throws(GalleryError) -> Loaded<GalleryPage<Item>>,
        line: (Item) -> String, json: (Item) -> JSONValue
    ) async throws(CommandFailure) -> ExitCode {
        let loaded = try await failing { () async throws(GalleryError) in
            try await ask(PagePlace(after: page.map { Page<Item>.Cursor(rawValue: $0) }))
        }
        let found = loaded.value
        tell(loaded.freshness)
        if report.options.printsJSON {
            report.output.print([
                "items": .array(found.items.map(json)), "source": loaded.freshness == .live ? "live" : "cache",
                "savedAt": JSONValue(loaded.freshness.savedAt), "nextPage": JSONValue(found.next?.rawValue),
                "total": found.total.map(JSONValue.number) ?? .null, "skipped": .number(found.skippedCount),
            ])
        } else {
            report.output.print(found.items.map(line).joined())
            tellRest(found, section)
        }
        return found.items.isEmpty && found.next == nil ? .nothingMatched : .done
    }

    private func tellRest<Item>(_ page: GalleryPage<Item>, _ section: GallerySection) {
        if page.skippedCount > 0 {
            let count = report.words.count(page.skippedCount, .entry)
            report.note(report.say("Not shown, because unreadable: \(count).", "Не прочитано и не показано: \(count)."))
        }
        if let next = page.next {
            let command = "vitrine gallery \(section.rawValue) --page \(next.rawValue)"
            report.note(report.say("More: \(command)", "Дальше: \(command)"))
        } else if page.items.isEmpty {
            report.note(report.say("There is nothing here.", "Здесь ничего нет."))
        }
    }

    private func tell(_ freshness: Freshness) {
        report.tell(freshness) { GalleryError($0)?.message(in: report.options.language) }
    }

    // MARK: One

    /// A photo, or else a video of that id.
    func show(_ id: String) async throws(CommandFailure) -> ExitCode {
        if let photo = try await photo(id) {
            report.options.printsJSON ? report.output.print(photo.json) : report.output.print(page(of: photo))
        } else if let video = try await video(id) {
            report.options.printsJSON ? report.output.print(video.json) : report.output.print(page(of: video))
        } else {
            throw CommandFailure(GalleryError.notFound, in: report.options.language)
        }
        return .done
    }

    private func photo(_ id: String) async throws(CommandFailure) -> Photo? {
        try await orNone { () async throws(GalleryError) in
            guard let id = Photo.ID(rawValue: id) else { throw GalleryError.notFound }
            return try await gallery.photo(id).value.item
        }
    }

    private func video(_ id: String) async throws(CommandFailure) -> GalleryVideo? {
        try await orNone { () async throws(GalleryError) in
            guard let id = GalleryVideo.ID(rawValue: id) else { throw GalleryError.notFound }
            return try await gallery.video(id).value.item
        }
    }

    private func page(of photo: Photo) -> String {
        var lines = [report.colored(report.words.dateAndTime(photo.uploadedAt), .bold), photo.id.rawValue]
        if let best = photo.sizes.best {
            let size = best.widthAndHeightInPixels.map { " (\($0.width) × \($0.height))" } ?? ""
            lines.append(best.address.absoluteString.onOneLine + size)
        }
        lines.append(photo.link.absoluteString.onOneLine)
        let text = photo.text.onItsLines
        return (lines + (text.isEmpty ? [] : ["", text])).joined(separator: "\n") + "\n"
    }

    private func page(of video: GalleryVideo) -> String {
        let facts = [report.words.date(video.uploadedAt), video.duration.map(report.words.clock)].compactMap(\.self)
        var lines = [
            report.colored(video.title.onOneLine, .bold), video.id.rawValue, facts.joined(separator: ", "),
            video.link.absoluteString.onOneLine,
        ]
        switch video.playback {
        case .player(let page): lines.append(page.absoluteString.onOneLine)
        case .unavailable(let reason): lines.append(sentence(on: reason))
        }
        let summary = video.summary.onItsLines
        return (lines + (summary.isEmpty ? [] : ["", summary])).joined(separator: "\n") + "\n"
    }

    private func sentence(on reason: GalleryVideo.Playback.Reason) -> String {
        switch reason {
        case .deleted: report.say("It was deleted.", "Видео удалено.")
        case .hidden: report.say("Its owner shows it to some only.", "Владелец показывает его не всем.")
        case .processing: report.say("The service is still preparing it.", "Сайт ещё обрабатывает его.")
        case .upcoming: report.say("It has not begun yet.", "Трансляция ещё не началась.")
        case .restricted: report.say("It may be played at the service only.", "Его можно смотреть только на сайте.")
        case .noPlayer: report.say("There is no player for it.", "Проигрывателя для него нет.")
        }
    }

    // MARK: Parts

    private func orNone<Value>(
        _ work: () async throws(GalleryError) -> Value
    ) async throws(CommandFailure) -> Value? {
        do throws(GalleryError) {
            return try await work()
        } catch .notFound {
            return nil
        } catch {
            throw CommandFailure(error, in: report.options.language)
        }
    }

    private func failing<Value>(
        _ work: () async throws(GalleryError) -> Value
    ) async throws(CommandFailure) -> Value {
        do throws(GalleryError) {
            return try await work()
        } catch {
            throw CommandFailure(error, in: report.options.language)
        }
    }
}

extension GalleryError {
    /// Why kept pages are shown; `nil` where nobody has asked yet.
    fileprivate init?(_ reason: Freshness.Reason) {
        switch reason {
        case .notAskedYet: return nil
        case .offline: self = .offline
        case .sourceFailed: self = .serviceFailed
        case .unreadable: self = .unreadable
        case .tryLater: self = .tryLater(after: .seconds(60))
        }
    }
}
