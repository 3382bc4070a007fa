import SimulatorKit
import VKFixtures
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Addresses of pictures, signed as VK signs them: a part that is changed or left out closes them (403).
enum PictureHost {
    enum Kind { case photo, original, avatar, preview }

    /// - Parameters:
    ///   - file: one of the fixtures' files, or a whole address, which stays as it is.
    ///   - host: `http://…`.
    static func address(of file: String, kind: Kind, on host: String) -> String {
        guard !file.contains("://") else { return file }
        let key = keys[file] ?? signature(of: file)
        let size = String(file.split(separator: ".")[0].split(separator: "-").last { $0.contains("x") } ?? "")
        let target =
            switch kind {
            case .photo: "/impg/\(key)/\(key.prefix(11)).jpg?size=\(size)&quality=95&sign="
            case .original: "/impg/\(key)/\(key.prefix(11)).jpg?quality=95&as=\(size)&from=bu&sign="
            case .avatar: "/s/v1/ig2/\(key).jpg?size=\(size)&quality=95&ava=1&sign="
            case .preview: "/getVideoPreview?id=\(key)&idx=1&type=39&fn=vid_w&size=\(size)&tkn="
            }
        return host + target + signature(of: target) + (kind == .photo ? "&type=album" : "")
    }

    static func response(to request: Request, at path: String) -> Response? {
        let key: String
        switch (request.path.first, request.path.count) {
        case ("impg", 3): key = request.path[1]
        case ("s", 4): key = String(request.path[3].dropLast(4))
        case ("getVideoPreview", 1): key = request.queryValue("id") ?? ""
        default: return nil
        }
        guard let file = files[key], let data = Picture.data(file) else { return .text(.notFound, "Not found.\n") }
        let target = request.target
        let signed = target.firstRange(of: "sign=") ?? target.firstRange(of: "tkn=")
        guard let signed, target[signed.upperBound...].hasPrefix(signature(of: String(target[..<signed.upperBound])))
        else { return .text(.forbidden, "Forbidden\n") }
        return Response(
            headers: [
                "Content-Type": "image/jpeg", "ETag": "\"\(key)\"", "Last-Modified": "Thu, 20 Nov 2025 09:00:00 GMT",
                "Cache-Control": "max-age=31536000",
            ],
            body: .data(data))
    }

    /// Sixteen hexadecimal digits that a text always has.
    static func signature(of text: String) -> String {
        text.fingerprint(digits: 16)
    }

    private static let keys = Dictionary(uniqueKeysWithValues: Picture.files.map { ($0, signature(of: $0)) })
    private static let files = Dictionary(uniqueKeysWithValues: keys.map { ($1, $0) })
}
