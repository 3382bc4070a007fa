/// What the service knows of one photo, whatever the wire makes of it.
public struct PhotoRecord: Hashable, Sendable {
    public var id: String
    /// What an address shows of it, before the id.
    public var slug: String?
    /// Seconds since 1970.
    public var createdAt: Int
    /// Of the original.
    public var width: Int
    public var height: Int
    public var color: String?
    public var blurHash: String?
    public var description: String?
    public var altText: String?
    public var author: Author
    public var place: Place?
    public var downloads: Int
    public var likes: Int
    /// What it is found for, besides the texts: lower case, in any language.
    public var words: [String]
    /// What is shown.
    public var picture: Picture

    public init(
        id: String, slug: String?, createdAt: Int, width: Int, height: Int, color: String?, blurHash: String?,
        description: String?, altText: String?, author: Author, place: Place?, downloads: Int, likes: Int,
        words: [String], picture: Picture
    ) {
        self.id = id
        self.slug = slug
        self.createdAt = createdAt
        self.width = width
        self.height = height
        self.color = color
        self.blurHash = blurHash
        self.description = description
        self.altText = altText
        self.author = author
        self.place = place
        self.downloads = downloads
        self.likes = likes
        self.words = words
        self.picture = picture
    }

    /// Who took it.
    public struct Author: Hashable, Sendable {
        public var username: String
        /// `nil` sends `null`, as for accounts without one.
        public var name: String?
        public var bio: String?

        public init(username: String, name: String?, bio: String? = nil) {
            self.username = username
            self.name = name
            self.bio = bio
        }
    }

    /// Where it was taken.
    public struct Place: Hashable, Sendable {
        public var name: String?
        public var city: String?
        public var country: String?
        /// In degrees, as they are to be written: `48.856614`.
        public var latitude: String?
        public var longitude: String?

        public init(name: String?, city: String?, country: String?, latitude: String?, longitude: String?) {
            self.name = name
            self.city = city
            self.country = country
            self.latitude = latitude
            self.longitude = longitude
        }
    }
}
