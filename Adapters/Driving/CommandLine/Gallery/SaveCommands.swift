import Gallery
import SharedKernel
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `gallery save`: one photo, several, or all of them.
struct SaveCommands: Sendable {
    let gallery: GalleryAccess
    let report: Report
    let time: any TimeSource

    /// - Parameters:
    ///   - ids: of the photos; none with `isAll`.
    ///   - since: a day, or a moment of RFC 3339; only with `isAll`.
    ///   - folder: `nil` for the person's pictures folder.
    func save(
        _ ids: [String], isAll: Bool, since: String?, to folder: String?
    ) async throws(CommandFailure) -> ExitCode {
        guard isAll != !ids.isEmpty else {
            throw usage("Name the photos, or say --all.", "Назовите фотографии или укажите --all.")
        }
        guard isAll || since == nil else {
            throw usage("--since goes with --all.", "--since используется вместе с --all.")
        }
        let photos = ids.compactMap { Photo.ID(rawValue: $0) }
        guard photos.count == ids.count else {
            throw CommandFailure(GalleryError.notFound, in: report.options.language)
        }
        let place = folder.map { PictureFolder.named(path: Self.whole($0)) } ?? .personal
        if let id = photos.first, photos.count == 1 { return try await save(id, in: place) }
        let moment = try since.map { text throws(CommandFailure) in try self.moment(text) }
        return try await save(isAll ? .all(since: moment) : .photos(photos), in: place)
    }

    private func save(_ id: Photo.ID, in folder: PictureFolder) async throws(CommandFailure) -> ExitCode {
        let saved: SavedPicture
        do throws(GalleryError) {
            saved = try await gallery.save(id, in: folder)
        } catch {
            throw CommandFailure(error, in: report.options.language)
        }
        if report.options.printsJSON {
            report.output.print(["id": .string(id.rawValue), "path": .string(saved.path), "new": .bool(saved.isNew)])
        } else {
            report.output.print(saved.path.onOneLine + "\n")
            if !saved.isNew { report.note(report.say("It was saved before.", "Эта фотография уже сохранена.")) }
        }
        return .done
    }

    private func save(_ selection: PhotoSelection, in folder: PictureFolder) async throws(CommandFailure) -> ExitCode {
        var line = LiveLine(report: report, time: time)
        var latest = SavingProgress()
        let failure: GalleryError?
        do throws(GalleryError) {
            try await gallery.saveAll(selection, in: folder) { progress in
                latest = progress
                let words = words(on: progress)
                let fraction = progress.total.map { Double(progress.seenCount) / Double(max(1, $0)) }
                line.show(
                    json: progress.json, bar: LiveLine.bar(fraction.map { min(1, $0) }, words, in: report), words: words
                )
            }
            failure = nil
        } catch {
            failure = error
        }
        line.end()
        if report.options.printsJSON { report.output.print(latest.json) } else { tell(latest) }
        switch failure {
        case nil: return latest.failedCount == 0 ? .done : .unavailable
        case .cancelled?:
            report.note(
                report.say(
                    "Stopped. What was saved is safe; the same command goes on from there.",
                    "Остановлено. Сохранённое цело; та же команда продолжит с этого места."))
            return .interrupted
        case let error?: throw CommandFailure(error, in: report.options.language)
        }
    }

    private func tell(_ progress: SavingProgress) {
        report.output.print(words(on: progress) + "\n")
        for failure in progress.failures {
            report.note("\(failure.id): \(failure.error.message(in: report.options.language))")
        }
    }

    private func words(on progress: SavingProgress) -> String {
        let words = report.words
        var parts = [
            progress.total.map {
                report.say(
                    "\(words.number(progress.seenCount)) of \(words.number($0))",
                    "\(words.number(progress.seenCount)) из \(words.number($0))")
            } ?? words.number(progress.seenCount),
            report.say(
                "saved: \(words.number(progress.savedCount))", "сохранено: \(words.number(progress.savedCount))"),
        ]
        if progress.alreadySavedCount > 0 {
            let count = words.number(progress.alreadySavedCount)
            parts.append(report.say("already there: \(count)", "уже было: \(count)"))
        }
        if progress.failedCount > 0 {
            let count = words.number(progress.failedCount)
            parts.append(report.say("failed: \(count)", "не удалось: \(count)"))
        }
        return parts.joined(separator: ", ")
    }

    /// A day begins in the person's own time zone.
    private func moment(_ text: String) throws(CommandFailure) -> Date {
        if let moment = report.words.day(text) { return moment }
        // What is no moment either is told below.
        if let moment = try? Date.ISO8601FormatStyle().parse(text) { return moment }
        throw usage(
            "“\(text.onOneLine)” is no date. Write it like 2024-03-29.",
            "«\(text.onOneLine)» — не дата. Напишите её так: 2024-03-29.")
    }

    private func usage(_ english: String, _ russian: String) -> CommandFailure {
        CommandFailure(.usage, code: "usage", message: report.say(english, russian))
    }

    private static func whole(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}
