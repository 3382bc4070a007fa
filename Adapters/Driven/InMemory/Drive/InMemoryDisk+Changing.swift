public import Drive
public import SharedKernel

extension InMemoryDisk: ItemEditing {
    public func makeFolder(at path: DrivePath) async throws(DriveError) {
        let now = time.now
        try await answer { state throws(DriveError) in
            guard state.nodes[path] == nil else { throw .alreadyExists }
            try state.parent(of: path)
            try state.free(path)
            state.nodes[path] = state.node(nil, at: now)
        }
    }

    public func move(
        _ path: DrivePath, to target: DrivePath, replacing: Bool
    ) async throws(DriveError) -> DriveChange {
        try await answer { state throws(DriveError) in
            try state.check(path, to: target, replacing: replacing)
            guard path != target else { return .done }
            return try state.happen(slowly: !state.children(of: path).isEmpty) { state throws(DriveError) in
                let taken = state.take(path)
                _ = state.take(target)
                state.place(taken, at: target)
            }
        }
    }

    public func copy(
        _ path: DrivePath, to target: DrivePath, replacing: Bool
    ) async throws(DriveError) -> DriveChange {
        let now = time.now
        return try await answer { state throws(DriveError) in
            try state.check(path, to: target, replacing: replacing)
            let nodes = state.nodes.filter { path.contains($0.key) }
            let size = nodes.values.reduce(0) { $0 + ($1.contents?.count ?? 0) }
            guard state.usedBytes + size <= state.totalBytes else { throw .diskFull }
            return try state.happen(slowly: !state.children(of: path).isEmpty) { state throws(DriveError) in
                _ = state.take(target)
                for (old, node) in nodes {
                    var copy = state.node(node.contents, at: now)
                    (copy.mimeType, copy.preview, copy.safety) = (node.mimeType, node.preview, node.safety)
                    state.nodes[old.moved(from: path, to: target)] = copy
                }
            }
        }
    }
}

extension InMemoryDisk: ItemRemoval {
    public func remove(_ path: DrivePath, _ way: Removal) async throws(DriveError) -> DriveChange {
        let now = time.now
        return try await answer { state throws(DriveError) in
            _ = try state.existing(path)
            guard !path.isRoot else { throw .rightMissing }
            try state.free(path)
            return try state.happen(slowly: !state.children(of: path).isEmpty) { state throws(DriveError) in
                let taken = state.take(path)
                guard way == .toTrash, !taken.isEmpty else { return }
                let id = TrashedItem.ID(rawValue: "\(path.name?.rawValue ?? "")_\(state.nextNumber())")
                state.deleted.insert(Deleted(id: id, origin: path, deletedAt: now, nodes: taken), at: 0)
            }
        }
    }
}

extension InMemoryDisk: SharePublishing {
    public func publish(_ path: DrivePath) async throws(DriveError) -> DriveItem {
        try await answer { state throws(DriveError) in
            if try state.existing(path).publishedAs == nil {
                let number = state.nextNumber()
                state.nodes[path]?.publishedAs = number
            }
            return try state.item(path)
        }
    }

    public func unpublish(_ path: DrivePath) async throws(DriveError) {
        try await answer { state throws(DriveError) in
            _ = try state.existing(path)
            state.nodes[path]?.publishedAs = nil
        }
    }

    public func published(
        after cursor: DriveListing.Cursor?, limit: Int
    ) async throws(DriveError) -> DriveListing {
        try await answer { state throws(DriveError) in
            let shared = state.nodes.filter { $0.value.publishedAs != nil }
                .sorted { ($0.value.publishedAs ?? 0) > ($1.value.publishedAs ?? 0) }
            return try Self.part(of: shared.map { state.item($0.key, $0.value) }, after: cursor, limit: limit)
        }
    }
}

extension InMemoryDisk: TrashCan {
    public func trashed(
        after cursor: Page<TrashedItem>.Cursor?, limit: Int
    ) async throws(DriveError) -> TrashListing {
        try await answer { state throws(DriveError) in
            let (given, next) = try Self.slice(state.deleted, after: cursor?.rawValue, limit: limit)
            return TrashListing(
                given.map(\.item), next: next.map { Page<TrashedItem>.Cursor(rawValue: $0) },
                total: state.deleted.count)
        }
    }

    public func restore(
        _ id: TrashedItem.ID, as name: DriveName?, replacing: Bool
    ) async throws(DriveError) -> DriveChange {
        try await answer { state throws(DriveError) in
            guard let deleted = state.deleted.first(where: { $0.id == id }) else { throw .notFound }
            let target = name.map { deleted.origin.renamed($0) } ?? deleted.origin
            if state.nodes[target] != nil, !replacing { throw .alreadyExists }
            try state.parent(of: target)
            return try state.happen(slowly: deleted.nodes.count > 1) { state throws(DriveError) in
                _ = state.take(target)
                state.place(deleted.nodes, at: target)
                state.deleted.removeAll { $0.id == id }
            }
        }
    }

    public func erase(_ id: TrashedItem.ID?) async throws(DriveError) -> DriveChange {
        try await answer { state throws(DriveError) in
            guard let id else {
                return try state.happen(slowly: state.deleted.count > 1) { state throws(DriveError) in
                    state.deleted = []
                }
            }
            guard state.deleted.contains(where: { $0.id == id }) else { throw .notFound }
            state.deleted.removeAll { $0.id == id }
            return .done
        }
    }
}

extension InMemoryDisk: OperationSource {
    public func state(of operation: DriveOperation.ID) async throws(DriveError) -> DriveOperation.State {
        try await answer { state throws(DriveError) in
            guard var pending = state.pending[operation] else { throw .notFound }
            guard pending.polls <= 0 else {
                pending.polls -= 1
                state.pending[operation] = pending
                return .underWay
            }
            if pending.fails { return .failed }
            // One that has happened already stays so.
            state.pending[operation] = Pending(polls: 0, fails: false) { _ in }
            try pending.change(&state)
            return .done
        }
    }
}

extension InMemoryDisk.Deleted {
    fileprivate var item: TrashedItem {
        TrashedItem(
            id: id, name: origin.name?.rawValue ?? "", origin: origin, deletedAt: deletedAt,
            content: nodes[.root]?.content ?? .folder)
    }
}

extension InMemoryDisk.State {
    func parent(of path: DrivePath) throws(DriveError) {
        guard let parent = nodes[path.parent] else { throw .parentMissing }
        guard parent.isFolder else { throw .notAFolder }
    }

    /// Whether an item may go there.
    fileprivate func check(_ path: DrivePath, to target: DrivePath, replacing: Bool) throws(DriveError) {
        _ = try existing(path)
        guard path == target || !path.contains(target) else { throw .intoItself }
        if nodes[target] != nil, !replacing { throw .alreadyExists }
        try parent(of: target)
        try free(path)
        try free(target)
    }
}
