import SimulatorKit
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One question to the Disk API, and what it needs of the world to be answered.
struct DiskCall {
    let request: Request
    /// `GET /v1/disk/resources`
    let endpoint: String
    let now: Date
    let conduct: YandexConduct

    init(_ request: Request, now: Date, conduct: YandexConduct) {
        self.request = request
        endpoint = "\(request.method == "HEAD" ? "GET" : request.method) /" + request.path.joined(separator: "/")
        self.now = now
        self.conduct = conduct
    }

    // MARK: Its parameters

    var fields: FieldChoice { FieldChoice(request.queryValue("fields")) }

    func text(_ name: String) throws(Refusal) -> String {
        guard let text = request.queryValue(name), !text.isEmpty else { throw .missing(name) }
        return text
    }

    /// What is no path at all is found nowhere.
    func path(_ name: String = "path", in area: ResourcePath.Area = .disk) throws(Refusal) -> ResourcePath {
        guard let path = ResourcePath(try text(name), in: area) else { throw .notFound }
        return path
    }

    /// Where something is to be put.
    func target(_ name: String = "path") throws(Refusal) -> ResourcePath {
        guard let path = ResourcePath(try text(name)) else { throw .invalid(name) }
        return path
    }

    func number(_ name: String, or usual: Int) throws(Refusal) -> Int {
        guard let text = request.queryValue(name), !text.isEmpty else { return usual }
        guard let number = Int(text), number >= 0 else { throw .invalid(name) }
        return number
    }

    func flag(_ name: String) -> Bool { ["true", "1"].contains(request.queryValue(name)?.lowercased()) }

    /// - Returns: `usual` where there is none.
    func sort(or usual: Sort, inTrash: Bool = false) throws(Refusal) -> Sort {
        guard let text = request.queryValue("sort"), !text.isEmpty else { return usual }
        guard let sort = Sort(text, inTrash: inTrash) else { throw .invalid("sort") }
        return sort
    }

    // MARK: Who may ask

    /// Public resources are shown to strangers, too.
    var isForStrangers: Bool {
        ["GET /v1/disk/public/resources", "GET /v1/disk/public/resources/download"].contains(endpoint)
    }

    /// Any of these rights is enough.
    var rights: Set<DiskScope> {
        let path = endpoint.split(separator: " ").last ?? ""
        if path.hasPrefix("/v1/disk/operations") { return Set(DiskScope.allCases) }
        if path == "/v1/disk/resources/download" { return [.read, .appFolder] }
        if path == "/v1/disk/resources/upload" || !endpoint.hasPrefix("GET") { return [.write, .appFolder] }
        return [.info, .read, .appFolder]
    }

    /// `{"href": …, "method": …, "templated": false}`, with what else belongs to it.
    func link(
        _ address: String, method: String = "GET", status: Status = .ok,
        and more: KeyValuePairs<String, JSONValue> = [:]
    ) -> Response {
        var link: JSONValue = ["href": .text(address), "method": .text(method), "templated": false]
        for (name, value) in more { link[name] = value }
        return .disk(link.narrowed(to: fields), status: status)
    }

    func wire(of state: SimulatedYandex.State, publicRoot: Entry? = nil) -> ResourceWire {
        ResourceWire(
            disk: state.disk, addresses: state.addresses, now: now, flaws: conduct.listings,
            previewSize: request.queryValue("preview_size") ?? "S", crops: flag("preview_crop"), publicRoot: publicRoot)
    }
}

extension Response {
    /// As the Disk API answers when all is well.
    static func disk(_ value: JSONValue, status: Status = .ok) -> Response {
        var response = Response.text(status, value.encoded(), type: "application/json; charset=utf-8")
        response.acceptsRanges = false
        return response
    }
}
