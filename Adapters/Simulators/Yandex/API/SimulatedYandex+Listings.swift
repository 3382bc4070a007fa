import SimulatorKit
import WebServer

/// What lies on the disk, page by page.
extension SimulatedYandex {
    /// One resource; a folder with a page of what lies in it.
    static func resource(_ call: DiskCall, _ state: inout State, in area: ResourcePath.Area = .disk) throws(Refusal)
        -> Response
    {
        let path = try call.path(in: area)
        let entry = try state.disk.entry(at: path)
        return .disk(try record(of: entry, call, &state, publicRoot: nil))
    }

    /// - Parameter publicRoot: what is shared, where a stranger asks.
    static func record(of entry: Entry, _ call: DiskCall, _ state: inout State, publicRoot: Entry?) throws(Refusal)
        -> JSONValue
    {
        var record = call.wire(of: state, publicRoot: publicRoot).record(entry, call.fields)
        guard entry.isFolder, call.fields.wants("_embedded") else { return record }
        let inTrash = state.disk.path(of: entry).area == .trash
        let page = try Page(call, &state)
        if call.conduct.listings.contains(.changing), page.offset > 0 { change(entry, &state, call) }
        let folder = state.disk.entry(entry.id) ?? entry
        let all = state.disk.children(of: folder, by: try call.sort(or: .usual, inTrash: inTrash))
        let wire = call.wire(of: state, publicRoot: publicRoot)
        let fields = call.fields.of("_embedded")
        var embedded: [JSONValue.Field] = []
        func add(_ name: String, _ value: @autoclosure () -> JSONValue, always: Bool = false) {
            if fields.wants(name) || always { embedded.append(JSONValue.Field(name: name, value: value())) }
        }
        add("sort", .text(call.request.queryValue("sort") ?? ""))
        if let key = publicRoot?.publication?.key { add("public_key", .text(key), always: true) }
        add("items", .list(items(page.of(all), fields.of("items"), wire)))
        add("limit", .number(page.limit))
        add("offset", .number(page.offset))
        add("path", wire.record(folder, FieldChoice("path"))["path"] ?? "")
        add("total", .number(all.count))
        record["_embedded"] = .record(embedded)
        return record
    }

    static func flatList(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let page = try Page(call, &state)
        if call.conduct.listings.contains(.changing), page.offset > 0,
            let root = state.disk.entry(DiskStore.root)
        {
            change(root, &state, call)
        }
        let all = chosen(state.disk.files(by: try call.sort(or: .arrival)), call, state)
        return list(page.of(all), call, state, [("limit", .number(page.limit)), ("offset", .number(page.offset))])
    }

    /// There is no offset here.
    static func lastUploaded(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let page = try Page(call, &state)
        let all = chosen(state.disk.files(by: .lastUploaded), call, state)
        return list(all.prefix(page.limit), call, state, [("limit", .number(page.limit))])
    }

    /// What was published last comes first.
    static func published(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let page = try Page(call, &state)
        let type = call.request.queryValue("type")
        let all = state.disk.entries.values
            .filter { $0.publication != nil && (type == nil || type == ($0.isFolder ? "dir" : "file")) }
            .sorted { ($0.publication?.order ?? 0) > ($1.publication?.order ?? 0) }.map(\.id)
        var extra: [(String, JSONValue)] = [("limit", .number(page.limit)), ("offset", .number(page.offset))]
        if let type { extra.append(("type", .text(type))) }
        return list(page.of(all), call, state, extra)
    }

    // MARK: Parts

    /// The part of a list that was asked for.
    private struct Page {
        let limit: Int
        let offset: Int

        init(_ call: DiskCall, _ state: inout State) throws(Refusal) {
            limit = try call.number("limit", or: 20)
            offset = try call.number("offset", or: 0)
            state.largestLimit = max(state.largestLimit, limit)
        }

        func of(_ all: [Int]) -> ArraySlice<Int> { all.dropFirst(offset).prefix(limit) }
    }

    private static func list(
        _ ids: ArraySlice<Int>, _ call: DiskCall, _ state: State, _ extra: [(String, JSONValue)]
    ) -> Response {
        var fields: [JSONValue.Field] = []
        if call.fields.wants("items") {
            let items = items(ids, call.fields.of("items"), call.wire(of: state))
            fields.append(JSONValue.Field(name: "items", value: .list(items)))
        }
        fields += extra.filter { call.fields.wants($0.0) }.map { JSONValue.Field(name: $0.0, value: $0.1) }
        return .disk(.record(fields))
    }

    private static func items(_ ids: ArraySlice<Int>, _ fields: FieldChoice, _ wire: ResourceWire) -> [JSONValue] {
        let items = ids.compactMap { wire.disk.entry($0) }.map { wire.record($0, fields) }
        guard wire.flaws.contains(.oddRows), let first = items.first else { return items }
        var nameless = first
        nameless["name"] = nil
        nameless["path"] = nil
        return [first, .null, "no resource", 7, [], [:], nameless] + items.dropFirst()
    }

    /// Those of the kinds that were asked for.
    private static func chosen(_ ids: [Int], _ call: DiskCall, _ state: State) -> [Int] {
        guard let kinds = call.request.queryValue("media_type"), !kinds.isEmpty else { return ids }
        let wanted = kinds.split(separator: ",").map(String.init)
        return ids.filter { id in
            state.disk.entry(id).map { wanted.contains(MediaKind(of: $0.name.text).mediaType) } ?? false
        }
    }

    /// Somebody else removes the first file of a folder, and adds one.
    private static func change(_ folder: Entry, _ state: inout State, _ call: DiskCall) {
        let files = state.disk.children(of: folder, by: .usual).compactMap { state.disk.entry($0) }
        if let first = files.first(where: { !$0.isFolder }) { state.disk.forget(first.id) }
        let name = ByteText("ящик \(state.disk.version).txt")
        state.disk.add(
            name, .file(Blob(uploaded: "Только что\n".utf8Data, named: name.text)), to: folder.id, at: call.now)
    }
}
