/// A domain that brings styles and scripts of its own; only its pages fetch them.
enum Domain: Sendable {
    case gallery, discover, videos, drive, registration

    /// Where they are, among the web app's files.
    var folders: [String] {
        switch self {
        case .gallery: ["Accounts", "Gallery"]
        case .discover: ["Discover"]
        case .videos: ["Videos"]
        case .drive: ["Accounts", "Drive"]
        case .registration: ["Registration"]
        }
    }
}
