import Drive
import SharedKernel
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    /// A file that is on this computer, by ranges; or a document made readable. `download` keeps it as a file.
    ///
    /// Nothing of it may run in Vitrine's own origin: only kinds that a viewer shows have a type of their own, and all
    /// but PDF, which browsers refuse to show in a sandbox, are in one.
    func fileContents(_ visit: Visit, _ rendition: Rendition) async -> Response {
        await partOfDrive(visit) { drive in
            guard let path = visit.drivePath,
                // What is gone is not shown.
                let item = try? await drive.access.item(path, .keptFirst).value,
                let file = await drive.file(item, rendition)
            else { return .text(.notFound, "") }
            let type = rendition == .pdf ? "application/pdf" : FileView(of: item).type(of: item)
            let isDownload = visit.request.queryValue("download") != nil || type == nil
            var response = Response(
                headers: [
                    "Content-Type": isDownload ? "application/octet-stream" : type ?? "",
                    "Cache-Control": "private, no-cache",
                    "Content-Security-Policy": type == "application/pdf" ? ContentPolicy.pdf : ContentPolicy.file,
                ], body: file.body)
            if isDownload { response.headers["Content-Disposition"] = Self.attachment(item.name) }
            return response
        }
    }

    /// A small picture of a file, fetched with the person's token by us, never by the page.
    func filePreview(_ visit: Visit) async -> Response {
        await partOfDrive(visit) { drive in
            guard let path = visit.drivePath else { return .emptyPicture(.notFound) }
            let size = visit.request.queryValue("size").flatMap(PreviewSize.init(rawValue:)) ?? .icon
            do throws(DriveError) {
                return .picture(
                    try await drive.access.preview(try await drive.access.item(path, .keptFirst).value, size))
            } catch {
                return .emptyPicture(error == .notFound ? .notFound : .badGateway)
            }
        }
    }

    /// Under its own name (RFC 6266 §4.3, RFC 8187).
    static func attachment(_ name: String) -> String {
        "attachment; filename*=UTF-8''" + Path.escaped(name).replacing("/", with: "%2F")
    }
}

extension VitrineWebApp.DriveScreens {
    fileprivate func file(_ item: DriveItem, _ rendition: Rendition) async -> KeptFile? {
        switch rendition {
        case .pdf: return await access.document.kept(item)
        case .original:
            if case .kept(let file) = await access.downloads.state(of: item) { return file }
            return nil
        }
    }
}

extension KeptFile {
    /// What is written in a file of up to 4 KiB, which stands in the page itself and is as high as its lines; `nil` for
    /// a longer one, which gets a frame.
    var shortText: String? {
        guard sizeInBytes <= 4 << 10 else { return nil }
        return switch bytes {
        // One that cannot be read is left to the frame, where the browser says so.
        case .file(let url): (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
        case .memory(let data): String(decoding: data, as: UTF8.self)
        }
    }

    fileprivate var body: Response.Body {
        switch bytes {
        case .file(let url): .file(path: url.path)
        case .memory(let data): .data(data)
        }
    }
}

extension ContentPolicy {
    /// For a file of the person's: shown in a page of ours or alone, and nothing in it runs.
    static let file = """
        default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; \
        frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox
        """
    /// For a PDF, which a browser's viewer shows.
    static let pdf = "script-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"
}

extension FileView {
    /// With which type it is sent; `nil` for what is only saved.
    func type(of item: DriveItem) -> String? {
        let ending = item.path.name?.fileExtension ?? ""
        return switch self {
        case .image: Self.imageTypes[ending] ?? "image/jpeg"
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        case .text: "text/plain; charset=utf-8"
        case .audio: Self.mediaTypes[ending] ?? "audio/mpeg"
        case .video: Self.mediaTypes[ending] ?? "video/mp4"
        case .preview, .office, .other: nil
        }
    }

    private static let imageTypes = [
        "png": "image/png", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
    ]
    private static let mediaTypes = [
        "m4a": "audio/mp4", "aac": "audio/aac", "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg",
        "wav": "audio/wav", "flac": "audio/flac", "webm": "video/webm", "ogv": "video/ogg", "mkv": "video/x-matroska",
        "avi": "video/x-msvideo",
    ]
}
