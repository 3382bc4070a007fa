/// One entry of the feed, before it is put on the wire.
public struct Lesson: Hashable, Sendable {
    /// As the real feed numbers its entries: without order, with gaps, the same in both generations.
    public let id: Int
    public let name: String
    public let description: String
    /// The name of the ``MediaFile`` that is its picture.
    public let picture: String
    /// The name of the ``MediaFile`` that is its clip, or the stream's playlist.
    public let clip: String

    public init(id: Int, name: String, description: String, picture: String, clip: String) {
        self.id = id
        self.name = name
        self.description = description
        self.picture = picture
        self.clip = clip
    }
}
