import Foundation
import Gallery
import LocalFiles
import SamplePhotos
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) final class `Pictures that were seen, on disk` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func address(_ number: Int) throws -> URL {
        try #require(URL(string: "https://pictures.example/\(number).jpg?sign=00ff"))
    }

    @Test func `are there after a restart`() async throws {
        try await FilePictureCache<GalleryError>(in: folder).keep(.jpeg(1), at: address(1))
        #expect(await FilePictureCache<GalleryError>(in: folder).kept(at: try address(1)) == .jpeg(1))
    }

    @Test func `never grow past their room, however many come`() async throws {
        let cache = FilePictureCache<GalleryError>(in: folder, limitInBytes: 20_000)
        for number in 0..<60 {
            let picture = Picture(data: Data(repeating: UInt8(number), count: 1_000), mediaType: "image/jpeg")
            try await cache.keep(picture, at: address(number))
        }
        let sizes = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
            try Data(contentsOf: folder.appending(path: name)).count
        }
        #expect(sizes.reduce(0, +) <= 20_000)
        #expect(sizes.count > 10)
        #expect(await cache.kept(at: try address(59)) != nil)
    }

    @Test(.requirement("VK-6")) func `leave no file behind when they are forgotten`() async throws {
        let cache = FilePictureCache<GalleryError>(in: folder)
        for number in 0..<5 { try await cache.keep(.jpeg(UInt8(number)), at: address(number)) }
        try await cache.forgetAll()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func `that were never there can be forgotten as well`() async throws {
        try await FilePictureCache<GalleryError>(in: folder).forgetAll()
    }
}
