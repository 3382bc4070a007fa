import SharedKernel
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Response {
    /// A picture of points, for this person's browser to keep for a day: anything else, SVG too, may hold a script and
    /// is not passed on.
    ///
    /// Pictures of others pass through the server, which asks the address that the service named: the page's policy stays
    /// closed, and what was seen is there without a network.
    static func picture(_ picture: Picture) -> Response {
        let type = picture.mediaType.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
        guard rasterTypes.contains(type) else { return emptyPicture(.notFound) }
        var fingerprint = Fingerprint()
        fingerprint.add(picture.data)
        return Response(
            headers: [
                "Content-Type": type, "ETag": "\"\(fingerprint.text)\"", "Cache-Control": "private, max-age=86400",
            ], body: .data(picture.data))
    }

    /// An answer that draws nothing, so that the drawing beneath stays in sight without a script, too: browsers show the
    /// picture of a 404 as any other.
    static func emptyPicture(_ status: Status) -> Response {
        Response(status, headers: ["Content-Type": "image/gif"], body: .data(Data(transparentPoint)))
    }

    /// One transparent point (GIF89a).
    private static let transparentPoint: [UInt8] =
        Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0x21, 0xF9, 4, 1, 0, 0, 0, 0]
        + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

    private static let rasterTypes: Set = [
        "image/jpeg", "image/png", "image/gif", "image/webp", "image/avif", "image/bmp",
    ]
}
