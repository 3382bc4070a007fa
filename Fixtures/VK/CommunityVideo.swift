/// One video of a community, before it is put on the wire.
public struct CommunityVideo: Hashable, Sendable {
    public var id: Int
    /// `nil` for the community itself: a video that was added keeps its own owner.
    public var ownerID: Int?
    public var title: String
    public var description: String
    /// In seconds; 0 for what is not over.
    public var duration: Int
    /// When it was uploaded, in seconds since 1970.
    public var date: Int
    public var standing: Standing
    public var views: Int
    /// `nil` where comments are closed.
    public var comments: Int?
    /// In no useful order.
    public var previews: [VideoPreview]
    /// Of the film, in pixels.
    public var width: Int
    public var height: Int

    /// Whether it can be watched, and if not, why.
    public enum Standing: Hashable, Sendable {
        case ready
        /// Running now.
        case live
        /// Announced for later.
        case upcoming
        /// Uploaded, and not yet ready to be played.
        case processing
        /// Only its owner sees it.
        case hidden
        case deleted
        /// For grown-ups, after a click.
        case restricted
        /// VK says nothing, and gives no player.
        case playerless
        /// On another host, with its player there.
        case external(platform: String, player: String)
    }

    public init(
        id: Int, ownerID: Int? = nil, title: String, description: String = "", duration: Int = 60, date: Int,
        standing: Standing = .ready, views: Int = 0, comments: Int? = nil, previews: [VideoPreview] = [],
        width: Int = 1920, height: Int = 1080
    ) {
        self.id = id
        self.ownerID = ownerID
        self.title = title
        self.description = description
        self.duration = duration
        self.date = date
        self.standing = standing
        self.views = views
        self.comments = comments
        self.previews = previews
        self.width = width
        self.height = height
    }
}

/// One picture of a video.
public struct VideoPreview: Hashable, Sendable {
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
    /// Whether black bars fill it up.
    public var isPadded: Bool
    /// The name of one of ``Picture/files``, or a whole address.
    public var link: String

    public init(_ width: Int, _ height: Int, isPadded: Bool = false, link: String) {
        self.width = width
        self.height = height
        self.isPadded = isPadded
        self.link = link
    }

    /// Every size of a painted preview: wide ones 16:9, tall ones 9:16.
    public static func all(of name: String, isTall: Bool) -> [VideoPreview] {
        let padded = [(130, 96), (160, 120), (320, 240)] + (isTall ? [(800, 450)] : [])
        let whole = isTall ? [(720, 1280), (405, 720)] : [(1280, 720), (320, 180), (720, 405)]
        return padded.map {
            VideoPreview($0.0, $0.1, isPadded: true, link: "previews/\(name)-\($0.0)x\($0.1)-padded.jpg")
        }
            + whole.map { VideoPreview($0.0, $0.1, link: "previews/\(name)-\($0.0)x\($0.1).jpg") }
    }
}
