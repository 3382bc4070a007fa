/// The two shapes that the feed had: `{"videos": […]}` with `video_link`, later `{"lessons": […]}` with `video_url`.
public enum FeedGeneration: String, Hashable, Sendable, CaseIterable {
    case videos
    case lessons

    /// The path of its list.
    public var path: String { "/test-api/\(rawValue)" }

    var linkName: String {
        switch self {
        case .videos: "video_link"
        case .lessons: "video_url"
        }
    }
}
