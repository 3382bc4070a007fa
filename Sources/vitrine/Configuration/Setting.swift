/// Everything that can be configured: one row a setting, read by the configuration file, the environment, the flags,
/// `doctor` and the tests alike.
enum Setting: String, CaseIterable, Sendable {
    case videoFeedURL
    case host
    case port
    case log

    /// The variable that sets it.
    var environmentName: String {
        switch self {
        case .videoFeedURL: "VITRINE_VIDEO_FEED_URL"
        case .host: "VITRINE_HOST"
        case .port: "VITRINE_PORT"
        case .log: "VITRINE_LOG"
        }
    }

    /// What holds when nobody says otherwise.
    var defaultValue: String {
        switch self {
        case .videoFeedURL: "https://iphonephotographyschool.com/test-api/videos"
        case .host: "127.0.0.1"
        case .port: "8420"
        case .log: "failures"
        }
    }
}
