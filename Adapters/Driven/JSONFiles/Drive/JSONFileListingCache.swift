import Digests
public import Drive
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A ``ListingCache`` with a file for each part of a list, `listing-HASH.json`: a folder of ten thousand items is ten
/// files, of which one is read for a page. The parts kept longest ago go first when there are too many.
public struct JSONFileListingCache: ListingCache {
    private static let prefix = "listing-"
    private let directory: StorageDirectory
    private let limitInParts: Int

    /// - Parameter limitInParts: of up to a thousand items each.
    public init(in directory: StorageDirectory, limitInParts: Int = 2_000) {
        self.directory = directory
        self.limitInParts = max(1, limitInParts)
    }

    public func kept(_ place: ListingPlace) async throws(DriveError) -> KeptListing? {
        do throws(StorageFailure) {
            let record = try await document(Self.name(of: place)).value()
            // Two places of one name would be a wonder; one that is not asked for is none.
            return record?.kept.flatMap { $0.place == place ? $0 : nil }
        } catch {
            throw DriveError(error)
        }
    }

    public func keep(_ listing: KeptListing) async throws(DriveError) {
        do throws(StorageFailure) {
            try await document(Self.name(of: listing.place)).save(ListingRecord(listing))
            try await DriveFiles(directory).removeOldest(Self.prefix, over: limitInParts)
        } catch {
            throw DriveError(error)
        }
    }

    public func forget(_ scope: ForgottenListings) async throws(DriveError) {
        let files = DriveFiles(directory)
        do throws(StorageFailure) {
            if scope == .all { return try await files.removeAll(Self.prefix) }
            for name in await files.documents(Self.prefix) {
                // What a newer program wrote stays; the part is not shown by this one.
                guard let kept = try? await document(name).value()?.kept, scope.covers(kept.place.list) else {
                    continue
                }
                try await document(name).remove()
            }
        } catch {
            throw DriveError(error)
        }
    }

    private func document(_ name: String) -> JSONDocument<ListingRecord> {
        JSONDocument(name, in: directory, format: StorageFormat("drive-listing"), durability: .cache)
    }

    private static func name(of place: ListingPlace) -> String {
        let list =
            switch place.list {
            case .folder(let path): "folder \(path)"
            case .recent: "recent"
            case .published: "published"
            }
        return prefix + SHA256.digest(of: "\(place.cursor?.rawValue ?? "") \(list)".utf8).description
    }
}

/// A part of a list as it stands in its file.
private struct ListingRecord: Codable, Sendable {
    let list: String
    let folder: DrivePath?
    let cursor: String?
    let listing: DriveListing
    let savedAt: Date

    init(_ kept: KeptListing) {
        switch kept.place.list {
        case .folder(let path): (list, folder) = ("folder", path)
        case .recent: (list, folder) = ("recent", nil)
        case .published: (list, folder) = ("published", nil)
        }
        cursor = kept.place.cursor?.rawValue
        listing = kept.listing
        savedAt = kept.savedAt
    }

    /// `nil` for a list that nobody knows.
    var kept: KeptListing? {
        let known: DriveList? =
            switch (list, folder) {
            case ("folder", let path?): .folder(path)
            case ("recent", _): .recent
            case ("published", _): .published
            default: nil
            }
        let cursor = cursor.map { DriveListing.Cursor(rawValue: $0) }
        return known.map { KeptListing(listing, at: ListingPlace($0, after: cursor), savedAt: savedAt) }
    }
}
