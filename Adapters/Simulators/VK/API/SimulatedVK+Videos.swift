import SimulatorKit
import VKFixtures

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `video.get`.
extension SimulatedVK {
    func videos(_ call: APICall) throws(APIFailure) -> JSONValue {
        let now = Int(self.now.timeIntervalSince1970)
        if let names = call.list("videos") {
            // "OWNER_ID" or "OWNER_ID_KEY"; what is not there is left out.
            let community = community
            let found = names.compactMap { name in
                let parts = name.split(separator: "_").prefix(2).compactMap { Int($0) }
                return community.videos.first { [$0.ownerID ?? community.ownerID, $0.id] == parts }
            }
            if !found.isEmpty { try admit(to: .videos) }
            return answer(found[...], of: community, for: call, count: found.count, now: now)
        }
        guard let community = try shown(.videos, to: call, by: nil) else { return ["count": 0, "items": []] }
        // The community has no albums of videos.
        guard [nil, "0", "-2"].contains(call["album_id"]) else { return ["count": 0, "items": []] }
        let videos = call.flag("sort_album") ? community.videos.reversed() : community.videos
        var page = try call.page(of: videos, usual: 100, most: 200)
        if conduct.answerFlaws.contains(.shortPages) { page = page.filter { $0.id % 7 != 3 }[...] }
        return answer(page, of: community, for: call, count: videos.count, now: now)
    }

    private func answer(
        _ videos: ArraySlice<CommunityVideo>, of community: Community, for call: APICall, count: Int, now: Int
    ) -> JSONValue {
        .record(presentOf: [
            "count": .number(count),
            "items": .list(videos.map { $0.json(of: community, on: call.host, in: call.say, now: now) }),
            "profiles": call.flag("extended") ? [] : nil,
            "groups": call.flag("extended") ? [group(community)] : nil,
        ])
    }
}

extension CommunityVideo {
    /// As VK writes it, in this order.
    fileprivate func json(of community: Community, on host: String, in say: PageLanguage, now: Int) -> JSONValue {
        let isOpen = player(of: community, on: host, now: now) != nil
        let flag: JSONValue = isOpen ? 1 : 0
        return .record(presentOf: [
            "adding_date": .number(date + (ownerID == nil ? 10 : 86_400)), "can_comment": comments == nil ? 0 : flag,
            "can_like": flag, "can_repost": flag, "can_subscribe": 1, "can_add_to_faves": flag, "can_add": flag,
            "content_restricted": restriction(in: say) == nil ? nil : 1,
            "content_restricted_message": restriction(in: say).map(JSONValue.text),
            "comments": comments.map(JSONValue.number), "date": .number(date),
            "description": .text(description.withEntities),
            "duration": .number(duration),
            "image": .list(previews.map { $0.json(isPreview: true, on: host) }),
            "first_frame": standing == .ready && !previews.isEmpty
                ? .list(previews.filter { !$0.isPadded }.map { $0.json(isPreview: false, on: host) }) : nil,
            "width": standing == .deleted ? nil : .number(width),
            "height": standing == .deleted ? nil : .number(height),
            "id": .number(id), "owner_id": .number(ownerID ?? community.ownerID), "title": .text(title),
            "is_favorite": false, "player": player(of: community, on: host, now: now).map(JSONValue.text),
            "platform": platform.map(JSONValue.text), "added": 0, "repeat": 0,
            "is_private": standing == .hidden ? 1 : nil, "processing": standing == .processing ? 1 : nil,
            "converting": standing == .processing ? 1 : nil, "live": standing == .live ? 1 : nil,
            "upcoming": standing == .upcoming ? 1 : nil,
            "live_status": standing == .live ? "started" : standing == .upcoming ? "waiting" : nil,
            "spectators": standing == .live ? 37 : nil,
            "type": standing == .live || standing == .upcoming ? "live" : height > width ? "short_video" : "video",
            "restriction": standing == .restricted
                ? [
                    "title": .text(say("Sensitive content", "Деликатный контент")),
                    "text": .text(say("This video may upset some people.", "Это видео может расстроить.")),
                    "can_play": 1, "blur": 1,
                ] : nil,
            "views": .number(views), "likes": ["count": .number(views / 90), "user_likes": 0],
            "reposts": ["count": .number(views / 700), "user_reposted": 0],
        ])
    }

    private var platform: String? {
        if case .external(let platform, _) = standing { platform } else { nil }
    }

    private func restriction(in say: PageLanguage) -> String? {
        switch standing {
        case .hidden: say("The author keeps this video private", "Видео скрыто настройками приватности")
        case .deleted: say("This video was deleted", "Видеозапись удалена")
        default: nil
        }
    }

    private func player(of community: Community, on host: String, now: Int) -> String? {
        switch standing {
        case .ready, .live, .restricted:
            Player.address(owner: ownerID ?? community.ownerID, id: id, on: host, now: now)
        case .external(_, let player): player
        case .upcoming, .processing, .hidden, .deleted, .playerless: nil
        }
    }
}

extension VideoPreview {
    fileprivate func json(isPreview: Bool, on host: String) -> JSONValue {
        .record(presentOf: [
            "url": .text(PictureHost.address(of: link, kind: .preview, on: host)), "width": .number(width),
            "height": .number(height), "with_padding": isPadded && isPreview ? 1 : nil,
        ])
    }
}

extension String {
    /// As VK writes descriptions: what lies beyond the Basic Multilingual Plane as entities.
    fileprivate var withEntities: String {
        unicodeScalars.map { $0.value > 0xFFFF ? "&#\($0.value);" : String($0) }.joined()
    }
}
