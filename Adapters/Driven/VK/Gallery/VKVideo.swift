import Gallery

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A video as VK describes it (schema `video_video_full`).
struct VKVideo: Decodable, Sendable {
    let row: SteadyPages<GalleryVideo>.Row

    private enum Key: String, CodingKey {
        case id, title, description, duration, date, image, player, live, upcoming, processing, converting, restriction
        case owner = "owner_id"
        case added = "adding_date"
        case firstFrame = "first_frame"
        case isPrivate = "is_private"
        case liveStatus = "live_status"
        case isRestricted = "content_restricted"
        case restrictionText = "content_restricted_message"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let number = container.lenientInt(.id), number > 0, let owner = container.lenientInt(.owner) else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "not a video")
        }
        let key = VKItemID(owner: owner, number: number)
        guard let id = GalleryVideo.ID(rawValue: key.text), let link = URL(string: "https://vk.com/video\(key.wire)")
        else { throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "no id") }
        let seconds = container.lenientInt(.date) ?? container.lenientInt(.added) ?? 0
        let duration = container.lenientInt(.duration) ?? 0
        let video = GalleryVideo(
            id: id, title: VKText.readable(container.text(.title) ?? ""),
            summary: VKText.readable(VKText.withoutEntities(container.text(.description) ?? "")),
            uploadedAt: Date(timeIntervalSince1970: Double(seconds)),
            duration: duration > 0 ? .seconds(duration) : nil, isLive: Self.isLive(container),
            previews: Self.previews(container), playback: Self.playback(container), link: link)
        // The list is sorted by when a video was added to the community.
        let mark = ListMark(seconds: container.lenientInt(.added) ?? seconds, number: number)
        row = .init(item: video, id: id.rawValue, mark: mark)
    }

    private static func isLive(_ container: KeyedDecodingContainer<Key>) -> Bool {
        guard container.flag(.live), !container.flag(.upcoming) else { return false }
        return !["waiting", "upcoming", "finished", "failed"].contains(container.text(.liveStatus) ?? "")
    }

    /// VK publishes no rule for when a player is missing; these fields say why.
    private static func playback(_ container: KeyedDecodingContainer<Key>) -> GalleryVideo.Playback {
        if let player = container.address(.player) { return .player(player) }
        if container.flag(.processing) || container.flag(.converting) { return .unavailable(.processing) }
        if container.flag(.upcoming) || ["waiting", "upcoming"].contains(container.text(.liveStatus) ?? "") {
            return .unavailable(.upcoming)
        }
        if container.flag(.isPrivate) { return .unavailable(.hidden) }
        if container.flag(.isRestricted) || container.contains(.restriction) {
            // No field tells a deleted video from a restricted one, only this text.
            let words = (container.text(.restrictionText) ?? "").lowercased()
            return .unavailable(words.contains("delet") || words.contains("удал") ? .deleted : .restricted)
        }
        return .unavailable(.noPlayer)
    }

    private static func previews(_ container: KeyedDecodingContainer<Key>) -> [PictureSize] {
        let images = container.list(.image, of: VKPreview.self).compactMap(\.self)
        let frames = container.list(.firstFrame, of: VKPreview.self).compactMap(\.self)
        let best = [images.filter { !$0.isPadded }, frames.filter { !$0.isPadded }, images].first { !$0.isEmpty }
        return (best ?? []).map(\.size)
    }
}

/// One picture of a video; `with_padding` says that it has black bars.
private struct VKPreview: Decodable {
    let size: PictureSize
    let isPadded: Bool

    private enum Key: String, CodingKey {
        case url, width, height
        case padding = "with_padding"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let address = container.address(.url) else {
            throw DecodingError.dataCorruptedError(forKey: .url, in: container, debugDescription: "no address")
        }
        let (width, height) = (container.lenientInt(.width) ?? 0, container.lenientInt(.height) ?? 0)
        size =
            width > 0 && height > 0
            ? PictureSize(address, widthInPixels: width, heightInPixels: height)
            : PictureSize(address, .within(longerSideInPixels: 320))
        isPadded = container.flag(.padding)
    }
}
