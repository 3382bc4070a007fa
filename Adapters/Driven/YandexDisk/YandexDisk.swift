public import Drive
import HTTPTransport
public import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Every port of a disk over ``YandexDiskAPI``, but its previews and its transfers.
///
/// It asks only for the fields that are needed: an answer with all of them is ten times as long.
public struct YandexDisk: Sendable {
    let api: YandexDiskAPI

    public init(_ api: YandexDiskAPI) {
        self.api = api
    }

    /// For an item in a list: a square, cropped.
    static let iconFields = PreviewSize.icon.fields
}

extension YandexDisk: DiskUsageSource {
    /// `GET /v1/disk`
    public func usage() async throws(DriveError) -> DriveUsage {
        let fields =
            "total_space,used_space,trash_size,max_file_size,paid_max_file_size,is_paid,user.login,user.display_name"
        let facts = try await api.ask(.init("", [("fields", fields)]), as: Facts.self)
        return DriveUsage(
            totalBytes: facts.total, usedBytes: facts.used, trashBytes: facts.trash ?? 0,
            largestFileInBytes: facts.isPaid == true
                ? facts.largestPaidFile ?? facts.largestFile : facts.largestFile,
            owner: facts.user.map { DriveUsage.Owner(login: $0.login ?? "", name: $0.name ?? "") })
    }

    private struct Facts: Decodable, Sendable {
        let total: Int
        let used: Int
        let trash: Int?
        let largestFile: Int?
        let largestPaidFile: Int?
        let isPaid: Bool?
        let user: User?

        private enum CodingKeys: String, CodingKey {
            case total = "total_space"
            case used = "used_space"
            case trash = "trash_size"
            case largestFile = "max_file_size"
            case largestPaidFile = "paid_max_file_size"
            case isPaid = "is_paid"
            case user
        }

        struct User: Decodable, Sendable {
            let login: String?
            let name: String?

            private enum CodingKeys: String, CodingKey {
                case login
                case name = "display_name"
            }
        }
    }
}

extension YandexDisk: ItemSource {
    /// `GET /v1/disk/resources` with `limit=0`: a folder without what is in it.
    public func item(at path: DrivePath) async throws(DriveError) -> DriveItem {
        let fields =
            [("path", path.inYandex), ("limit", "0"), ("fields", DiskResource.fields.joined(separator: ","))]
            + Self.iconFields
        guard let item = try await api.ask(.init("resources", fields), as: DiskResource.self).item else {
            throw .unreadable
        }
        return item
    }

    /// `GET /v1/disk/resources`, which is ordered as it should be where nothing is said.
    public func items(
        in folder: DrivePath, after cursor: DriveListing.Cursor?, limit: Int
    ) async throws(DriveError) -> DriveListing {
        let place = Place(cursor, limit)
        let wanted = ["type", "_embedded.total"] + DiskResource.fields.map { "_embedded.items." + $0 }
        let fields =
            [("path", folder.inYandex), ("fields", wanted.joined(separator: ","))] + place.fields + Self.iconFields
        let answer = try await api.ask(.init("resources", fields), as: Folder.self)
        guard let embedded = answer.embedded else { throw answer.type == "file" ? .notAFolder : .unreadable }
        return embedded.items.listing(
            next: place.next(after: embedded.items, total: embedded.total), total: embedded.total)
    }

    private struct Folder: Decodable, Sendable {
        let type: String?
        let embedded: Embedded?

        private enum CodingKeys: String, CodingKey {
            case type
            case embedded = "_embedded"
        }

        struct Embedded: Decodable, Sendable {
            let items: DiskRows
            let total: Int
        }
    }
}

extension YandexDisk: RecentSource {
    /// `GET /v1/disk/resources/last-uploaded`, which has no offset.
    public func recent(limit: Int) async throws(DriveError) -> DriveListing {
        let place = Place(nil as DriveListing.Cursor?, limit)
        let fields = [("limit", "\(place.limit)"), ("fields", Rows.fields(DiskResource.fields))] + Self.iconFields
        return try await api.ask(.init("resources/last-uploaded", fields), as: Rows.self).items.listing(next: nil)
    }

    func list(
        _ path: String, _ cursor: DriveListing.Cursor?, _ limit: Int, _ more: [(name: String, value: String)],
        _ wanted: [String]
    ) async throws(DriveError) -> DriveListing {
        let place = Place(cursor, limit)
        let fields = [("fields", Rows.fields(wanted))] + place.fields + more
        let rows = try await api.ask(.init(path, fields), as: Rows.self).items
        return rows.listing(next: place.next(after: rows, total: nil))
    }

    private struct Rows: Decodable, Sendable {
        let items: DiskRows

        static func fields(_ names: [String]) -> String { names.map { "items." + $0 }.joined(separator: ",") }
    }
}

/// Where a part of a list begins, and how long it may be.
struct Place {
    let offset: Int
    let limit: Int

    init(_ cursor: Page<some Any>.Cursor?, _ limit: Int) {
        offset = cursor.flatMap { Int($0.rawValue) }.map { max(0, $0) } ?? 0
        self.limit = min(max(limit, 1), DriveListing.longest)
    }

    var fields: [(name: String, value: String)] { [("limit", "\(limit)"), ("offset", "\(offset)")] }

    /// Without a total, a part that is not full is the last one.
    func next<Item>(after rows: DiskRows, total: Int?) -> Page<Item>.Cursor? {
        let end = offset + rows.resources.count
        let isMore = total.map { end < $0 && !rows.resources.isEmpty } ?? (rows.resources.count >= limit)
        return isMore ? Page<Item>.Cursor(rawValue: "\(end)") : nil
    }
}

extension PreviewSize {
    /// How an address of a preview of that size is asked for.
    var fields: [(name: String, value: String)] {
        let side = sideInPixels
        return isCropped
            ? [("preview_size", "\(side)x\(side)"), ("preview_crop", "true")] : [("preview_size", "\(side)x\(side)")]
    }
}
