import Drive
import Foundation
import InMemoryAdapters
import SharedKernel

/// A disk in memory, with every use case over it.
struct DiskWorld {
    let disk: InMemoryDisk
    let memory = InMemoryDriveMemory()
    let files = InMemoryDriveFiles()
    let time = FixedTime(Self.monday)
    let clock: SkippingClock
    let drive: DriveAccess
    let forget: ForgetDrive

    static let monday = Date(timeIntervalSince1970: 1_710_000_000)

    /// - Parameter texts: files by their paths; a path that ends in `/` is a folder.
    init(_ texts: KeyValuePairs<String, String> = [:], totalBytes: Int = 10 << 30, stepInBytes: Int = 64 << 10) {
        let start = Self.monday - 86_400
        let entries = texts.enumerated().map { index, entry in
            InMemoryDisk.Entry(
                .at(entry.key), entry.key.hasSuffix("/") ? nil : Data(entry.value.utf8),
                createdAt: start + Double(index) * 60)
        }
        disk = InMemoryDisk(entries, totalBytes: totalBytes, files: files, time: time, stepInBytes: stepInBytes)
        clock = SkippingClock(moving: time)
        let keeping = DriveKeeping(
            onboarding: memory, lists: memory, usage: memory, previews: memory, index: memory,
            shelf: InMemoryFileShelf(files: files))
        forget = keeping.forget
        drive = DriveAccess(
            DiskPorts(
                usage: disk, items: disk, recent: disk, flat: disk, editing: disk, removal: disk, trash: disk,
                publishing: disk, operations: disk, previews: disk, downloading: disk, uploading: disk),
            keeping: keeping, local: LocalPorts(tree: files, hashing: files),
            converter: InMemoryDocumentConverter(files: files),
            time: time, clock: clock)
    }

    func names(_ path: String, _ wish: DriveWish = .live) async throws -> [String] {
        try await drive.browse(.at(path), wish).value.items.map(\.name)
    }
}

extension DrivePath {
    /// For paths that are written in a test.
    static func at(_ text: String) -> DrivePath { DrivePath(text)! }
}
