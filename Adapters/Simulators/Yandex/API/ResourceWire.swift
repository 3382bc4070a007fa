import SimulatorKit

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Resources as the API writes them.
struct ResourceWire {
    let disk: DiskStore
    let addresses: SimulatedYandex.Addresses
    let now: Date
    let flaws: [ListingFlaw]
    /// `120x240`, `XL`…
    let previewSize: String
    let crops: Bool
    /// For strangers: paths begin at it, and every resource has its key.
    var publicRoot: Entry?

    static let uid = "200300400"
    /// Download links serve for four hours.
    static let linkLifetime: TimeInterval = 4 * 3600

    /// What is wanted of a resource, without what lies in it.
    func record(_ entry: Entry, _ fields: FieldChoice) -> JSONValue {
        var record: [JSONValue.Field] = []
        func add(_ name: String, _ value: @autoclosure () -> JSONValue?) {
            guard fields.wants(name), let value = value() else { return }
            record.append(JSONValue.Field(name: name, value: value))
        }
        let isBare = flaws.contains(.bareRows)
        add("path", .text(path(of: entry)))
        add("type", entry.isFolder ? "dir" : "file")
        add("name", .text((entry.trashed?.originalName ?? entry.name).text))
        add("created", .text(Self.time(entry.created)))
        add("modified", .text(Self.time(entry.modified)))
        if let trashed = entry.trashed {
            add("origin_path", .text(trashed.origin.text))
            add("deleted", .text(Self.time(trashed.date)))
        }
        addFile(of: entry, isBare: isBare, add)
        let publication = publicRoot?.publication ?? entry.publication
        add("public_key", publication.map { .text($0.key) })
        add("public_url", publication.map { .text(address(of: $0)) })
        if !isBare {
            add("custom_properties", entry.customProperties)
            add("resource_id", .text(Self.resourceID(entry)))
            add("revision", .number(entry.revision))
            add(
                "comment_ids",
                [
                    "private_resource": .text(Self.resourceID(entry)),
                    "public_resource": .text(Self.resourceID(entry)),
                ])
            add("exif", [:])
            if publicRoot != nil { add("views_count", 0) }
        }
        return .record(record)
    }

    private func addFile(of entry: Entry, isBare: Bool, _ add: (String, @autoclosure () -> JSONValue?) -> Void) {
        guard let blob = entry.blob else { return }
        let kind = MediaKind(of: (entry.trashed?.originalName ?? entry.name).text)
        add("size", .number(blob.size))
        guard !isBare else { return }
        add("mime_type", .text(kind.mimeType))
        add("md5", .text(blob.computed.md5))
        add("sha256", .text(blob.computed.sha256))
        add("media_type", .text(kind.mediaType))
        add("antivirus_status", .text(antivirus(of: entry, blob)))
        add("file", .text(download(entry, blob)))
        guard !blob.previews.isEmpty else { return }
        add("preview", .text(preview(entry, size: "&size=\(previewSize)&crop=\(crops ? 1 : 0)")))
        add(
            "sizes",
            .list(
                (["DEFAULT"] + PreviewSize.named.map(\.name) + ["C"]).map { name in
                    let size = name == "DEFAULT" ? "" : "&size=\(name == "C" ? "960x960" : name)&crop=0"
                    return ["name": .text(name), "url": .text(preview(entry, size: size))]
                }))
    }

    /// Nothing is looked at in an empty file; the standard test file of virus scanners is found.
    private func antivirus(of entry: Entry, _ blob: Blob) -> String {
        if blob.size == 0 { return "not-scanned" }
        return entry.name.text.lowercased().hasPrefix("eicar") ? "infected" : "clean"
    }

    private func path(of entry: Entry) -> String {
        let path = disk.path(of: entry)
        guard let publicRoot else { return path.text }
        return "/" + path.names.dropFirst(disk.path(of: publicRoot).names.count).map(\.text).joined(separator: "/")
    }

    static func resourceID(_ entry: Entry) -> String { uid + ":" + entry.fingerprint }

    /// Seconds, and an offset: never `Z`, never fractions.
    static func time(_ date: Date) -> String {
        date.formatted(.iso8601).dropLast() + "+00:00"
    }

    // MARK: Addresses

    func address(of publication: Entry.Publication) -> String { "\(addresses.content)/d/\(publication.name)" }

    func download(_ entry: Entry, _ blob: Blob) -> String {
        let name = (entry.trashed?.originalName ?? entry.name).text
        let kind = MediaKind(of: name)
        let expiry = String(Int((now + Self.linkLifetime).timeIntervalSince1970), radix: 16)
        let signed = "\(Self.key(entry.id))/\(expiry)/"
        return addresses.content + "/disk/" + signed + Self.signature(of: "disk/" + signed) + "?uid=" + Self.uid
            + "&filename=" + name.percentEncoded + "&disposition=attachment&hash=&limit=0&content_type="
            + kind.mimeType.percentEncoded + "&owner_uid=" + Self.uid + "&fsize=\(blob.size)&hid="
            + entry.fingerprint.prefix(32) + "&media_type=\(kind.mediaType)&tknv=v3&etag=" + blob.computed.md5
    }

    private func preview(_ entry: Entry, size: String) -> String {
        let signed = "\(Self.key(entry.id))/inf/"
        return addresses.content + "/preview/" + signed + Self.signature(of: "preview/" + signed) + "?uid=" + Self.uid
            + "&filename=" + entry.name.text.percentEncoded
            + "&disposition=inline&hash=&limit=0&content_type=image%2Fjpeg&owner_uid=" + Self.uid + "&tknv=v3" + size
    }

    /// 64 hexadecimal digits, of which the first 16 say which entry it is.
    private static func key(_ id: Int) -> String {
        let digits = String(id, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + "key \(id)".fingerprint(digits: 48)
    }

    /// The entry whose key that is.
    static func entry(ofKey key: String) -> Int? {
        Int(key.prefix(16), radix: 16).flatMap { self.key($0) == key ? $0 : nil }
    }

    /// It ends in `%3D%3D`, so that whoever decodes and encodes an address anew is found out.
    static func signature(of text: String) -> String { "signed \(text)".fingerprint(digits: 40) + "%3D%3D" }
}
