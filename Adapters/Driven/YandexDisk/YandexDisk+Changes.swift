public import Drive
import HTTPTransport
public import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension YandexDisk: ItemEditing {
    /// `PUT /v1/disk/resources`
    public func makeFolder(at path: DrivePath) async throws(DriveError) {
        _ = try await api.send(.init(.put, "resources", [("path", path.inYandex)]))
    }

    /// `POST /v1/disk/resources/move`
    public func move(_ path: DrivePath, to target: DrivePath, replacing: Bool) async throws(DriveError) -> DriveChange {
        // Unknown of the service; nobody else would say what is wrong.
        guard target == path || !path.contains(target) else { throw .intoItself }
        return try await relocate("move", path, target, replacing)
    }

    /// `POST /v1/disk/resources/copy`
    public func copy(_ path: DrivePath, to target: DrivePath, replacing: Bool) async throws(DriveError) -> DriveChange {
        guard target == path || !path.contains(target) else { throw .intoItself }
        return try await relocate("copy", path, target, replacing)
    }

    private func relocate(
        _ verb: String, _ path: DrivePath, _ target: DrivePath, _ replacing: Bool
    ) async throws(DriveError) -> DriveChange {
        try await change(
            .init(
                .post, "resources/" + verb,
                [("from", path.inYandex), ("path", target.inYandex), ("overwrite", "\(replacing)")]))
    }

    func change(_ question: YandexDiskAPI.Question) async throws(DriveError) -> DriveChange {
        try Link.change(try await api.send(question), of: api)
    }
}

extension YandexDisk: ItemRemoval {
    /// `DELETE /v1/disk/resources`
    public func remove(_ path: DrivePath, _ way: Removal) async throws(DriveError) -> DriveChange {
        try await change(
            .init(.delete, "resources", [("path", path.inYandex), ("permanently", "\(way == .forever)")]))
    }
}

extension YandexDisk: TrashCan {
    /// `GET /v1/disk/trash/resources`, sorted.
    public func trashed(after cursor: Page<TrashedItem>.Cursor?, limit: Int) async throws(DriveError) -> TrashListing {
        let place = Place(cursor, limit)
        let wanted = ["_embedded.total"] + DiskResource.fieldsOfTrash.map { "_embedded.items." + $0 }
        let fields =
            [("path", "trash:/"), ("sort", "-deleted"), ("fields", wanted.joined(separator: ","))] + place.fields
        let embedded = try await api.ask(.init("trash/resources", fields), as: Trash.self).embedded
        return TrashListing(
            embedded.items.resources.compactMap { $0?.trashed },
            next: place.next(after: embedded.items, total: embedded.total), total: embedded.total)
    }

    private struct Trash: Decodable, Sendable {
        let embedded: Embedded

        private enum CodingKeys: String, CodingKey {
            case embedded = "_embedded"
        }

        struct Embedded: Decodable, Sendable {
            let items: DiskRows
            let total: Int
        }
    }

    /// `PUT /v1/disk/trash/resources/restore`
    public func restore(
        _ id: TrashedItem.ID, as name: DriveName?, replacing: Bool
    ) async throws(DriveError) -> DriveChange {
        var fields = [(name: "path", value: id.inYandex), ("overwrite", "\(replacing)")]
        if let name { fields.append(("name", name.rawValue)) }
        return try await change(.init(.put, "trash/resources/restore", fields))
    }

    /// `DELETE /v1/disk/trash/resources`
    public func erase(_ id: TrashedItem.ID?) async throws(DriveError) -> DriveChange {
        try await change(.init(.delete, "trash/resources", id.map { [("path", $0.inYandex)] } ?? []))
    }
}

extension TrashedItem.ID {
    fileprivate var inYandex: String { "trash:/" + rawValue }
}

extension YandexDisk: OperationSource {
    /// The address that the service gave, as it gave it.
    public func state(of operation: DriveOperation.ID) async throws(DriveError) -> DriveOperation.State {
        guard let address = URL(string: operation.rawValue), api.isOwn(address) else { throw .notFound }
        let answer = try api.read(try await api.send(.get, address), as: Operation.self)
        return switch answer.status {
        case "success": .done
        case "failed", "failure": .failed
        default: .underWay
        }
    }

    private struct Operation: Decodable, Sendable {
        let status: String
    }
}

extension YandexDisk: SharePublishing {
    /// `PUT /v1/disk/resources/publish`, which does not tell the address: that takes a second question.
    public func publish(_ path: DrivePath) async throws(DriveError) -> DriveItem {
        _ = try await api.send(.init(.put, "resources/publish", [("path", path.inYandex)]))
        let item = try await item(at: path)
        guard item.isPublished else { throw .unreadable }
        return item
    }

    /// `PUT /v1/disk/resources/unpublish`
    public func unpublish(_ path: DrivePath) async throws(DriveError) {
        _ = try await api.send(.init(.put, "resources/unpublish", [("path", path.inYandex)]))
    }

    /// `GET /v1/disk/resources/public`, which was published last first.
    public func published(after cursor: DriveListing.Cursor?, limit: Int) async throws(DriveError) -> DriveListing {
        try await list("resources/public", cursor, limit, Self.iconFields, DiskResource.fields)
    }
}
