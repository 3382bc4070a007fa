#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keeps the parts of lists that were seen. It may forget; it never gives half of a part.
public protocol ListingCache: Sendable {
    /// - Returns: `nil` where that part is not kept.
    /// - Throws: ``DriveError/storageFailed`` when what is kept cannot be read.
    func kept(_ place: ListingPlace) async throws(DriveError) -> KeptListing?

    /// Keeps a part in the place of the one that was kept for its place before.
    ///
    /// - Throws: ``DriveError/storageFailed``; what was kept before is then still there.
    func keep(_ listing: KeptListing) async throws(DriveError)

    /// - Throws: ``DriveError/storageFailed`` when something is still there.
    func forget(_ scope: ForgottenListings) async throws(DriveError)
}

/// A list of items that a person can look at.
public enum DriveList: Hashable, Sendable {
    case folder(DrivePath)
    /// The files that were uploaded last.
    case recent
    /// What everybody can see who has its address.
    case published
}

/// Which part of a list.
public struct ListingPlace: Hashable, Sendable {
    public let list: DriveList
    /// The previous part's `next`; `nil` for the first.
    public let cursor: DriveListing.Cursor?

    public init(_ list: DriveList, after cursor: DriveListing.Cursor? = nil) {
        self.list = list
        self.cursor = cursor
    }
}

/// A part of a list, where it stands, and the moment at which it was live.
public struct KeptListing: Hashable, Sendable {
    public let listing: DriveListing
    public let place: ListingPlace
    public let savedAt: Date

    public init(_ listing: DriveListing, at place: ListingPlace, savedAt: Date) {
        self.listing = listing
        self.place = place
        self.savedAt = savedAt
    }
}

/// What is to be forgotten.
public enum ForgottenListings: Hashable, Sendable {
    case all
    /// That folder's list, and those of every folder in it.
    case under(DrivePath)

    /// Whether that list goes.
    public func covers(_ list: DriveList) -> Bool {
        switch (self, list) {
        case (.all, _): true
        case (.under(let path), .folder(let folder)): path.contains(folder)
        case (.under, .recent), (.under, .published): false
        }
    }
}
