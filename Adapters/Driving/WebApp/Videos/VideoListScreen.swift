import HTMLBuilder
import SharedKernel
import VideoCatalog
import WebServer

extension VitrineWebApp {
    /// What is kept, at once; a script then asks for the live list (`/videos/list`) and puts it in place.
    ///
    /// `?wait` is for pages without a script that have nothing kept: it answers once the feed has. `?refreshed` follows
    /// a refresh without a script, and shows how it went.
    func videoList(_ visit: Visit) async -> Response {
        let showing: Showing<VideoList, VideoCatalogError>
        if visit.request.queryValue("refreshed") != nil, let answer = latestAnswer.current {
            showing = .answered(answer)
        } else if visit.request.queryValue("wait") != nil {
            showing = .answered(await askFeed())
        } else {
            showing = Showing(kept: await videos.list.kept())
        }
        let part = VideoListPart(showing: showing, marks: await marks(visit), visit: visit)
        return render(
            Screen(
                status: part.status, title: visit.say(.videos), destination: "/videos",
                actions: a(
                    .class("icon-button"), .href("/videos/kept"), .aria("label", visit.say(.downloaded)),
                    .title(visit.say(.downloaded))
                ) { Icon.shelf },
                head: showing.isWaiting ? noscript { redirection(to: "/videos?wait") } : .nothing,
                content: part.html()),
            visit)
    }

    /// The live list as a part of the page: one question to the feed.
    func liveVideoList(_ visit: Visit) async -> Response {
        let part = VideoListPart(showing: .answered(await askFeed()), marks: await marks(visit), visit: visit)
        return renderPart(part.html(), status: part.status, visit)
    }

    /// Refresh without a script: one question to the feed, then the list again.
    func refreshVideos(_ visit: Visit) async -> Response {
        _ = await askFeed()
        return .seeOther("/videos?refreshed")
    }

    func askFeed() async -> LatestAnswer.Answer {
        let answer: LatestAnswer.Answer
        do throws(VideoCatalogError) {
            answer = .success(try await videos.list(.live))
        } catch {
            answer = .failure(error)
        }
        // A person who left is not told later that they left.
        if answer != .failure(.cancelled) { latestAnswer.keep(answer) }
        return answer
    }
}
