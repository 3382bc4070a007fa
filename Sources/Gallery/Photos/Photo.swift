#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One photo of a community.
public struct Photo: Hashable, Sendable, Codable, Identifiable {
    public let id: ID
    /// When it was uploaded: a photo's title is this moment.
    public let uploadedAt: Date
    /// What was written to it; may be empty, may hold line breaks.
    public let text: String
    /// The whole picture in every size that the service has; empty where it gave none. None is cropped, unless there is
    /// no other.
    public let sizes: [PictureSize]
    /// Its page at the service, to be shared.
    public let link: URL

    public init(id: ID, uploadedAt: Date, text: String, sizes: [PictureSize], link: URL) {
        self.id = id
        self.uploadedAt = uploadedAt
        self.text = text
        self.sizes = sizes
        self.link = link
    }

    /// Names a photo within the service. Letters, digits, `-` and `_`, beginning with a letter or digit, so that it can
    /// stand in an address, a file's name and a command line.
    public struct ID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: String

        /// `nil` for an empty text, one of over 100 characters, or one with any other character.
        public init?(rawValue: String) {
            guard ItemID.isWellFormed(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { rawValue }
    }
}
