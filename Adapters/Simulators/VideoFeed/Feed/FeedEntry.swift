import SimulatorKit
import VideoFeedFixtures

/// One entry as it goes on the wire.
public struct FeedEntry: Hashable, Sendable {
    public var id: Int
    public var name: String
    public var description: String
    /// Any text; `nil` sends `null`.
    public var thumbnail: String?
    /// Any text; `nil` sends `null`.
    public var link: String?

    public init(id: Int, name: String, description: String, thumbnail: String?, link: String?) {
        self.id = id
        self.name = name
        self.description = description
        self.thumbnail = thumbnail
        self.link = link
    }

    /// The row, in the generation's own order of fields.
    func row(of generation: FeedGeneration) -> JSONValue {
        let thumbnail = thumbnail.map(JSONValue.text) ?? .null
        let link = link.map(JSONValue.text) ?? .null
        return switch generation {
        case .videos:
            .record([
                "id": .number(id), "name": .text(name), "thumbnail": thumbnail, "description": .text(description),
                "video_link": link,
            ])
        case .lessons:
            .record([
                "id": .number(id), "name": .text(name), "description": .text(description), "thumbnail": thumbnail,
                "video_url": link,
            ])
        }
    }
}
