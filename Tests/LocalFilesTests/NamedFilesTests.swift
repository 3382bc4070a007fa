import Foundation
import LocalFiles
import Testing
import VideoCatalog

@Suite(.timeLimit(.minutes(1))) struct `A file that the person names` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func rights(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)[.posixPermissions] as? Int
    }

    @Test func `has the rights of the person's other files, copied or downloaded`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("mine".utf8).write(to: folder.appending(path: "mine"))
        let own = folder.appending(path: "vitrine's own")
        try Data("film".utf8).write(to: own)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: own.path)
        let files = LocalNamedFiles()

        let kept = KeptContents(.file(own), sizeInBytes: 4, mediaType: "video/mp4")
        try await files.copy(kept, to: folder.appending(path: "copy")) { _ in }
        #expect(try rights(of: "copy") == rights(of: "mine"))
        #expect(FileManager.default.contents(atPath: folder.appending(path: "copy").path) == Data("film".utf8))
        #expect(await files.occupant(of: folder.appending(path: "copy"), besides: kept) == .same)

        await files.handOver(own)
        #expect(try rights(of: "vitrine's own") == rights(of: "mine"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                == ["copy", "mine", "vitrine's own"])
    }

    @Test func `in a folder that is not there cannot be written`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let kept = KeptContents(.memory(Data("film".utf8)), sizeInBytes: 4, mediaType: "video/mp4")
        await #expect(throws: DownloadError.storageFailed) {
            try await LocalNamedFiles().copy(kept, to: folder.appending(path: "nowhere/film.mp4")) { _ in }
        }
    }
}
