#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How far the saving of many photos is.
public struct SavingProgress: Hashable, Sendable {
    /// How many photos there are to look at; `nil` where nobody knows.
    public internal(set) var total: Int?
    /// How many were saved just now.
    public internal(set) var savedCount = 0
    /// How many had been saved before.
    public internal(set) var alreadySavedCount = 0
    /// How many could not be saved, and were left out.
    public internal(set) var failedCount = 0
    /// The first of them, up to ``failuresShown``, and why.
    public internal(set) var failures: [Failure] = []
    /// The file that was saved last.
    public internal(set) var lastPath: String?

    /// How many failures are told one by one.
    public static let failuresShown = 20

    public init(total: Int? = nil) {
        self.total = total
    }

    /// How many photos were looked at.
    public var seenCount: Int { savedCount + alreadySavedCount + failedCount }

    /// A photo that could not be saved.
    public struct Failure: Hashable, Sendable {
        public let id: Photo.ID
        public let error: GalleryError

        public init(_ id: Photo.ID, _ error: GalleryError) {
            self.id = id
            self.error = error
        }
    }

    mutating func add(_ saved: SavedPicture) {
        if saved.isNew { savedCount += 1 } else { alreadySavedCount += 1 }
        lastPath = saved.path
    }

    mutating func add(_ failure: Failure) {
        failedCount += 1
        if failures.count < Self.failuresShown { failures.append(failure) }
    }
}

/// Which photos are to be saved.
public enum PhotoSelection: Hashable, Sendable {
    /// Every photo of the community that was uploaded at that moment or later; `nil` means ever.
    case all(since: Date?)
    case photos([Photo.ID])
}
