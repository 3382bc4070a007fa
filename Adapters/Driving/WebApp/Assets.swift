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
struct Assets: Sendable {
    private let files: [String: File]
    /// The scripts, in the order of their names.
    let modules: [String]
    private let fingerprint: String

    private struct File: Sendable {
        let data: Data
        let type: String
    }

    init() {
        var files: [String: File] = [:]
        var style = Data()
        for name in EmbeddedFiles.names {
            guard let data = EmbeddedFiles.data(name) else { continue }
            switch name.split(separator: ".").last {
            // The styles come as one, in the order of their names.
            case "css": style.append(data)
            case "js": files[name] = File(data: data, type: "text/javascript; charset=utf-8")
            case "svg": files[name] = File(data: data, type: "image/svg+xml")
            default: continue
            }
        }
        files["site.css"] = File(data: style, type: "text/css; charset=utf-8")
        self.files = files
        modules = files.keys.filter { $0.hasSuffix(".js") }.sorted()
        fingerprint = files.sorted { $0.key < $1.key }.reduce(into: Fingerprint()) { $0.add($1.value.data) }.text
    }

    func path(_ name: String) -> String {
        "/assets/\(fingerprint)/\(name)"
    }

    /// How many bytes of that kind a browser fetches in all.
    func sizeInBytes(ofNamesEnding ending: String) -> Int {
        files.filter { $0.key.hasSuffix(ending) }.reduce(0) { $0 + $1.value.data.count }
    }

    /// `nil` when the request is for something else.
    ///
    /// - Parameter styleOnly: leaves everything behind the door but the style, the sign, and what leads on after a sign-in.
    func response(to request: Request, styleOnly: Bool) -> Response? {
        guard request.isReading, request.path.count == 3, request.path[0] == "assets", request.path[1] == fingerprint,
            let file = files[request.path[2]],
            !styleOnly || ["site.css", "icon.svg", "returned.js"].contains(request.path[2])
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
