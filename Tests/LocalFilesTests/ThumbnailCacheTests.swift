import Foundation
import LocalFiles
import SampleVideos
import TestTraits
import Testing
import VideoCatalog

@Suite(.timeLimit(.minutes(2))) final class `Thumbnails on disk` {
    private let scratch = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
    private var directory: URL { scratch.appending(path: "cache").appending(path: "thumbnails") }
    private let address = URL(string: "https://media.example/../../a.jpg?size=1#x")!

    deinit { try? FileManager.default.removeItem(at: scratch) }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    }

    private func permissions(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test(.requirement("VD-5", "VD-15"))
    func `are there after a restart`() async throws {
        try await FilePictureCache<VideoCatalogError>(in: directory).keep(.sunrise, at: address)
        #expect(await FilePictureCache<VideoCatalogError>(in: directory).kept(at: address) == .sunrise)
    }

    @Test func `stay in their directory, readable by their owner only`() async throws {
        try await FilePictureCache<VideoCatalogError>(in: directory).keep(.sunrise, at: address)
        let name = try #require(names().first)
        #expect(try names().count == 1)
        #expect(name.count == 16)
        #expect(try permissions(directory) == 0o700)
        #expect(try permissions(directory.appending(path: name)) == 0o600)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: scratch.path).count == 3)
    }

    @Test func `that are damaged anywhere are not there, and can be saved again`() async throws {
        let cache = FilePictureCache<VideoCatalogError>(in: directory)
        try await cache.keep(.sunrise, at: address)
        let file = directory.appending(path: try #require(names().first))
        let whole = try Data(contentsOf: file)
        for index in whole.indices {
            var damaged = whole
            damaged[index] ^= 0xFF
            try damaged.write(to: file)
            #expect(await cache.kept(at: address) == nil, "byte \(index) changed")
            try whole.prefix(index).write(to: file)
            #expect(await cache.kept(at: address) == nil, "cut at \(index)")
        }
        try await cache.keep(.harbor, at: address)
        #expect(await cache.kept(at: address) == .harbor)
    }

    @Test func `of another address in its place are not there`() async throws {
        let cache = FilePictureCache<VideoCatalogError>(in: directory)
        try await cache.keep(.sunrise, at: address)
        let file = directory.appending(path: try #require(names().first))
        let other = try #require(URL(string: "https://media.example/b.jpg"))
        try await cache.keep(.harbor, at: other)
        let otherFile = directory.appending(path: try #require(names().first { $0 != file.lastPathComponent }))
        try Data(contentsOf: otherFile).write(to: file)
        #expect(await cache.kept(at: address) == nil)
        #expect(await cache.kept(at: other) == .harbor)
    }

    @Test func `are never read or written through a link to elsewhere`() async throws {
        let cache = FilePictureCache<VideoCatalogError>(in: directory)
        try await cache.keep(.sunrise, at: address)
        let file = directory.appending(path: try #require(names().first))
        let elsewhere = scratch.appending(path: "elsewhere")
        try FileManager.default.moveItem(at: file, to: elsewhere)
        let bytes = try Data(contentsOf: elsewhere)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
        #expect(await cache.kept(at: address) == nil)
        try await cache.keep(.harbor, at: address)
        #expect(try Data(contentsOf: elsewhere) == bytes)
        #expect(await cache.kept(at: address) == .harbor)
    }

    @Test func `that cannot be written are an error in the domain's words`() async throws {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        try Data().write(to: scratch.appending(path: "cache"))
        await #expect(throws: VideoCatalogError.storageFailed) {
            try await FilePictureCache<VideoCatalogError>(in: self.directory).keep(.sunrise, at: self.address)
        }
        #expect(await FilePictureCache<VideoCatalogError>(in: directory).kept(at: address) == nil)
    }
}
