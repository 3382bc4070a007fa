public import Drive
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``FileDownloading`` must keep.
public enum FileDownloadingContract {
    /// A disk, a folder of this computer to download into, and a way to look at its files.
    public struct Subject: Sendable {
        let disk: any FileDownloading & ItemSource
        let folder: URL
        let contents: @Sendable (URL) async throws -> Data?
        let change: @Sendable (DrivePath, Data) async throws -> Void

        /// - Parameter change: writes a file on the disk, as if from elsewhere.
        public init(
            _ disk: any FileDownloading & ItemSource, into folder: URL,
            contents: @escaping @Sendable (URL) async throws -> Data?,
            change: @escaping @Sendable (DrivePath, Data) async throws -> Void
        ) {
            self.disk = disk
            self.folder = folder
            self.contents = contents
            self.change = change
        }
    }

    public static let behaviors: [Behavior<DriveWorld, Subject>] = [
        Behavior("brings a file byte by byte, and tells how far it is") { given in
            let subject = try await given(large)
            let item = try await subject.disk.item(at: path)
            let place = subject.folder.appending(path: "film.bin")
            let steps = TransferSteps()
            let count = try await subject.disk.download(item, to: place, progress: steps.add)
            try require(count, equals: film.count, "the length")
            try require(try await subject.contents(place), equals: film, "the bytes")
            try require(steps.all.last?.count, equals: film.count, "the last progress")
            try require(steps.all.last?.total, equals: film.count, "the total that was told")
            try require(steps.areInOrder, "the progress: expected it never to go back")
            try require(await subject.disk.unfinished(at: place), equals: nil, "what is unfinished")
        },
        Behavior("brings an empty file") { given in
            let subject = try await given(large)
            let item = try await subject.disk.item(at: DrivePath(text: "/empty.txt"))
            let place = subject.folder.appending(path: "empty.txt")
            let count = try await subject.disk.download(item, to: place) { _ in }
            try require(count, equals: 0, "the length")
            try require(try await subject.contents(place), equals: Data(), "the bytes")
        },
        Behavior("brings no folder, and nothing that is gone") { given in
            let subject = try await given(.trips)
            let folder = try await subject.disk.item(at: DrivePath(text: "/Trips"))
            let place = subject.folder.appending(path: "none")
            try await requireDrive(.notAFile, "a folder") {
                try await subject.disk.download(folder, to: place) { _ in }
            }
            let file = try await subject.disk.item(at: DrivePath(text: "/notes.txt"))
            let gone = DriveItem(
                id: file.id, path: DrivePath(text: "/gone.txt"), content: file.content, createdAt: file.createdAt,
                modifiedAt: file.modifiedAt)
            try await requireDrive(.notFound, "a file that is gone") {
                try await subject.disk.download(gone, to: place) { _ in }
            }
            try require(try await subject.contents(place), equals: nil, "what is there")
        },
        Behavior("never brings another version than was seen") { given in
            let subject = try await given(large)
            let item = try await subject.disk.item(at: path)
            let place = subject.folder.appending(path: "film.bin")
            try await subject.change(path, Data(film.reversed()))
            try await requireDrive(.changedElsewhere, "the file") {
                try await subject.disk.download(item, to: place) { _ in }
            }
            try require(try await subject.contents(place), equals: nil, "what is there")
        },
        Behavior("discards what is unfinished, also where there is nothing") { given in
            let subject = try await given(large)
            let place = subject.folder.appending(path: "nothing.bin")
            try await subject.disk.discardUnfinished(at: place)
            try require(await subject.disk.unfinished(at: place), equals: nil, "what is unfinished")
        },
    ]

    private static let path = DrivePath(text: "/film.bin")
    private static let film = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) })
    private static let large = DriveWorld([
        DriveWorld.Entry(path, contents: film), DriveWorld.Entry(DrivePath(text: "/empty.txt"), contents: Data()),
    ])
}

/// What every ``FileUploading`` must keep.
public enum FileUploadingContract {
    /// A disk, and a way to make files of this computer.
    public struct Subject: Sendable {
        let disk: any FileUploading & ItemSource & OperationSource
        let file: @Sendable (Data) async throws -> URL

        /// - Parameter file: makes a file with those bytes.
        public init(
            _ disk: any FileUploading & ItemSource & OperationSource,
            file: @escaping @Sendable (Data) async throws -> URL
        ) {
            self.disk = disk
            self.file = file
        }
    }

    public static let behaviors: [Behavior<DriveWorld, Subject>] = [
        Behavior("sends a file, and says what it has sent") { given in
            let subject = try await given(.trips)
            let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 13) })
            let path = DrivePath(text: "/Trips/новый #2+.bin")
            let steps = TransferSteps()
            let sent = try await subject.disk.upload(
                try await subject.file(bytes), to: path, replacing: false, progress: steps.add)
            try await finish(sent.change, at: subject.disk)
            try require(sent.sizeInBytes, equals: bytes.count, "the length that was sent")
            let item = try await subject.disk.item(at: path)
            try require(item.file?.sizeInBytes, equals: bytes.count, "the length on the disk")
            try require(item.file?.digests.agree(with: sent.digests), equals: true, "whether the hashes agree")
            try require(steps.all.last?.count, equals: bytes.count, "the last progress")
        },
        Behavior("sends an empty file") { given in
            let subject = try await given(.trips)
            let path = DrivePath(text: "/Empty/nothing.txt")
            let sent = try await subject.disk.upload(try await subject.file(Data()), to: path, replacing: false) { _ in
            }
            try await finish(sent.change, at: subject.disk)
            try require(try await subject.disk.item(at: path).file?.sizeInBytes, equals: 0, "the length on the disk")
        },
        Behavior("leaves a file that is there, unless it may go") { given in
            let subject = try await given(.trips)
            let (path, file) = (DrivePath(text: "/notes.txt"), try await subject.file(Data("new".utf8)))
            try await requireDrive(.alreadyExists, "sending") {
                try await subject.disk.upload(file, to: path, replacing: false) { _ in }
            }
            try require(try await subject.disk.item(at: path).file?.sizeInBytes, equals: 8, "the length on the disk")
            let sent = try await subject.disk.upload(file, to: path, replacing: true) { _ in }
            try await finish(sent.change, at: subject.disk)
            try require(try await subject.disk.item(at: path).file?.sizeInBytes, equals: 3, "the new length")
        },
        Behavior("says that there is no folder for it, or no file to send") { given in
            let subject = try await given(.trips)
            let file = try await subject.file(Data("new".utf8))
            try await requireDrive(.parentMissing, "sending into nothing") {
                try await subject.disk.upload(file, to: DrivePath(text: "/None/n.txt"), replacing: false) { _ in }
            }
            try await requireDrive(.localFileUnreadable, "sending nothing") {
                try await subject.disk.upload(
                    file.deletingLastPathComponent().appending(path: "not-there"), to: DrivePath(text: "/n.txt"),
                    replacing: false
                ) { _ in }
            }
        },
    ]
}

/// What a transfer told of its progress.
final class TransferSteps: Sendable {
    private let told = Mutex<[TransferredBytes]>([])

    var all: [TransferredBytes] { told.withLock { $0 } }

    var areInOrder: Bool { zip(all, all.dropFirst()).allSatisfy { $0.count <= $1.count } }

    @Sendable func add(_ bytes: TransferredBytes) { told.withLock { $0.append(bytes) } }
}
