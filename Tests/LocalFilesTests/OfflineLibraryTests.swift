import Foundation
import LocalFiles
import SampleVideos
import SharedKernel
import TestTraits
import Testing
import VideoCatalog

@Suite(.timeLimit(.minutes(2))) final class `Kept videos on disk` {
    private let scratch = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
    private var directory: URL { scratch.appending(path: "data").appending(path: "downloads") }
    private var library: FileOfflineLibrary { FileOfflineLibrary(in: directory) }

    deinit { try? FileManager.default.removeItem(at: scratch) }

    private func keep(_ video: Video, _ contents: Data = Data([1, 2, 3]), picture: Picture? = nil) async throws {
        try contents.write(to: try await library.place(for: video).file)
        try await library.add(KeptVideo(video, sizeInBytes: contents.count, keptAt: .monday), picture: picture)
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    }

    @Test(.requirement("VD-2"))
    func `are there after a restart, by names of their ids`() async throws {
        try await keep(.awkwardLesson, picture: .sunrise)
        #expect(try names() == ["lessons-7991.json", "lessons-7991.mp4", "lessons-7991.picture"])
        #expect(try await library.kept() == [KeptVideo(.awkwardLesson, sizeInBytes: 3, keptAt: .monday)])
        #expect(await library.picture(of: Video.awkwardLesson.id) == .sunrise)
        let contents = try #require(await library.contents(of: Video.awkwardLesson.id))
        #expect(contents.bytes == .file(directory.appending(path: "lessons-7991.mp4")))
    }

    @Test(.requirement("VD-2"))
    func `have no names of their titles, however long and full of slashes`() async throws {
        let title = String(repeating: "../сумерки\\\u{0}", count: 25)
        let video = Video(
            id: try #require(Video.ID(rawValue: "lessons-1")), title: title, summary: "", thumbnail: nil,
            media: Video.lesson.media)
        try await keep(video)
        #expect(title.count == 300)
        #expect(try names() == ["lessons-1.json", "lessons-1.mp4"])
        #expect(try await library.kept().map(\.video.title) == [title])
    }

    @Test(arguments: [
        ("a.webm", "lessons-1.webm", "video/webm"), ("a.MOV", "lessons-1.mov", "video/quicktime"),
        ("watch", "lessons-1.mp4", "video/mp4"), ("a.sh", "lessons-1.mp4", "video/mp4"),
        ("..%2F..%2Fa.json", "lessons-1.mp4", "video/mp4"),
    ])
    func `have the ending that their link has, where a player knows it`(
        _ link: String, _ name: String, _ mediaType: String
    ) async throws {
        let address = try #require(URL(string: "https://media.example/\(link)"))
        let video = Video(
            id: try #require(Video.ID(rawValue: "lessons-1")), title: "", summary: "", thumbnail: nil,
            media: .file(address))
        try await keep(video)
        #expect(try names() == ["lessons-1.json", name])
        #expect(await library.contents(of: video.id)?.mediaType == mediaType)
    }

    @Test func `stay in a directory of the person's own`() async throws {
        try await keep(.lesson)
        let mode = try FileManager.default.attributesOfItem(atPath: directory.path)[.posixPermissions] as? Int
        #expect(mode == 0o700)
    }

    @Test func `whose record is damaged can be taken in again`() async throws {
        try await keep(.lesson)
        try await keep(.awkwardLesson)
        try Data("{".utf8).write(to: directory.appending(path: "lessons-950.json"))
        #expect(try await library.kept().map(\.id) == [Video.awkwardLesson.id])
        #expect(await library.contents(of: Video.lesson.id) == nil)
        #expect(try await library.place(for: .lesson).arrivedBytes == 3)
    }

    @Test(arguments: ["../../etc/passwd", "lessons-7991.mp4", "lessons-950.json", "/etc/passwd"])
    func `are never read from where a record must not point`(_ file: String) async throws {
        try await keep(.lesson)
        let record = directory.appending(path: "lessons-950.json")
        let text = String(decoding: try Data(contentsOf: record), as: UTF8.self)
        let escaped = file.replacing("/", with: "\\/")
        try Data(text.replacing("lessons-950.mp4", with: escaped).utf8).write(to: record)
        #expect(await library.contents(of: Video.lesson.id) == nil)
        #expect(try await library.kept().isEmpty)
    }

    @Test func `that are links to elsewhere are not there`() async throws {
        try await keep(.lesson)
        let file = directory.appending(path: "lessons-950.mp4")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/etc/passwd")
        #expect(await library.contents(of: Video.lesson.id) == nil)
    }

    @Test func `in another form than before leave nothing of it`() async throws {
        try await keep(.lesson, picture: .sunrise)
        let address = try #require(URL(string: "https://media.example/a.webm"))
        let video = Video(id: Video.lesson.id, title: "", summary: "", thumbnail: nil, media: .file(address))
        try await keep(video)
        #expect(try names() == ["lessons-950.json", "lessons-950.webm"])
        try await library.remove(video.id)
        #expect(try names().isEmpty)
    }

    @Test(.requirement("VD-16"))
    func `from before fingerprints were written down are kept all the same`() async throws {
        try await keep(.lesson, Data("abc".utf8))
        let record = directory.appending(path: "lessons-950.json")
        #expect(!String(decoding: try Data(contentsOf: record), as: UTF8.self).contains("sha256"))
        let kept = try #require(try await library.kept().first)
        #expect(kept.fingerprint == nil)
        let found = try #require(try await library.fingerprint(of: .lesson) { _ in })
        try await library.add(
            KeptVideo(kept.video, sizeInBytes: 3, keptAt: kept.keptAt, fingerprint: found), picture: nil)
        #expect(try await library.kept().first?.fingerprint == found)
    }

    @Test func `that are links to elsewhere have no fingerprint`() async throws {
        try await keep(.lesson)
        let file = directory.appending(path: "lessons-950.mp4")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/etc/passwd")
        #expect(try await library.fingerprint(of: .lesson) { _ in } == nil)
    }

    @Test func `that never came are not added`() async throws {
        _ = try await library.place(for: .lesson)
        await #expect(throws: DownloadError.storageFailed) {
            try await library.add(KeptVideo(.lesson, sizeInBytes: 3, keptAt: .monday), picture: nil)
        }
        #expect(try names().isEmpty)
    }

    @Test func `have no place where there can be no folder`() async throws {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        try Data().write(to: scratch.appending(path: "data"))
        await #expect(throws: DownloadError.storageFailed) { try await library.place(for: .lesson) }
        try await library.remove(Video.lesson.id)
    }

    @Test func `are cleared of what a killed program left beside them, not of what another is just writing`()
        async throws
    {
        _ = try await library.place(for: .lesson)
        // Beyond the highest number that a process may have; and the first one, which always runs.
        for name in ["lessons-950.json.999999999.tmp", "lessons-950.picture.999999999.tmp", "lessons-950.json.1.tmp"] {
            try Data([1]).write(to: directory.appending(path: name))
        }
        try await keep(.lesson)
        #expect(try names() == ["lessons-950.json", "lessons-950.json.1.tmp", "lessons-950.mp4"])
    }

    @Test func `leave a downloader's unfinished file alone`() async throws {
        try await keep(.lesson)
        let part = directory.appending(path: "lessons-950.mp4.part")
        try Data([1]).write(to: part)
        try await library.remove(Video.lesson.id)
        #expect(try names() == ["lessons-950.mp4.part"])
        #expect(try await library.kept().isEmpty)
    }
}
