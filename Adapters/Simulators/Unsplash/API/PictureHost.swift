import UnsplashFixtures
import WebServer

/// The host of pictures: no key, no counting, any width.
struct PictureHost {
    let records: [PhotoRecord]

    /// `nil` for every path that is none of a picture's.
    func response(to request: Request) -> Response? {
        guard request.path.count == 1, request.path[0].hasPrefix("photo-") else { return nil }
        guard let record = records.first(where: { Self.path(of: $0) == "/" + request.path[0] }) else {
            return .text(.notFound, "Not found.\n")
        }
        let asked = request.queryValue("w").flatMap { Int($0) } ?? .max
        let factor = request.queryValue("dpr").flatMap { Int($0) } ?? 1
        let width = asked.multipliedReportingOverflow(by: min(max(factor, 1), 5)).partialValue
        guard let jpeg = record.picture.jpeg(width: max(width, 1)) else { return .text(.notFound, "Not found.\n") }
        return Response(
            headers: [
                "Content-Type": "image/jpeg", "Cache-Control": "public,max-age=31536000",
                "ETag": "\"\(record.picture.name)-\(jpeg.count)\"", "Access-Control-Allow-Origin": "*",
            ],
            body: .data(jpeg))
    }

    /// `/photo-SECONDS-HEX`.
    static func path(of record: PhotoRecord) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in record.id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash & 0xFFFF_FFFF_FFFF, radix: 16)
        return "/photo-\(record.createdAt)-" + String(repeating: "0", count: 12 - digits.count) + digits
    }
}
