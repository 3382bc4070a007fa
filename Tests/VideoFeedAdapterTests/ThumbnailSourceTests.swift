import HTTPTransport
import SharedKernel
import TestTraits
import Testing
import VideoCatalog
import VideoFeedAdapter

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

private let address = URL(string: "https://m.example/dusk.jpg?image_crop_resized=1000x560")!

@Suite(.requirement("VD-5")) struct `A thumbnail` {
    @Test(arguments: [
        ("image/jpeg", [UInt8]([0xFF, 0xD8, 0xFF, 0xE0])),
        ("image/png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        ("image/gif", Array("GIF89a…".utf8)),
        ("image/webp", Array("RIFF....WEBPVP8 ".utf8)),
        ("image/avif", [0, 0, 0, 28] + Array("ftypavif".utf8)),
    ])
    func `is told by its first bytes`(type: String, bytes: [UInt8]) async throws {
        for sent in [type, "IMAGE/JPEG; charset=binary", "application/octet-stream", nil] {
            let picture = try await picture(bytes, type: sent)
            #expect(picture == Picture(data: Data(bytes), mediaType: type))
        }
    }

    @Test(arguments: [
        ("image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), ("image/jpeg", "<!DOCTYPE html>"),
        ("text/html", "GIF89a"), ("image/jpeg", ""), ("application/json", "GIF89a"), (nil, "hello"),
        ("image/png", "PNG"),
    ])
    func `that is no picture is refused`(type: String?, body: String) async throws {
        await #expect(throws: VideoCatalogError.unreadable) { try await picture(Array(body.utf8), type: type) }
    }

    @Test func `of more than 8 MiB is refused`() async throws {
        let bytes = [0xFF, 0xD8, 0xFF] + [UInt8](repeating: 0, count: 8 << 20)
        await #expect(throws: VideoCatalogError.unreadable) { try await picture(bytes, type: "image/jpeg") }
    }

    @Test(arguments: [403, 404, 500])
    func `that its host refuses has failed`(status: Int) async throws {
        let source = HTTPThumbnailSource(client: CannedHTTPClient(.status(status, body: "GIF89a")))
        await #expect(throws: VideoCatalogError.sourceFailed) { try await source.picture(at: address) }
    }

    @Test func `of a dead host is out of reach`() async throws {
        let source = HTTPThumbnailSource(client: CannedHTTPClient(.failure(.offline(detail: "no such host"))))
        await #expect(throws: VideoCatalogError.offline) { try await source.picture(at: address) }
    }

    @Test func `is asked for once, as a picture, with its query`() async throws {
        let client = CannedHTTPClient(.status(200, headers: ["Content-Type": "image/gif"], body: "GIF89a"))
        _ = try await HTTPThumbnailSource(client: client).picture(at: address)
        #expect(client.requests.map(\.url) == [address])
        #expect(client.requests.first?.headers["Accept"] == "image/avif, image/webp, image/jpeg, image/png, image/gif")
    }

    private func picture(_ bytes: [UInt8], type: String?) async throws(VideoCatalogError) -> Picture {
        let headers = type.map { HTTPHeaders([.init("Content-Type", $0)]) } ?? [:]
        let source = HTTPThumbnailSource(
            client: CannedHTTPClient(.answer(status: 200, headers: headers, body: Data(bytes))))
        return try await source.picture(at: address)
    }
}
