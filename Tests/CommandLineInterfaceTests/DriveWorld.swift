import Drive
import Foundation
import InMemoryAdapters

/// A disk over fakes, for the shell: a folder, three files, and a folder of this computer.
final class DriveWorld: Sendable {
    let disk: InMemoryDisk
    let files = InMemoryDriveFiles()
    let memory = InMemoryDriveMemory()
    let clock = SkippingClock()
    /// Where the person is.
    static let home = URL(filePath: FileManager.default.currentDirectoryPath)

    init() {
        let start = Date.monday - 3_600
        disk = InMemoryDisk(
            [
                .init(DrivePath("/Trips/lake.txt")!, Data("blue".utf8), mimeType: "text/plain", createdAt: start),
                .init(DrivePath("/Trips/far/hill.txt")!, Data("green".utf8), createdAt: start + 60),
                .init(DrivePath("/lake.txt")!, Data("blue".utf8), createdAt: start + 120),
            ], totalBytes: 1_000, files: files, time: FixedTime(.monday), stepInBytes: 2)
    }

    var drive: DriveAccess {
        DriveAccess(
            DiskPorts(
                usage: disk, items: disk, recent: disk, flat: disk, editing: disk, removal: disk, trash: disk,
                publishing: disk, operations: disk, previews: disk, downloading: disk, uploading: disk),
            keeping: DriveKeeping(
                onboarding: memory, lists: memory, usage: memory, previews: memory, index: memory,
                shelf: InMemoryFileShelf(files: files)),
            local: LocalPorts(tree: files, hashing: files), converter: InMemoryDocumentConverter(files: files),
            time: FixedTime(.monday), clock: clock)
    }

    func contents(_ path: String) -> String? {
        DrivePath(path).flatMap { disk.contents(of: $0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    func local(_ name: String) -> String? {
        files.contents(Self.home.appending(path: name)).map { String(decoding: $0, as: UTF8.self) }
    }

    func putLocal(_ text: String, at name: String) {
        files.put(Data(text.utf8), at: Self.home.appending(path: name))
    }
}
