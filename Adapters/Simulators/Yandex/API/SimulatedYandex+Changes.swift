import SimulatorKit
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Folders, copies, moves, the trash, and what a program notes beside a resource.
extension SimulatedYandex {
    static func makeFolder(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let (sent, path) = (try call.text("path"), try call.target())
        guard let name = path.names.last, let parent = path.parent else { throw .folderExists(sent) }
        guard name.text.count <= 255 else { throw .invalid("path") }
        try checkLock(path, state)
        // Only whether it is there matters.
        guard let folder = try? state.disk.entry(at: parent), folder.isFolder else { throw .noParent(sent) }
        if let there = folder.children[name].flatMap({ state.disk.entry($0) }) {
            throw there.isFolder ? .folderExists(sent) : .exists(sent)
        }
        state.disk.add(name, .folder(children: [:]), to: folder.id, at: call.now)
        return link(to: path, call, state)
    }

    static func delete(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let path = try call.path()
        if let md5 = call.request.queryValue("md5"), let blob = try state.disk.entry(at: path).blob,
            blob.computed.md5 != md5
        {
            throw .otherHash
        }
        let change = call.flag("permanently") ? Change.remove(path) : .trash(path)
        return try carryOut(change, call, &state, done: Response.deleted)
    }

    static func relocate(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let (from, to) = (try call.path("from"), try call.target())
        let overwrite = call.flag("overwrite")
        let change =
            call.endpoint.hasSuffix("copy")
            ? Change.copy(from, to: to, overwrite: overwrite) : .move(from, to: to, overwrite: overwrite)
        return try carryOut(change, call, &state, done: link(to: to, call, state))
    }

    /// `name` is a new name, or a whole path.
    static func restore(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let path = try call.path(in: .trash)
        guard let trashed = try state.disk.entry(at: path).trashed else { throw .notFound }
        var to = trashed.origin
        if let name = call.request.queryValue("name"), !name.isEmpty {
            if name.utf8.contains(UInt8(ascii: "/")) {
                guard let target = ResourcePath(name) else { throw .invalid("name") }
                to = target
            } else {
                to.names = to.names.dropLast() + [ByteText(name)]
            }
        }
        let change = Change.restore(path, to: to, overwrite: call.flag("overwrite"))
        return try carryOut(change, call, &state, sent: to.text, done: link(to: to, call, state))
    }

    static func emptyTrash(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let text = call.request.queryValue("path") ?? ""
        guard let path = ResourcePath(text, in: .trash) else { throw .notFound }
        return try carryOut(
            path.names.isEmpty ? .emptyTrash : .remove(path), call, &state, sent: text, done: Response.deleted)
    }

    /// Merged: other keys stay, `null` removes one.
    static func setProperties(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let entry = try state.disk.entry(at: try call.path())
        guard case .record(let changes)? = JSONValue(reading: call.request.body)?["custom_properties"] else {
            throw .missing("custom_properties")
        }
        var properties = entry.customProperties ?? .null
        if properties == .null { properties = [:] }
        for change in changes {
            switch change.value {
            case .record, .list: throw .invalid("custom_properties")
            case .null: properties[change.name] = nil
            default: properties[change.name] = change.value
            }
        }
        guard properties.encoded().count <= 1024 else { throw .invalid("custom_properties") }
        state.disk.change(entry.id, at: call.now) { $0.customProperties = properties == [:] ? .null : properties }
        let changed = try state.disk.entry(at: try call.path())
        return .disk(call.wire(of: state).record(changed, call.fields))
    }

    // MARK: Parts

    /// At once (201, 204), or behind an operation (202).
    static func carryOut(
        _ change: Change, _ call: DiskCall, _ state: inout State, sent: String? = nil, done: Response
    ) throws(Refusal) -> Response {
        let target = if let sent { sent } else { try call.text("path") }
        try state.disk.check(change, sent: target)
        for path in change.subjects { try checkLock(path, state) }
        guard call.flag("force_async") || state.disk.takesTime(change) else {
            try state.disk.perform(change, at: call.now)
            return done
        }
        let id = state.operations.begin(change, ending: call.conduct.operations, at: call.now)
        return operationLink(id, call, state)
    }

    static func operationLink(_ id: String, _ call: DiskCall, _ state: State) -> Response {
        let isInQuery = call.conduct.listings.contains(.operationsInQuery)
        return call.link(
            "\(state.addresses.disk)/v1/disk/operations\(isInQuery ? "?id=" : "/")\(id)", status: .accepted)
    }

    static func checkLock(_ path: ResourcePath, _ state: State) throws(Refusal) {
        if state.operations.lock(path) { throw .locked }
    }

    /// 201, and where it is.
    static func link(to path: ResourcePath, _ call: DiskCall, _ state: State) -> Response {
        call.link("\(state.addresses.disk)/v1/disk/resources?path=\(path.text.formEncoded)", status: .created)
    }
}

extension Response {
    /// 204, with the type that it has all the same.
    static var deleted: Response {
        Response(.noContent, headers: ["Content-Type": "application/json; charset=utf-8"])
    }
}

extension String {
    var utf8Data: Data { Data(utf8) }
}
