import SimulatorKit
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a file holds; its hashes are computed when they are first asked for.
final class Blob: Sendable {
    let data: Data
    /// Pictures of it, the smallest first; empty where the service has none.
    let previews: [Preview]
    private let hashes = Mutex<Hashes?>(nil)

    struct Preview: Sendable {
        /// In pixels.
        let width: Int
        let data: Data
        let type: String
    }

    struct Hashes: Hashable, Sendable {
        let md5: String
        let sha256: String
    }

    init(_ data: Data, previews: [Preview] = []) {
        self.data = data
        self.previews = previews
    }

    /// A stranger's file: a picture is its own preview, nothing else has one.
    convenience init(uploaded data: Data, named name: String) {
        let type = MediaKind(of: name).mimeType
        let isPicture = ["image/jpeg", "image/png", "image/gif", "image/webp"].contains(type) && !data.isEmpty
        self.init(data, previews: isPicture ? [Preview(width: .max, data: data, type: type)] : [])
    }

    var size: Int { data.count }

    var computed: Hashes {
        if let known = hashes.withLock(\.self) { return known }
        let computed = Hashes(
            md5: MD5.digest(of: data).hexadecimal, sha256: SHA256.digest(of: data).hexadecimal)
        hashes.withLock { $0 = computed }
        return computed
    }

    /// The smallest that is as wide as asked, or else the largest.
    func preview(width: Int) -> Preview? {
        previews.first { $0.width >= width } ?? previews.last
    }
}

/// What the service makes of a file's name.
struct MediaKind: Hashable, Sendable {
    let mimeType: String
    /// One of the service's words: `image`, `document`, `compressed`…
    let mediaType: String

    init(of name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let ending = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
        (mimeType, mediaType) = Self.kinds[ending] ?? ("application/octet-stream", ending.isEmpty ? "data" : "unknown")
    }

    private static let office = "application/vnd.openxmlformats-officedocument."
    private static let kinds: [String: (String, String)] = [
        "jpg": ("image/jpeg", "image"), "jpeg": ("image/jpeg", "image"), "png": ("image/png", "image"),
        "gif": ("image/gif", "image"), "webp": ("image/webp", "image"), "svg": ("image/svg+xml", "image"),
        "heic": ("image/heif", "image"), "heif": ("image/heif", "image"), "bmp": ("image/bmp", "image"),
        "tiff": ("image/tiff", "image"),
        "txt": ("text/plain", "document"), "md": ("text/plain", "text"), "csv": ("text/csv", "spreadsheet"),
        "html": ("text/html", "web"), "json": ("application/json", "text"), "xml": ("text/xml", "text"),
        "swift": ("text/x-swift", "development"), "py": ("text/x-python", "development"),
        "pdf": ("application/pdf", "document"), "rtf": ("text/rtf", "document"),
        "doc": ("application/msword", "document"), "xls": ("application/vnd.ms-excel", "spreadsheet"),
        "docx": (office + "wordprocessingml.document", "document"),
        "xlsx": (office + "spreadsheetml.sheet", "spreadsheet"),
        "pptx": (office + "presentationml.presentation", "document"),
        "zip": ("application/zip", "compressed"), "gz": ("application/x-gzip", "compressed"),
        "mp4": ("video/mp4", "video"), "webm": ("video/webm", "video"), "mov": ("video/quicktime", "video"),
        "mp3": ("audio/mpeg", "audio"), "wav": ("audio/x-wav", "audio"), "ogg": ("audio/ogg", "audio"),
        "epub": ("application/epub+zip", "book"),
    ]
}
