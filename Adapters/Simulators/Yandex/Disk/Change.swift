import SimulatorKit

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A change that may take a while: what `copy`, `move`, `DELETE`, `restore` and an emptied trash ask for.
enum Change: Hashable, Sendable {
    case copy(ResourcePath, to: ResourcePath, overwrite: Bool)
    case move(ResourcePath, to: ResourcePath, overwrite: Bool)
    case trash(ResourcePath)
    /// From the disk or from the trash.
    case remove(ResourcePath)
    case restore(ResourcePath, to: ResourcePath, overwrite: Bool)
    case emptyTrash

    /// What nobody else may touch meanwhile.
    var subjects: [ResourcePath] {
        switch self {
        case .copy(let from, let to, _), .move(let from, let to, _), .restore(let from, let to, _): [from, to]
        case .trash(let path), .remove(let path): [path]
        case .emptyTrash: [ResourcePath(.trash, [])]
        }
    }
}

extension DiskStore {
    /// Whether the service answers 202: the subject is a folder that is not empty.
    func takesTime(_ change: Change) -> Bool {
        switch change {
        case .copy(let path, _, _), .move(let path, _, _), .restore(let path, _, _), .trash(let path),
            .remove(let path):
            // What is not there takes no time.
            (try? entry(at: path).children.isEmpty == false) ?? false
        case .emptyTrash: entries[Self.trash]?.children.isEmpty == false
        }
    }

    /// - Parameter sent: the target's path as the client sent it.
    func check(_ change: Change, sent: String) throws(Refusal) {
        switch change {
        case .trash(let path), .remove(let path):
            guard !path.names.isEmpty else { throw .invalid("path") }
            _ = try entry(at: path)
        case .emptyTrash: break
        case .copy(let from, let to, let overwrite), .move(let from, let to, let overwrite),
            .restore(let from, let to, let overwrite):
            let subject = try entry(at: from)
            guard !from.names.isEmpty else { throw .invalid("from") }
            // A folder into itself; unknown of the real service.
            guard from == to || !to.isWithin(from) else { throw .invalid("path") }
            try checkTarget(to, sent: sent, overwrite: overwrite)
            if case .copy = change, size(of: subject) > capacity - usedSize { throw .full }
        }
    }

    /// Whether something may be put there.
    func checkTarget(_ path: ResourcePath, sent: String, overwrite: Bool) throws(Refusal) {
        guard let name = path.names.last, let parent = path.parent else { throw .exists(sent) }
        guard name.text.count <= 255 else { throw .invalid("path") }
        // Only whether it is there matters.
        guard let folder = try? entry(at: parent), folder.isFolder else { throw .noParent(sent) }
        guard let id = folder.children[name], let there = entry(id) else { return }
        guard overwrite, !there.isFolder else { throw .exists(sent) }
    }

    mutating func perform(_ change: Change, at date: Date) throws(Refusal) {
        switch change {
        case .copy(let from, let to, _):
            let (subject, name, folder) = try arrangement(from, to)
            try forgetFile(at: to)
            copy(subject, as: name, to: folder, at: date)
        case .move(let from, let to, _):
            guard from != to else { return }
            let (subject, name, folder) = try arrangement(from, to)
            try forgetFile(at: to)
            relink(subject.id, as: name, in: folder, at: date)
        case .restore(let from, let to, _):
            let (subject, name, folder) = try arrangement(from, to)
            try forgetFile(at: to)
            relink(subject.id, as: name, in: folder, at: date)
            self.change(subject.id, at: date) { $0.trashed = nil }
        case .trash(let path):
            let subject = try entry(at: path)
            let origin = self.path(of: subject)
            let name = ByteText(subject.name.text + "_" + "trashed \(subject.id) \(version)".fingerprint(digits: 40))
            relink(subject.id, as: name, in: Self.trash, at: date)
            hide(subject.id, at: date)
            self.change(subject.id, at: date) {
                $0.modified = date
                $0.trashed = Entry.Trashed(origin: origin, originalName: subject.name, date: date)
            }
        case .remove(let path): forget(try entry(at: path).id)
        case .emptyTrash:
            for id in entries[Self.trash]?.children.values.map(\.self) ?? [] { forget(id) }
        }
    }

    /// What is in the trash is not shared, nor is anything in it.
    private mutating func hide(_ id: Int, at date: Date) {
        guard let entry = entry(id) else { return }
        if entry.publication != nil { change(id, at: date) { $0.publication = nil } }
        for child in entry.children.values { hide(child, at: date) }
    }

    private func arrangement(_ from: ResourcePath, _ to: ResourcePath) throws(Refusal)
        -> (subject: Entry, name: ByteText, folder: Int)
    {
        guard let name = to.names.last, let parent = to.parent else { throw .exists(to.text) }
        return (try entry(at: from), name, try entry(at: parent).id)
    }

    /// What is overwritten.
    private mutating func forgetFile(at path: ResourcePath) throws(Refusal) {
        // Usually there is none, and that is well.
        if let there = try? entry(at: path) { forget(there.id) }
    }

    /// A file's bytes, new or instead of what was there.
    @discardableResult
    mutating func store(_ blob: Blob, at path: ResourcePath, sent: String, overwrite: Bool, at date: Date)
        throws(Refusal) -> Int
    {
        try checkTarget(path, sent: sent, overwrite: overwrite)
        guard let name = path.names.last, let parent = path.parent else { throw .exists(sent) }
        let folder = try entry(at: parent)
        let there = folder.children[name].flatMap(entry)
        guard blob.size <= capacity - usedSize + (there?.size ?? 0) else { throw .full }
        guard let there else { return add(name, .file(blob), to: folder.id, at: date) }
        change(there.id, at: date) {
            $0.kind = .file(blob)
            $0.modified = date
        }
        return there.id
    }

    /// Makes every folder of the path that is missing.
    @discardableResult
    mutating func makeFolders(_ path: ResourcePath, at date: Date) -> Int {
        path.names.reduce(Self.root) { folder, name in
            entries[folder]?.children[name] ?? add(name, .folder(children: [:]), to: folder, at: date)
        }
    }
}
