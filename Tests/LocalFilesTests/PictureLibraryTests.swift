import Foundation
import Gallery
import LocalFiles
import SamplePhotos
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) final class `Saved pictures on disk` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
    private let photo = Photo.sample(0)
    private let name = "2026-03-02_club128666765_457239017"
    private var library: FilePictureLibrary { FilePictureLibrary(personal: folder) }

    deinit {
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        try? FileManager.default.removeItem(at: folder)
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test(.requirement("VK-14"))
    func `are named by date and id, and dated by the upload`() async throws {
        let saved = try await library.save(.jpeg(1), of: photo, in: .personal)
        #expect(saved == SavedPicture(path: folder.appending(path: "\(name).jpg").path, isNew: true))
        #expect(try names() == ["\(name).jpg"])
        let attributes = try FileManager.default.attributesOfItem(atPath: saved.path)
        #expect(attributes[.modificationDate] as? Date == photo.uploadedAt)
        #expect(try Data(contentsOf: URL(filePath: saved.path)) == Picture.jpeg(1).data)
    }

    @Test func `take their ending from their bytes, whatever their host says`() async throws {
        let png = Picture(data: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), mediaType: "image/jpeg")
        #expect(try await library.save(png, of: photo, in: .personal).path.hasSuffix("\(name).png"))
    }

    @Test(arguments: ["notes", ""])
    func `never take the place of another file, and are found again beside it`(foreign: String) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let taken = folder.appending(path: "\(name).jpg")
        try Data(foreign.utf8).write(to: taken)
        let saved = try await library.save(.jpeg(1), of: photo, in: .personal)
        #expect(saved.path == folder.appending(path: "\(name) (2).jpg").path)
        #expect(try Data(contentsOf: taken) == Data(foreign.utf8))
        #expect(try await library.saved(photo, in: .personal) == SavedPicture(path: saved.path, isNew: false))
    }

    @Test func `never take the place of a folder, or follow a link that leads nowhere`() async throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "\(name).jpg"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "\(name) (2).jpg"), withDestinationURL: folder.appending(path: "gone"))
        let saved = try await library.save(.jpeg(1), of: photo, in: .personal)
        #expect(saved.path.hasSuffix("\(name) (3).jpg"))
        #expect(try names().count == 3)
    }

    @Test func `that the person changed afterwards stay as they are`() async throws {
        let saved = try await library.save(.jpeg(1), of: photo, in: .personal)
        try Picture.jpeg(9).data.write(to: URL(filePath: saved.path))
        #expect(try await library.save(.jpeg(1), of: photo, in: .personal).isNew == false)
        #expect(try Data(contentsOf: URL(filePath: saved.path)) == Picture.jpeg(9).data)
    }

    @Test func `that a dead program left unfinished are written anew`() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(repeating: 7, count: 5_000).write(to: folder.appending(path: ".\(photo.id).unfinished"))
        let saved = try await library.save(.jpeg(1), of: photo, in: .personal)
        #expect(try Data(contentsOf: URL(filePath: saved.path)) == Picture.jpeg(1).data)
        #expect(try names() == ["\(name).jpg"])
    }

    @Test func `that a dead program had put in place under another name are not touched`() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let renamed = folder.appending(path: "Our office.jpg")
        try Picture.jpeg(5).data.write(to: renamed)
        try FileManager.default.linkItem(at: renamed, to: folder.appending(path: ".\(photo.id).unfinished"))
        _ = try await library.save(.jpeg(1), of: photo, in: .personal)
        #expect(try Data(contentsOf: renamed) == Picture.jpeg(5).data)
        #expect(try names() == ["\(name).jpg", "Our office.jpg"])
    }

    @Test(.requirement("VK-15"))
    func `that cannot be written name the folder, and leave nothing`() async throws {
        try Data().write(to: folder)
        let inside = folder.appending(path: "Vitrine")
        await #expect(throws: GalleryError.notWritable(path: inside.path)) {
            try await FilePictureLibrary(personal: inside).save(.jpeg(1), of: self.photo, in: .personal)
        }
    }

    @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
    func `are refused by a folder that may only be read`() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
        await #expect(throws: GalleryError.notWritable(path: self.folder.path)) {
            try await self.library.save(.jpeg(1), of: self.photo, in: .personal)
        }
        #expect(try names().isEmpty)
    }

    @Test(arguments: ["", "a\0b"])
    func `are not saved in a folder without a name`(path: String) async throws {
        await #expect(throws: GalleryError.notWritable(path: path)) {
            try await self.library.save(.jpeg(1), of: self.photo, in: .named(path: path))
        }
    }
}
