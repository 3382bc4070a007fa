/// The two shapes that the feed had: `{"videos": […]}` with `video_link`, later `{"lessons": […]}` with `video_url`.
public enum FeedGeneration: String, Hashable, Sendable, CaseIterable {
    case videos
    case lessons
}
