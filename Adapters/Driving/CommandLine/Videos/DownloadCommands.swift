import Digests
import SharedKernel
import VideoCatalog
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `videos download`, to the shelf or to a file; and `cancel`, `remove`, `kept` and `verify`.
struct DownloadCommands: Sendable {
    let videos: VideoCatalogAccess
    let report: Report
    let time: any TimeSource

    // MARK: To the shelf

    func download(_ id: String) async throws(CommandFailure) -> ExitCode {
        try await restore()
        await refreshLinks()
        let id = try await failing { () async throws(DownloadError) in try await videos.download(id) }
        var line = ProgressLine(report: report, time: time)
        for await snapshot in await videos.queue.snapshots() {
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
        if (try? await videos.queue.leave(id)) == true {
            report.note(report.say("Another Vitrine goes on with it.", "Загрузку продолжает другая копия Vitrine."))
        } else {
            tellHowToGoOn()
        }
        return .interrupted
    }

    /// Links may change from day to day. A feed that cannot be asked now may have left a list that still holds.
    private func refreshLinks() async {
        // What is wrong with the feed is told when the video is looked up.
        _ = try? await videos.list(.live)
    }

    private func tellKept(_ id: Video.ID, in snapshot: DownloadsSnapshot) async throws(CommandFailure) -> ExitCode {
        guard let kept = snapshot.kept.first(where: { $0.id == id }) else { return .noSuchItem }
        let contents = await videos.shelf.contents(of: id)
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
            let saved = try await videos.save(wish, to: place, expecting: fingerprint) { received, speed in
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

    // MARK: Parts

    func restore() async throws(CommandFailure) {
        try await failing { () async throws(DownloadError) in try await videos.queue.restore(goingOn: false) }
    }

    private func tellDone(_ json: JSONValue, _ path: String?, _ size: Int) {
        guard !report.options.printsJSON else { return report.output.print(json.adding("path", JSONValue(path))) }
        if let path { report.output.print(path.onOneLine + "\n") }
        report.note(report.say("Kept: ", "Сохранено: ") + report.words.size(Int64(size)))
    }

    private func tellHowToGoOn() {
        report.note(
            report.say(
                "Cancelled. What has come is kept; the same command goes on from there.",
                "Отменено. Загруженное сохранено; та же команда продолжит загрузку."))
    }

    func failing<Value>(
        _ work: () async throws(DownloadError) -> Value
    ) async throws(CommandFailure) -> Value {
        do throws(DownloadError) {
            return try await work()
        } catch {
            throw CommandFailure(error, in: report.options.language)
        }
    }
}
