/// One photo of a community, before it is put on the wire.
public struct CommunityPhoto: Hashable, Sendable {
    public var id: Int
    /// Negative for the albums that VK makes by itself.
    public var albumID: Int
    /// When it was uploaded, in seconds since 1970.
    public var date: Int
    public var text: String
    /// Who uploaded it; 100 stands for the community.
    public var uploaderID: Int
    /// In no useful order.
    public var sizes: [PhotoSize]
    public var original: PhotoSize?

    public init(
        id: Int, albumID: Int = -7, date: Int, text: String = "", uploaderID: Int = 100, sizes: [PhotoSize],
        original: PhotoSize? = nil
    ) {
        self.id = id
        self.albumID = albumID
        self.date = date
        self.text = text
        self.uploaderID = uploaderID
        self.sizes = sizes
        self.original = original
    }

    /// A photo that shows one of the painted pictures.
    public init(id: Int, albumID: Int = -7, date: Int, text: String = "", uploaderID: Int = 100, picture: Picture) {
        self.init(
            id: id, albumID: albumID, date: date, text: text, uploaderID: uploaderID, sizes: picture.sizes,
            original: picture.original)
    }
}
