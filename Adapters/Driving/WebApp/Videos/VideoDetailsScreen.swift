import HTMLBuilder
import SharedKernel
import VideoCatalog
import WebServer

extension VitrineWebApp {
    /// One video. `?wait` is for pages without a script: it answers once the link was asked what it leads to.
    func videoDetails(_ visit: Visit) async -> Response {
        do throws(VideoCatalogError) {
            let video = try await shown(visit)
            let download = await videos.queue.current.state(of: video.id)
            let neighbors = await neighbors(of: video)
            let player = PlayerPart(
                state: await playerState(of: video, mayAsk: visit.request.queryValue("wait") != nil), video: video,
                position: visit.request.queryValue("anew") == nil ? await videos.watching.position(of: video.id) : nil,
                visit: visit)
            return render(
                Screen(
                    title: video.name(visit), destination: "/videos",
                    back: ("/videos#\(video.id)", visit.say(.videos)), hasOwnHeading: true,
                    head: player.isWaiting ? noscript { redirection(to: "\(video.path)?wait") } : .nothing,
                    mediaOrigin: video.mediaOrigin,
                    content: VideoDetails(
                        video: video, player: player,
                        download: DownloadPart(video: video, state: download, visit: visit),
                        previous: neighbors.previous, next: neighbors.next, visit: visit
                    ).html()),
                visit)
        } catch {
            return render(.noVideo(error, visit), visit)
        }
    }

    /// The player as a part of the page, once the link was asked what it leads to.
    func videoMedia(_ visit: Visit) async -> Response {
        do throws(VideoCatalogError) {
            let video = try await shown(visit)
            let state = await playerState(of: video, mayAsk: true)
            let position = await videos.watching.position(of: video.id)
            return renderPart(
                PlayerPart(state: state, video: video, position: position, visit: visit).html(), visit)
        } catch {
            return render(.noVideo(error, visit), visit)
        }
    }

    /// The video of the address: as the list has it, or as it was kept when the list has it no more.
    private func shown(_ visit: Visit) async throws(VideoCatalogError) -> Video {
        let id = visit.parameters["id"] ?? ""
        do throws(VideoCatalogError) {
            return try await videos.show(id).value
        } catch {
            guard let known = await videos.queue.snapshot.video(id) else { throw error }
            return known
        }
    }

    private func playerState(of video: Video, mayAsk: Bool) async -> PlayerPart.State {
        if await videos.queue.isKeptWhole(video.id) { return .kept(path: video.path + "/file") }
        guard let media = video.media else { return .nothing }
        guard mayAsk || media.isNamedByItsLink else { return .finding(media.url) }
        do throws(VideoCatalogError) {
            switch try await videos.show.media(of: video) {
            case .file(let url): return .file(url)
            case .stream(let url): return .stream(url)
            case nil: return .nothing
            }
        } catch {
            return .failed(media.url, error)
        }
    }

    private func neighbors(of video: Video) async -> (previous: Video?, next: Video?) {
        let list = await videos.list.kept()?.value.videos ?? []
        guard let place = list.firstIndex(where: { $0.id == video.id }) else { return (nil, nil) }
        return (place > 0 ? list[place - 1] : nil, place + 1 < list.count ? list[place + 1] : nil)
    }
}

extension Screen {
    fileprivate static func noVideo(_ error: VideoCatalogError, _ visit: Visit) -> Screen {
        let isMissing = error == .notFound
        return Screen(
            status: isMissing ? .notFound : .serviceUnavailable,
            title: visit.say(isMissing ? .noSuchVideo : .noList), destination: "/videos",
            back: ("/videos", visit.say(.videos)), hasOwnHeading: true,
            content: div(.class("empty")) {
                div(.class("drawing")) { Icon.videos }
                h1 { visit.say(isMissing ? .noSuchVideo : .noList) }
                p(.class("quiet")) { error.message(in: visit.language) }
                a(.class("button primary"), .href("/videos")) { visit.say(.backToVideos) }
            })
    }
}

/// The details' content: the player, what the video is, and the ones beside it.
private struct VideoDetails {
    let video: Video
    let player: PlayerPart
    let download: DownloadPart
    let previous: Video?
    let next: Video?
    let visit: Visit

    func html() -> HTML {
        article(.class("details")) {
            player.html()
            div(.class("details-words")) {
                h1 { video.name(visit) }
                download.html()
                p(.class(video.summary.isEmpty ? "quiet" : "description")) {
                    video.summary.isEmpty ? visit.say(.noDescription) : video.summary
                }
            }
            if previous != nil || next != nil {
                nav(.class("neighbors"), .aria("label", visit.say(.otherVideos))) {
                    neighbor(previous, .previousLesson, "prev")
                    neighbor(next, .nextLesson, "next")
                }
            }
        }
    }

    private func neighbor(_ video: Video?, _ title: Phrase, _ relation: String) -> HTML? {
        video.map { video in
            a(.class("neighbor \(relation)"), .href(video.path), .rel(relation)) {
                Thumbnail(video: video, isInFirstView: true).html()
                span(.class("neighbor-words")) {
                    small(.class("quiet")) { visit.say(title) }
                    span(.class("name")) { video.name(visit) }
                }
                relation == "next" ? Icon.forward : Icon.back
            }
        }
    }
}
