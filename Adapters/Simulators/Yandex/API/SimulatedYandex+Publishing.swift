import SimulatorKit
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is shared by a link, and what strangers see of it.
extension SimulatedYandex {
    /// Publishing again keeps the link.
    static func publish(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let path = try call.path()
        let entry = try state.disk.entry(at: path)
        guard !path.names.isEmpty else { throw .invalid("path") }
        try checkLock(path, state)
        if entry.publication == nil {
            let order = state.disk.nextPublication()
            state.disk.change(entry.id, at: call.now) { $0.publication = Entry.Publication(of: entry.id, order: order) }
        }
        if let settings = JSONValue(reading: call.request.body)?["public_settings"] {
            state.disk.change(entry.id, at: call.now) { $0.publication?.set(settings) }
        }
        return call.link(resourceAddress(path, state))
    }

    static func unpublish(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let path = try call.path()
        let entry = try state.disk.entry(at: path)
        state.disk.change(entry.id, at: call.now) { $0.publication = nil }
        return call.link(resourceAddress(path, state))
    }

    /// The password is never told.
    static func publicSettings(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let entry = try state.disk.entry(at: try call.path())
        guard let publication = entry.publication else { throw .notFound }
        guard call.endpoint.hasPrefix("PATCH") else {
            return .disk(
                .record(presentOf: ["available_until": publication.availableUntil.map(JSONValue.number)]))
        }
        guard let settings = JSONValue(reading: call.request.body) else { throw .missing("public_settings") }
        state.disk.change(entry.id, at: call.now) { $0.publication?.set(settings) }
        return Response(headers: ["Content-Type": "application/json; charset=utf-8"])
    }

    // MARK: For strangers

    static func publicResource(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let (root, entry) = try publicEntry(call, state)
        return .disk(try record(of: entry, call, &state, publicRoot: root))
    }

    static func publicDownload(_ call: DiskCall, _ state: State) throws(Refusal) -> Response {
        let (root, entry) = try publicEntry(call, state)
        if let password = root.publication?.password, call.request.queryValue("password") != password {
            throw .passwordRequired
        }
        return try downloadLink(of: entry, call, state)
    }

    /// Into the folder for downloads, unless it is told otherwise.
    static func saveToDisk(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let (_, entry) = try publicEntry(call, state)
        let folder: ResourcePath
        if call.request.queryValue("save_path") == nil {
            folder = ResourcePath(.disk, [ByteText("Загрузки")])
            state.disk.makeFolders(folder, at: call.now)
        } else {
            folder = try call.target("save_path")
        }
        let to = folder.appending(call.request.queryValue("name").map(ByteText.init) ?? entry.name)
        let change = Change.copy(state.disk.path(of: entry), to: to, overwrite: false)
        return try carryOut(change, call, &state, sent: to.text, done: link(to: to, call, state))
    }

    /// What is shared, and what of it is meant. Its key, or its address, stands for it.
    private static func publicEntry(_ call: DiskCall, _ state: State) throws(Refusal) -> (root: Entry, entry: Entry) {
        let key = try call.text("public_key")
        let wire = call.wire(of: state)
        let root = state.disk.entries.values.first {
            $0.publication.map { $0.key == key || wire.address(of: $0) == key } ?? false
        }
        guard let root, root.publication?.isAvailable(at: call.now) == true,
            let inside = ResourcePath(call.request.queryValue("path") ?? "")
        else { throw .notFound }
        var path = state.disk.path(of: root)
        path.names += inside.names
        return (root, try state.disk.entry(at: path))
    }

    private static func resourceAddress(_ path: ResourcePath, _ state: State) -> String {
        "\(state.addresses.disk)/v1/disk/resources?path=\(path.text.formEncoded)"
    }
}

extension Entry.Publication {
    init(of id: Int, order: Int) {
        let digits = "public \(id) \(order)".fingerprint(digits: 150)
        // Every sign that an address has to escape.
        key = digits.prefix(40) + "+" + digits.suffix(39) + "/4=="
        name = String(digits.dropFirst(60).prefix(11)) + "_-Z"
        self.order = order
    }

    func isAvailable(at date: Date) -> Bool {
        availableUntil.map { Double($0) > date.timeIntervalSince1970 } ?? true
    }

    mutating func set(_ settings: JSONValue) {
        if case .number(let seconds)? = settings["available_until"] { availableUntil = seconds }
        if case .text(let words)? = settings["password"] { password = words }
    }
}
