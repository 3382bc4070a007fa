import Digests
import SharedKernel
import VideoCatalog
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `videos download`, `cancel`, `remove`, `kept` and `verify`.
struct DownloadCommands: Sendable {
    let list: ListVideos
    let downloads: VitrineCommands.Downloads
    let report: Report
    let time: any TimeSource

    // MARK: To the shelf

    func download(_ id: String) async throws(CommandFailure) -> ExitCode {
        try await restore()
        await refreshLinks()
        let id = try await failing { () async throws(DownloadError) in try await downloads.download(id) }
        var line = ProgressLine(report: report, time: time)
        for await snapshot in await downloads.queue.snapshots() {
            let state = snapshot.state(of: id)
            switch state {
            case .waiting, .receiving: line.show(state, of: id)
            case .kept:
                line.end()
                return try await tellKept(id, in: snapshot)
            case .failed(let error, _):
                line.end()
                throw CommandFailure(error, in: report.options.language)
            case .paused, .notKept:
                line.end()
                report.note(DownloadError.cancelled.message(in: report.options.language))
                return .interrupted
            }
        }
        line.end()
        // Interrupted: what has come stays, and the same command goes on from there.
        if (try? await downloads.queue.leave(id)) == true {
            report.note(report.say("Another Vitrine goes on with it.", "Загрузку продолжает другая копия Vitrine."))
        } else {
            tellHowToGoOn()
        }
        return .interrupted
    }

    /// Links may change from day to day. A feed that cannot be asked now may have left a list that still holds.
    private func refreshLinks() async {
        // What is wrong with the feed is told when the video is looked up.
        _ = try? await list(.live)
    }

    private func tellKept(_ id: Video.ID, in snapshot: DownloadsSnapshot) async throws(CommandFailure) -> ExitCode {
        guard let kept = snapshot.kept.first(where: { $0.id == id }) else { return .noSuchItem }
        let contents = await downloads.offlineLibrary.contents(of: id)
        let path: String? = if case .file(let file) = contents?.bytes { file.path } else { nil }
        tellDone(kept.video.json(media: kept.video.media, download: snapshot.state(of: id)), path, kept.sizeInBytes)
        return .done
    }

    // MARK: To a file that the person names

    /// - Parameters:
    ///   - what: an id of the catalog, or any address of the web.
    ///   - sum: the file's SHA-256 in hexadecimal, as the person gave it.
    func download(_ what: String, to file: String, expecting sum: String?) async throws(CommandFailure) -> ExitCode {
        let fingerprint = sum.flatMap { Digest(hexadecimal: $0) }
        guard sum == nil || fingerprint?.bytes.count == 32 else {
            throw CommandFailure(
                .usage, code: "usage",
                message: report.say(
                    "A SHA-256 is 64 digits, 0 to 9 and a to f.", "Сумма SHA-256 — это 64 знака: 0–9 и a–f."))
        }
        let place = URL(filePath: file.hasPrefix("/") ? file : FileManager.default.currentDirectoryPath + "/" + file)
        let line = SharedProgressLine(ProgressLine(report: report, time: time))
        defer { line.end() }
        do throws(DownloadError) {
            guard !file.hasSuffix("/") else { throw .placeIsFolder }
            let wish = Self.webAddress(what).map(SaveToFile.Wish.link) ?? .video(what)
            let saved = try await downloads.save(wish, to: place, expecting: fingerprint) { received, speed in
                line.show(.receiving(received, bytesPerSecond: speed), of: nil)
            }
            line.end()
            tellDone(saved.json, place.path, saved.sizeInBytes)
            return .done
        } catch .cancelled {
            line.end()
            tellHowToGoOn()
            return .interrupted
        } catch {
            throw CommandFailure(error, in: report.options.language)
        }
    }

    static func webAddress(_ text: String) -> URL? {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host() != nil
        else { return nil }
        return url
    }

    // MARK: What is there

    func cancel(_ id: String) async throws(CommandFailure) -> ExitCode {
        let video = try await known(id)
        guard await downloads.queue.snapshot.unfinished.contains(where: { $0.id == video.id }) else {
            throw CommandFailure(
                .noSuchItem, code: "notFound",
                message: report.say("This video is not being downloaded.", "Это видео не скачивается."))
        }
        try await failing { () async throws(DownloadError) in try await downloads.queue.cancel(video.id) }
        if report.options.printsJSON {
            report.output.print(
                video.json(media: video.media, download: await downloads.queue.snapshot.state(of: video.id)))
        } else {
            report.note(DownloadError.cancelled.message(in: report.options.language))
        }
        return .done
    }

    func remove(_ id: String) async throws(CommandFailure) -> ExitCode {
        let video = try await known(id)
        try await failing { () async throws(DownloadError) in
            try await downloads.queue.remove(video.id)
        }
        if report.options.printsJSON {
            report.output.print(video.json(media: video.media, download: .notKept))
        } else {
            report.note(report.say("Removed: \(video.title.onOneLine)", "Удалено: \(video.title.onOneLine)"))
        }
        return .done
    }

    func kept() async throws(CommandFailure) -> ExitCode {
        try await restore()
        let snapshot = await downloads.queue.snapshot
        let all =
            snapshot.unfinished.map { ($0.video, $0.state) }
            + snapshot.kept.map { ($0.video, Download.State.kept(sizeInBytes: $0.sizeInBytes)) }
        if report.options.printsJSON {
            report.output.print(.list(all.map { $0.json(media: $0.media, download: $1) }))
        } else {
            report.output.print(all.map(line).joined())
            let count = report.words.count(snapshot.kept.count, .video)
            let size = report.words.size(Int64(snapshot.keptBytes))
            report.note(report.say("Kept: \(count), \(size).", "Сохранено: \(count), \(size)."))
        }
        return all.isEmpty ? .nothingMatched : .done
    }

    private func line(_ video: Video, _ state: Download.State) -> String {
        let why: String? =
            if case .failed(let error, _) = state { error.message(in: report.options.language) } else { nil }
        let columns = [video.id.rawValue, ProgressLine.words(of: state, in: report), video.title.onOneLine, why]
        return columns.compactMap(\.self).joined(separator: "\t") + "\n"
    }

    func verify() async throws(CommandFailure) -> ExitCode {
        let progress = SharedProgressLine(ProgressLine(report: report, time: time))
        let findings = try await failing { () async throws(DownloadError) in
            defer { progress.end() }
            return try await downloads.verify { received, speed in
                // A script is told once, at the end.
                guard !report.options.printsJSON else { return }
                progress.show(.receiving(received, bytesPerSecond: speed), of: nil)
            }
        }
        if report.options.printsJSON {
            report.output.print(.list(findings.map(\.json)))
        } else if findings.isEmpty {
            report.note(report.say("No video is kept.", "Сохранённых видео нет."))
        } else {
            report.output.print(findings.map(line).joined())
        }
        if findings.isEmpty { return .nothingMatched }
        return findings.allSatisfy(\.condition.isGood) ? .done : .diskError
    }

    private func line(_ finding: VerifyKeptVideos.Finding) -> String {
        let size = report.words.size(Int64(finding.kept.sizeInBytes))
        let words =
            switch finding.condition {
            case .whole: size
            case .nowFingerprinted:
                report.say(
                    "\(size), kept without a checksum by an older Vitrine; it has one now",
                    "\(size), сохранено прежней версией без контрольной суммы; теперь она есть")
            case .missing: report.say("its file is missing", "файла нет")
            case .changed:
                report.say(
                    "not the bytes that were kept; remove it and download it again",
                    "содержимое изменилось; удалите и скачайте снова")
            case .wrongLength(let found):
                report.say(
                    "\(report.words.size(Int64(found))) instead of \(size)",
                    "\(report.words.size(Int64(found))) вместо \(size)")
            }
        let mark = finding.condition.isGood ? report.colored("✓", .green) : report.colored("✗", .red)
        return "\(mark) \(finding.kept.id)\t\(words)\t\(finding.kept.video.title.onOneLine)\n"
    }

    // MARK: Parts

    private func known(_ id: String) async throws(CommandFailure) -> Video {
        try await restore()
        guard let video = await downloads.queue.snapshot.video(id) else {
            throw CommandFailure(
                .noSuchItem, code: "notFound",
                message: report.say(
                    "No video of that id is kept or being downloaded.",
                    "Видео с таким идентификатором не сохранено и не скачивается."))
        }
        return video
    }

    private func restore() async throws(CommandFailure) {
        try await failing { () async throws(DownloadError) in try await downloads.queue.restore(goingOn: false) }
    }

    private func tellDone(_ json: JSONValue, _ path: String?, _ size: Int) {
        if report.options.printsJSON {
            report.output.print(json.adding("path", JSONValue(path)))
        } else if let path {
            report.output.print(path.onOneLine + "\n")
            report.note(report.say("Kept: ", "Сохранено: ") + report.words.size(Int64(size)))
        } else {
            report.note(report.say("Kept: ", "Сохранено: ") + report.words.size(Int64(size)))
        }
    }

    private func tellHowToGoOn() {
        report.note(
            report.say(
                "Cancelled. What has come is kept; the same command goes on from there.",
                "Отменено. Загруженное сохранено; та же команда продолжит загрузку."))
    }

    private func failing<Value>(
        _ work: () async throws(DownloadError) -> Value
    ) async throws(CommandFailure) -> Value {
        do throws(DownloadError) {
            return try await work()
        } catch {
            throw CommandFailure(error, in: report.options.language)
        }
    }
}
