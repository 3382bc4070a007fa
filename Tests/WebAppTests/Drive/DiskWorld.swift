import Auth
import Drive
import InMemoryAdapters
import SharedKernel
import Testing
import WebApp

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A disk in memory, and the account that opens it.
struct DiskWorld {
    static let anna = Account(provider: "yandex", id: "77", name: "Anna")

    let disk: InMemoryDisk
    let memory: InMemoryDriveMemory
    let files = InMemoryDriveFiles()
    let drive: DriveAccess
    let provider = InMemoryAuthorizationServer(person: Self.anna)
    let sessions = InMemorySessionStore()
    let uploads: DriveUploads
    let screens: VitrineWebApp.DriveScreens

    /// - Parameter failure: how office documents fail to be read.
    init(
        _ entries: [InMemoryDisk.Entry] = [], isWelcomed: Bool = true, stepInBytes: Int = 64 << 10,
        converting failure: ConversionError? = nil
    ) {
        let time = FixedTime(Visitor.monday)
        let clock = SkippingClock(moving: time)
        memory = InMemoryDriveMemory(isOnboardingSeen: isWelcomed)
        disk = InMemoryDisk(entries, totalBytes: 1 << 30, files: files, time: time, stepInBytes: stepInBytes)
        drive = DriveAccess(
            DiskPorts(
                usage: disk, items: disk, recent: disk, flat: disk, editing: disk, removal: disk, trash: disk,
                publishing: disk, operations: disk, previews: disk, downloading: disk, uploading: disk),
            keeping: DriveKeeping(
                onboarding: memory, lists: memory, usage: memory, previews: memory, index: memory,
                shelf: InMemoryFileShelf(files: files)),
            local: LocalPorts(tree: files, hashing: files),
            converter: InMemoryDocumentConverter(files: files, failingWith: failure), time: time, clock: clock)
        let access = ProviderAccess(
            provider.server(named: "Yandex", ways: [.loopbackCode, .pastedCode]), store: sessions,
            turn: InMemorySessionTurn(), data: [], random: SeededRandom(seed: 9), time: time, clock: ContinuousClock())
        uploads = DriveUploads(upload: drive.upload, inbox: InMemoryUploadInbox(files: files))
        screens = VitrineWebApp.DriveScreens(signIn: .init(access), access: drive, uploads: uploads)
    }
}

extension Visitor {
    /// Comes to a disk in which somebody is signed in.
    static func onDisk(
        _ entries: [InMemoryDisk.Entry] = .few, language: Language = .english, stepInBytes: Int = 64 << 10,
        converting failure: ConversionError? = nil
    ) async throws -> Visitor {
        let world = DiskWorld(entries, stepInBytes: stepInBytes, converting: failure)
        try await world.sessions.save(world.provider.newSession())
        return try await Visitor(disk: world, language: language).entered()
    }

    /// Brings a file to this computer, and waits until it is here.
    func bring(_ path: String) async throws {
        let world = try #require(disk)
        let item = try await world.drive.item(.at(path)).value
        _ = try await world.drive.downloads(item)
    }
}

extension DrivePath {
    /// For paths that are written in a test.
    static func at(_ text: String) -> DrivePath { DrivePath(text)! }
}

extension InMemoryDisk.Entry {
    static func file(
        _ path: String, _ text: String = "ten bytes!", preview: Picture? = nil, isPublished: Bool = false,
        safety: FileFacts.Safety = .clean
    ) -> Self {
        Self(
            .at(path), Data(text.utf8), createdAt: Visitor.monday.addingTimeInterval(-86_400), preview: preview,
            isPublished: isPublished, safety: safety)
    }

    static func folder(_ path: String) -> Self { Self(.at(path)) }
}

extension [InMemoryDisk.Entry] {
    /// Two folders and four files.
    static let few: Self = [
        .folder("/Music"), .file("/Trips/lake.jpg", preview: .dot), .file("/page 10.txt"), .file("/page 2.txt"),
        .file("/report.pdf", "%PDF-1.4", isPublished: true),
    ]

    /// That many files in one folder.
    static func many(_ count: Int, in folder: String = "/Many") -> Self {
        (0..<count).map { .file("\(folder)/file \($0).txt") }
    }
}

extension Picture {
    /// A picture of one point.
    static let dot = Picture(data: Data("GIF89a".utf8), mediaType: "image/gif")
}
