import HTMLBuilder
import SharedKernel
import VideoCatalog
import WebServer

extension VitrineWebApp {
    /// Begins a download, or lets it go on.
    func downloadVideo(_ visit: Visit) async -> Response {
        do throws(DownloadError) {
            let id = try await videos.download(visit.parameters["id"] ?? "")
            return .seeOther(visit.wayBack ?? "/videos/\(id)")
        } catch {
            return render(.failed(.cannotDownload, error, visit), visit)
        }
    }

    func cancelDownload(_ visit: Visit) async -> Response {
        await change(visit, .cannotDownload) { id throws(DownloadError) in try await videos.queue.cancel(id) }
    }

    /// Removes what is kept or has come, once the person has confirmed it.
    func removeDownload(_ visit: Visit) async -> Response {
        guard visit.form["confirmed"] != nil else { return render(.removalQuestion(visit), visit) }
        return await change(visit, .cannotRemove) { id throws(DownloadError) in try await videos.queue.remove(id) }
    }

    func pauseAllDownloads(_ visit: Visit) async -> Response {
        await videos.queue.pauseAll()
        return .seeOther("/videos/kept")
    }

    func resumeAllDownloads(_ visit: Visit) async -> Response {
        await videos.queue.resumeAll()
        return .seeOther("/videos/kept")
    }

    private func change(
        _ visit: Visit, _ failure: Phrase, _ change: (Video.ID) async throws(DownloadError) -> Void
    ) async -> Response {
        guard let id = Video.ID(rawValue: visit.parameters["id"] ?? "") else {
            return render(.failed(failure, .catalog(.notFound), visit), visit)
        }
        do throws(DownloadError) {
            try await change(id)
        } catch .catalog(.notFound) {
            // Another page of this person's did it already.
        } catch {
            return render(.failed(failure, error, visit), visit)
        }
        return .seeOther(visit.wayBack ?? "/videos/\(id)")
    }

    // MARK: Live

    /// One video's part of the page, whenever it changes.
    func downloadEvents(_ visit: Visit) async -> Response {
        let known = try? await videos.show(visit.parameters["id"] ?? "").value  // One that left its feed may be kept.
        guard let video = await videos.queue.snapshot.video(visit.parameters["id"] ?? "") ?? known else {
            return .text(.notFound, "")
        }
        return events { DownloadPart(video: video, state: $0.state(of: video.id), visit: visit).html() }
    }

    /// A part of a page, rendered anew whenever the downloads change, at most seven times a second.
    func events(_ part: @escaping @Sendable (DownloadsSnapshot) -> HTML) -> Response {
        .events { [queue = videos.queue] sink in
            var last = ""
            for await snapshot in await queue.snapshots() {
                let html = part(snapshot).rendered()
                if html != last { try await sink.send(ServerSentEvent(data: html)) }
                last = html
                try await Task.sleep(for: .milliseconds(150))
            }
        }
    }
}

extension Visit {
    /// The shelf, for a form that came from there.
    fileprivate var wayBack: String? { form["back"] == "/videos/kept" ? "/videos/kept" : nil }
}

extension Screen {
    fileprivate static func failed(_ title: Phrase, _ error: DownloadError, _ visit: Visit) -> Screen {
        let path = "/videos/\(Video.ID(rawValue: visit.parameters["id"] ?? "")?.rawValue ?? "")"
        return Screen(
            status: error == .catalog(.notFound) ? .notFound : .unprocessableContent, title: visit.say(title),
            destination: "/videos", back: (path, visit.say(.videos)), hasOwnHeading: true,
            content: div(.class("empty"), .role("alert")) {
                div(.class("drawing")) { Icon.attention }
                h1 { visit.say(title) }
                p(.class("quiet"), .data("message")) { error.message(in: visit.language) }
                a(.class("button primary"), .href(path)) { visit.say(.backToVideos) }
            })
    }

    /// What the dialog asks, for a page without a script.
    fileprivate static func removalQuestion(_ visit: Visit) -> Screen {
        let path = "/videos/\(Video.ID(rawValue: visit.parameters["id"] ?? "")?.rawValue ?? "")"
        return Screen(
            title: visit.say(.removeKeptQuestion), destination: "/videos", back: (path, visit.say(.videos)),
            hasOwnHeading: true,
            content: div(.class("empty")) {
                div(.class("drawing")) { Icon.attention }
                h1 { visit.say(.removeKeptQuestion) }
                p(.class("quiet")) { visit.say(.removeKeptExplained) }
                div(.class("in-line")) {
                    a(.class("button primary"), .href(path)) { visit.say(.keepFile) }
                    visit.form(to: path + "/remove") {
                        if let back = visit.wayBack { input(.type("hidden"), .name("back"), .value(back)) }
                        input(.type("hidden"), .name("confirmed"), .value("1"))
                        button(.class("button dangerous")) { visit.say(.remove) }
                    }
                }
            })
    }
}
