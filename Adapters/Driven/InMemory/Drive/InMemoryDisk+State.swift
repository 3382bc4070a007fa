import Digests
import Drive
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension InMemoryDisk {
    /// A file or folder.
    struct Node: Sendable {
        let number: Int
        /// `nil` for a folder.
        var contents: Data?
        var mimeType: String?
        var createdAt: Date
        var modifiedAt: Date
        var preview: Picture?
        /// In which order it was published; `nil` while it is not.
        var publishedAs: Int?
        var safety: FileFacts.Safety
        var digests: FileDigests

        var isFolder: Bool { contents == nil }
    }

    /// What was deleted at once, by its path below the item that was deleted.
    struct Deleted: Sendable {
        let id: TrashedItem.ID
        let origin: DrivePath
        let deletedAt: Date
        let nodes: [DrivePath: Node]
    }

    /// A change that waits to happen.
    struct Pending: Sendable {
        var polls: Int
        let fails: Bool
        let change: @Sendable (inout State) throws(DriveError) -> Void
    }

    struct State: Sendable {
        let totalBytes: Int
        var nodes: [DrivePath: Node] = [:]
        var deleted: [Deleted] = []
        var pending: [DriveOperation.ID: Pending] = [:]
        var failure: DriveError?
        var transferFailure: (error: DriveError, afterSteps: Int)?
        var polls = 0
        var operationsFail = false
        var locked: Set<DrivePath> = []
        private var lastNumber = 0

        init(totalBytes: Int) {
            self.totalBytes = totalBytes
            nodes[.root] = node(nil, at: Date(timeIntervalSince1970: 0))
        }

        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }

        mutating func node(_ contents: Data?, at moment: Date) -> Node {
            Node(
                number: nextNumber(), contents: contents, createdAt: moment, modifiedAt: moment,
                safety: contents?.isEmpty == true ? .notChecked : .clean, digests: FileDigests(of: contents))
        }

        mutating func put(_ entry: Entry, at now: Date) {
            for folder in entry.path.trail.dropLast() where nodes[folder] == nil {
                nodes[folder] = node(nil, at: entry.createdAt ?? now)
            }
            var node = node(entry.contents, at: entry.createdAt ?? now)
            node.mimeType = entry.mimeType
            node.preview = entry.preview
            node.safety = entry.safety
            if entry.isPublished { node.publishedAs = nextNumber() }
            nodes[entry.path] = node
        }

        var usedBytes: Int {
            nodes.values.reduce(0) { $0 + ($1.contents?.count ?? 0) } + trashBytes
        }

        var trashBytes: Int {
            deleted.flatMap(\.nodes.values).reduce(0) { $0 + ($1.contents?.count ?? 0) }
        }

        func existing(_ path: DrivePath) throws(DriveError) -> Node {
            guard let node = nodes[path] else { throw .notFound }
            return node
        }

        func folder(_ path: DrivePath) throws(DriveError) {
            guard try existing(path).isFolder else { throw .notAFolder }
        }

        func children(of folder: DrivePath) -> [DrivePath] {
            nodes.keys.filter { !$0.isRoot && $0.parent == folder }
        }

        func free(_ path: DrivePath) throws(DriveError) {
            guard !locked.contains(where: { $0.contains(path) || path.contains($0) }) else { throw .locked }
        }

        /// Takes an item away with all that is in it, by the paths below it.
        mutating func take(_ path: DrivePath) -> [DrivePath: Node] {
            let taken = nodes.filter { path.contains($0.key) }
            for key in taken.keys { nodes[key] = nil }
            return Dictionary(uniqueKeysWithValues: taken.map { ($0.key.moved(from: path, to: .root), $0.value) })
        }

        mutating func place(_ taken: [DrivePath: Node], at path: DrivePath) {
            for (below, node) in taken { nodes[DrivePath(path.names + below.names)] = node }
        }

        /// Does it now, or says that it is under way where it is told to take its time.
        mutating func happen(
            slowly: Bool, _ change: @escaping @Sendable (inout State) throws(DriveError) -> Void
        ) throws(DriveError) -> DriveChange {
            guard slowly, polls > 0 || operationsFail else {
                try change(&self)
                return .done
            }
            let id = DriveOperation.ID(rawValue: "operation-\(nextNumber())")
            pending[id] = Pending(polls: polls, fails: operationsFail, change: change)
            return .underWay(id)
        }

        func item(_ path: DrivePath, _ node: Node) -> DriveItem {
            DriveItem(
                id: DriveItem.ID(rawValue: "item-\(node.number)"), path: path, content: node.content,
                createdAt: node.createdAt, modifiedAt: node.modifiedAt,
                preview: node.preview == nil ? nil : URL(string: "https://previews.invalid/\(node.number)"),
                publicLink: node.publishedAs.flatMap { URL(string: "https://shared.invalid/d/\($0)") })
        }

        func item(_ path: DrivePath) throws(DriveError) -> DriveItem {
            item(path, try existing(path))
        }
    }
}

extension InMemoryDisk.Node {
    var content: DriveItem.Content {
        guard let contents else { return .folder }
        return .file(
            FileFacts(sizeInBytes: contents.count, digests: digests, mimeType: mimeType, safety: safety))
    }
}

extension FileDigests {
    /// - Parameter contents: `nil` gives none.
    init(of contents: Data?) {
        self.init(md5: contents.map { MD5.digest(of: $0) }, sha256: contents.map { SHA256.digest(of: $0) })
    }
}
