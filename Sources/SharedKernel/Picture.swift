#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A picture as its source sent it.
public struct Picture: Hashable, Sendable {
    public let data: Data
    /// `image/jpeg` and the like.
    public let mediaType: String

    public init(data: Data, mediaType: String) {
        self.data = data
        self.mediaType = mediaType
    }
}
