import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The styles, scripts and drawings, carried inside the executable.
///
/// Their addresses hold a fingerprint of all of them, so that a browser may keep them for good; the modules find one
/// another by relative addresses below it.
///
/// A page fetches what the frame needs, and what its own domain has in the folders that it names.
struct Assets: Sendable {
    private let files: [String: File]
    private let fingerprint: String

    private struct File: Sendable {
        var data: Data
        let type: String
    }

    init() {
        var files: [String: File] = [:]
        for name in EmbeddedFiles.names {
            guard let data = EmbeddedFiles.data(name) else { continue }
            switch name.split(separator: ".").last {
            // The styles of a folder come as one, in the order of their names.
            case "css":
                let whole = Self.styleName(name.split(separator: "/").dropLast().first.map(String.init))
                files[whole, default: File(data: Data(), type: "text/css; charset=utf-8")].data.append(data)
            case "js": files[name] = File(data: data, type: "text/javascript; charset=utf-8")
            case "svg": files[name] = File(data: data, type: "image/svg+xml")
            default: continue
            }
        }
        self.files = files
        fingerprint = files.sorted { $0.key < $1.key }.reduce(into: Fingerprint()) { $0.add($1.value.data) }.text
    }

    /// What `app.js` asks for, on every page.
    var frameModules: [String] {
        modules.filter { !$0.contains("/") && !["app.js", "returned.js"].contains($0) }
    }

    func modules(of domain: Domain?) -> [String] {
        guard let domain else { return [] }
        return modules.filter { name in domain.folders.contains { name.hasPrefix($0 + "/") } }
    }

    /// The frame's, then the domain's; those of all for a page that belongs to none.
    func styles(of domain: Domain?) -> [String] {
        guard let domain else { return files.keys.filter { $0.hasSuffix(".css") }.sorted(by: Self.frameFirst) }
        return [Self.styleName(nil)] + domain.folders.map(Self.styleName).filter { files[$0] != nil }
    }

    private static func frameFirst(_ one: String, _ other: String) -> Bool {
        (one == styleName(nil) ? "" : one) < (other == styleName(nil) ? "" : other)
    }

    private static func styleName(_ folder: String?) -> String {
        folder.map { "\($0)/domain.css" } ?? "site.css"
    }

    private var modules: [String] { files.keys.filter { $0.hasSuffix(".js") }.sorted() }

    func path(_ name: String) -> String {
        "/assets/\(fingerprint)/\(name)"
    }

    /// `nil` when the request is for something else.
    ///
    /// - Parameter styleOnly: leaves everything behind the door but the style, the sign, and what leads on after a sign-in.
    func response(to request: Request, styleOnly: Bool) -> Response? {
        let name = request.path.dropFirst(2).joined(separator: "/")
        guard request.isReading, request.path.first == "assets", request.path.dropFirst().first == fingerprint,
            let file = files[name], !styleOnly || name.hasSuffix(".css") || ["icon.svg", "returned.js"].contains(name)
        else { return nil }
        return Response(
            headers: [
                "Content-Type": file.type, "ETag": "\"\(fingerprint)\"",
                "Cache-Control": "public, max-age=31536000, immutable",
            ], body: .data(file.data))
    }
}

/// Tells contents apart (FNV-1a of 64 bits). It is no protection against anyone who wants two of them alike.
struct Fingerprint {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ data: Data) {
        for byte in data { state = (state ^ UInt64(byte)) &* 0x0100_0000_01B3 }
    }

    var text: String { String(state, radix: 36) }
}
