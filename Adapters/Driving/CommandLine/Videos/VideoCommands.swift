import SharedKernel
import VideoCatalog
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `videos list` and `videos show`.
struct VideoCommands: Sendable {
    let videos: VideoCatalogAccess
    let report: Report

    func list() async throws(CommandFailure) -> ExitCode {
        let loaded = try await failing { () async throws(VideoCatalogError) in try await videos.list(.live) }
        let list = loaded.value
        tellFreshness(loaded.freshness)
        tellSkipped(list.skipped)
        if report.options.printsJSON {
            report.output.print(json(of: list, loaded.freshness, await downloads()))
        } else if list.videos.isEmpty {
            report.note(report.say("There are no videos in the feed.", "В ленте нет видео."))
        } else {
            report.output.print(table(of: list.videos))
        }
        return list.videos.isEmpty ? .nothingMatched : .done
    }

    func show(_ id: String) async throws(CommandFailure) -> ExitCode {
        let video = try await wanted(id)
        let media = try await media(of: video)
        report.options.printsJSON
            ? report.output.print(video.json(media: media, download: await downloads().state(of: video.id)))
            : report.output.print(page(of: video, media: media))
        return .done
    }

    /// Of the list; one that left its feed is still known while it is kept.
    private func wanted(_ id: String) async throws(CommandFailure) -> Video {
        do throws(VideoCatalogError) {
            return try await videos.show(id).value
        } catch {
            guard error != .cancelled, let known = await downloads().video(id) else {
                throw CommandFailure(error, in: report.options.language)
            }
            return known
        }
    }

    /// What is kept and being downloaded.
    private func downloads() async -> DownloadsSnapshot {
        // A shelf that cannot be read is no reason to show no list.
        try? await videos.queue.restore(goingOn: false)
        return await videos.queue.snapshot
    }

    /// What its link really leads to; what its name says where that cannot be found out now.
    private func media(of video: Video) async throws(CommandFailure) -> Video.Media? {
        do throws(VideoCatalogError) {
            return try await videos.show.media(of: video)
        } catch .cancelled {
            throw .interrupted
        } catch {
            report.note(
                report.say("The video's link could not be checked.", "Ссылку на видео не удалось проверить."))
            return video.media
        }
    }

    private func failing<Value>(
        _ work: () async throws(VideoCatalogError) -> Value
    ) async throws(CommandFailure) -> Value {
        do throws(VideoCatalogError) {
            return try await work()
        } catch {
            throw CommandFailure(error, in: report.options.language)
        }
    }
}

// MARK: For a person

extension VideoCommands {
    /// The ids first: they are what other commands ask for, and of one alphabet.
    private func table(of videos: [Video]) -> String {
        guard report.output.isTerminal else {
            return videos.map { "\($0.id)\t\($0.title.onOneLine)\n" }.joined()
        }
        let width = videos.map(\.id.rawValue.count).max() ?? 0
        return videos.map { video in
            let padding = String(repeating: " ", count: width - video.id.rawValue.count + 2)
            return report.colored(video.id.rawValue, .faint) + padding + video.title.onOneLine + "\n"
        }.joined()
    }

    private func page(of video: Video, media: Video.Media?) -> String {
        var lines = [report.colored(video.title.onOneLine, .bold), video.id.rawValue]
        switch media {
        case .file(let url): lines.append(url.absoluteString.onOneLine)
        case .stream(let url): lines.append("\(url.absoluteString.onOneLine) (\(report.say("a stream", "поток")))")
        case nil: lines.append(report.say("The feed gives no usable link.", "В ленте нет рабочей ссылки."))
        }
        let summary = video.summary.onItsLines
        return (lines + (summary.isEmpty ? [] : ["", summary])).joined(separator: "\n") + "\n"
    }

    private func tellFreshness(_ freshness: Freshness) {
        guard case .cached(let since, let reason) = freshness else { return }
        let ago = report.words.ago(since, now: report.now)
        let saved = report.say("This list was saved \(ago).", "Этот список сохранён \(ago).")
        report.note([sentence(of: reason), saved].compactMap { $0 }.joined(separator: " "))
    }

    private func sentence(of reason: Freshness.Reason) -> String? {
        switch reason {
        case .notAskedYet: nil
        case .offline: report.say("The video feed cannot be reached.", "Нет связи с лентой видео.")
        case .sourceFailed:
            report.say("The video feed answered with a failure of its own.", "Лента видео ответила ошибкой.")
        case .unreadable:
            report.say("The video feed sent something that is not a list.", "Лента прислала не список видео.")
        case .tryLater: report.say("The video feed asks to wait.", "Лента видео просит подождать.")
        }
    }

    private func tellSkipped(_ skipped: [SkippedEntry]) {
        guard !skipped.isEmpty else { return }
        let places = skipped.map { "\($0.position) (\(sentence(of: $0.reason)))" }.joined(separator: ", ")
        let count = report.words.count(skipped.count, .entry)
        report.note(report.say("Not shown: \(count), at \(places).", "Не показано: \(count), места: \(places)."))
    }

    private func sentence(of reason: SkippedEntry.Reason) -> String {
        switch reason {
        case .notARecord: report.say("not a record", "это не запись")
        case .missingID: report.say("no id", "нет идентификатора")
        case .repeated: report.say("repeated", "повторяется")
        }
    }
}

// MARK: For a script

extension VideoCommands {
    private func json(of list: VideoList, _ freshness: Freshness, _ downloads: DownloadsSnapshot) -> JSONValue {
        let skipped = list.skipped.map { entry -> JSONValue in
            ["position": .number(entry.position), "reason": .string(entry.reason.rawValue)]
        }
        return [
            "items": .array(list.videos.map { $0.json(media: $0.media, download: downloads.state(of: $0.id)) }),
            "source": freshness == .live ? "live" : "cache",
            "savedAt": JSONValue(freshness.savedAt),
            "nextPage": nil,
            "skipped": .array(skipped),
        ]
    }
}
