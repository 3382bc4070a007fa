import SharedKernel
import VideoCatalog
import Wording

extension DownloadCommands {
    func cancel(_ id: String) async throws(CommandFailure) -> ExitCode {
        let video = try await known(id)
        guard await videos.queue.snapshot.unfinished.contains(where: { $0.id == video.id }) else {
            throw CommandFailure(
                .noSuchItem, code: "notFound",
                message: report.say("This video is not being downloaded.", "Это видео не скачивается."))
        }
        try await failing { () async throws(DownloadError) in try await videos.queue.cancel(video.id) }
        if report.options.printsJSON {
            report.output.print(
                video.json(media: video.media, download: await videos.queue.snapshot.state(of: video.id)))
        } else {
            report.note(DownloadError.cancelled.message(in: report.options.language))
        }
        return .done
    }

    func remove(_ id: String) async throws(CommandFailure) -> ExitCode {
        let video = try await known(id)
        try await failing { () async throws(DownloadError) in
            try await videos.queue.remove(video.id)
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
        let snapshot = await videos.queue.snapshot
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
            return try await videos.verify { received, speed in
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

    private func known(_ id: String) async throws(CommandFailure) -> Video {
        try await restore()
        guard let video = await videos.queue.snapshot.video(id) else {
            throw CommandFailure(
                .noSuchItem, code: "notFound",
                message: report.say(
                    "No video of that id is kept or being downloaded.",
                    "Видео с таким идентификатором не сохранено и не скачивается."))
        }
        return video
    }
}
