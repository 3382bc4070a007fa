public import Drive
public import SharedKernel

extension InMemoryDisk: DiskUsageSource {
    public func usage() async throws(DriveError) -> DriveUsage {
        try await answer { state in
            DriveUsage(
                totalBytes: state.totalBytes, usedBytes: state.usedBytes, trashBytes: state.trashBytes,
                largestFileInBytes: 1 << 30, owner: DriveUsage.Owner(login: "kolibri", name: "Kolibri"))
        }
    }
}

extension InMemoryDisk: ItemSource {
    public func item(at path: DrivePath) async throws(DriveError) -> DriveItem {
        try await answer { state throws(DriveError) in try state.item(path) }
    }

    public func items(
        in folder: DrivePath, after cursor: DriveListing.Cursor?, limit: Int
    ) async throws(DriveError) -> DriveListing {
        try await answer { state throws(DriveError) in
            try state.folder(folder)
            let items = state.children(of: folder).compactMap { path in
                state.nodes[path].map { state.item(path, $0) }
            }
            let sorted = items.sorted { one, other in
                one.isFolder == other.isFolder ? one.name < other.name : one.isFolder
            }
            return try Self.part(of: sorted, after: cursor, limit: limit, total: sorted.count)
        }
    }
}

extension InMemoryDisk: RecentSource {
    public func recent(limit: Int) async throws(DriveError) -> DriveListing {
        try await answer { state in
            let files = state.nodes.filter { !$0.value.isFolder }.sorted { one, other in
                (one.value.modifiedAt, one.value.number) > (other.value.modifiedAt, other.value.number)
            }
            let wanted = files.prefix(min(max(1, limit), DriveListing.longest))
            return DriveListing(wanted.map { state.item($0.key, $0.value) })
        }
    }
}

extension InMemoryDisk: FlatSource {
    public func everyFile(_ take: ([IndexedFile]) -> Void) async throws(DriveError) {
        var cursor: String?
        repeat {
            let part = try await answer { state throws(DriveError) in
                let files = state.nodes.filter { !$0.value.isFolder }.sorted { $0.value.number < $1.value.number }
                let items = files.map { state.item($0.key, $0.value) }
                return try Self.slice(items, after: cursor, limit: DriveListing.longest)
            }
            take(part.items.compactMap(IndexedFile.init))
            cursor = part.next
        } while cursor != nil
    }
}

extension InMemoryDisk: PreviewSource {
    public func preview(of item: DriveItem, _ size: PreviewSize) async throws(DriveError) -> Picture {
        try await answer { state throws(DriveError) in
            guard let preview = try state.existing(item.path).preview else { throw .notFound }
            return preview
        }
    }
}

extension InMemoryDisk {
    /// A cursor is how many were given before.
    static func part(
        of items: [DriveItem], after cursor: DriveListing.Cursor?, limit: Int, total: Int? = nil
    ) throws(DriveError) -> DriveListing {
        let (given, next) = try slice(items, after: cursor?.rawValue, limit: limit)
        return DriveListing(given, next: next.map { DriveListing.Cursor(rawValue: $0) }, total: total)
    }

    static func slice<Item>(
        _ items: [Item], after cursor: String?, limit: Int
    ) throws(DriveError) -> (items: [Item], next: String?) {
        guard let start = cursor.map({ Int($0) }) ?? 0, start >= 0 else { throw .notFound }
        let end = min(items.count, start + min(max(1, limit), DriveListing.longest))
        guard start < end else { return ([], nil) }
        return (Array(items[start..<end]), end < items.count ? "\(end)" : nil)
    }
}
