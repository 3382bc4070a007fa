import HTMLBuilder
import SimulatorKit
import Synchronization
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The hosts that links lead to.
extension SimulatedYandex {
    func contentResponse(to request: Request) -> Response {
        let path = request.path
        switch (path.first, path.count, request.method) {
        case ("upload-target", 2, "PUT"): return upload(path[1], request)
        case ("disk", 4, "GET"), ("disk", 4, "HEAD"), ("storage", 4, "GET"), ("storage", 4, "HEAD"):
            return download(request)
        case ("preview", 4, "GET"), ("preview", 4, "HEAD"): return preview(request)
        case ("d", 2, "GET"), ("d", 2, "HEAD"): return publicPage(path[1], request)
        default: return .serverPage(.notFound)
        }
    }

    // MARK: Uploads

    private func upload(_ id: String, _ request: Request) -> Response {
        let (now, conduct) = (now, conduct)
        let flaw = conduct.uploads.first
        switch flaw {
        case .lost: return Response(body: .reset)
        case .failed: return .serverPage(.internalServerError)
        case .full: return Response(Refusal.full.status)
        case .tooLarge: return Response(.contentTooLarge)
        case .keptInSilence, .accepted, .damaged, nil: break
        }
        var data = request.body
        if flaw == .damaged, !data.isEmpty { data[data.startIndex] ^= 1 }
        let stored = Result { () throws(Refusal) in
            try state.withLock { state throws(Refusal) in
                guard var upload = state.uploads[id], !upload.isUsed, now < upload.expiry else { throw .notFound }
                upload.isUsed = true
                state.uploads[id] = upload
                let name = upload.path.names.last?.text ?? ""
                try state.disk.store(
                    Blob(uploaded: data, named: name), at: upload.path, sent: upload.sent, overwrite: upload.overwrite,
                    at: now)
                state.operations.end(upload.operation, as: .success)
            }
        }
        switch (stored, flaw) {
        case (.failure(let refusal), _): return Response(refusal.status)
        case (.success, .keptInSilence): return Response(body: .reset)
        case (.success, .accepted): return Response(.accepted)
        case (.success, _): return Response(.created)
        }
    }

    // MARK: Downloads

    private func download(_ request: Request) -> Response {
        let path = request.path
        let (now, links) = (now, conduct.links)
        if links.contains(.failed) { return .serverPage(.internalServerError) }
        let signed = "disk/\(path[1])/\(path[2])/"
        guard !links.contains(.expired), let expiry = Int(path[2], radix: 16),
            Double(expiry) > now.timeIntervalSince1970, isSigned(request, signed),
            let entry = entry(ofKey: path[1]), let blob = entry.blob,
            request.queryValue("etag") == blob.computed.md5
        else { return .serverPage(.gone) }
        if links.contains(.redirected), path[0] == "disk" {
            // The same server by another name: another host to every client.
            let address = state.withLock(\.addresses.content).replacing("127.0.0.1", with: "localhost")
            return Response(
                .found, headers: ["Location": address + "/storage" + request.target.dropFirst("/disk".count)])
        }
        let name = request.queryValue("filename") ?? ""
        return Response(
            headers: [
                "Content-Type": request.queryValue("content_type") ?? "application/octet-stream",
                "Content-Disposition": "attachment; filename*=UTF-8''\(name.percentEncoded)",
                "ETag": "\"\(blob.computed.md5)\"", "Cache-Control": "no-store",
            ],
            body: .data(blob.data))
    }

    /// For the owner only.
    private func preview(_ request: Request) -> Response {
        let now = now
        let token = request.credentials(scheme: "OAuth") ?? ""
        guard state.withLock({ $0.signIns.scopes(ofToken: token, at: now) }) != nil else {
            return .serverPage(.unauthorized)
        }
        guard isSigned(request, "preview/\(request.path[1])/inf/"), let entry = entry(ofKey: request.path[1]),
            let preview = entry.blob?.preview(width: PreviewSize.widthInPixels(request.queryValue("size") ?? "S"))
        else { return .serverPage(.notFound) }
        return Response(
            headers: ["Content-Type": preview.type, "Cache-Control": "private, max-age=31536000"],
            body: .data(preview.data))
    }

    /// The signature is compared as it stands in the target: one that was decoded and encoded anew is another.
    private func isSigned(_ request: Request, _ signed: String) -> Bool {
        let kind = request.path[0] == "storage" ? "storage/" : ""
        let target = request.target.dropFirst()
        let expected = kind.isEmpty ? signed : kind + signed.dropFirst("disk/".count)
        return target.hasPrefix(expected + ResourceWire.signature(of: signed))
    }

    private func entry(ofKey key: String) -> Entry? {
        ResourceWire.entry(ofKey: key).flatMap { id in state.withLock { $0.disk.entry(id) } }
    }

    // MARK: What a person sees who was given a link

    private func publicPage(_ name: String, _ request: Request) -> Response {
        let now = now
        let say = PageLanguage(of: request)
        let (entry, wire) = state.withLock { state in
            (
                state.disk.entries.values.first { $0.publication?.name == name },
                ResourceWire(
                    disk: state.disk, addresses: state.addresses, now: now, flaws: [], previewSize: "S", crops: false)
            )
        }
        guard let entry, entry.publication?.isAvailable(at: now) == true else {
            let title = say("There is nothing here", "Ничего не найдено")
            return .page(.notFound, title: title, language: say, narrow: true) {
                h1 { title }
                p(.class("quiet")) {
                    say("Perhaps the owner no longer shares it.", "Возможно, владелец закрыл доступ.")
                }
            }
        }
        return .page(title: entry.name.text, language: say, narrow: true) {
            div(.class("card")) {
                h1 { entry.name.text }
                p(.class("quiet")) { say("Shared from the simulated Yandex Disk.", "Из симулятора Яндекс Диска.") }
                if let blob = entry.blob {
                    p { a(.href(wire.download(entry, blob))) { say("Download", "Скачать") } }
                } else {
                    ul { HTML.group(entry.children.keys.map(\.text).sorted().map { name in li { name } }) }
                }
            }
        }
    }
}

extension Response {
    /// A page as the hosts of contents answer it, recorded with 500 and 410.
    static func serverPage(_ status: Status) -> Response {
        let titles: [Status: String] = [
            .gone: "410 Gone", .notFound: "404 Not Found", .unauthorized: "401 Authorization Required",
            .internalServerError: "500 Internal Server Error",
        ]
        let title = titles[status] ?? "\(status.rawValue)"
        return .text(
            status,
            """
            <html>
            <head><title>\(title)</title></head>
            <body>
            <center><h1>\(title)</h1></center>
            <hr><center>nginx/1.18.0</center>
            </body>
            </html>

            """, type: "text/html")
    }
}
