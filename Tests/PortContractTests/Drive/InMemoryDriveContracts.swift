import Drive
import Foundation
import InMemoryAdapters
import PortContracts
import SharedKernel
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Every port of a disk, in memory` {
    @Test(arguments: DiskUsageSourceContract.behaviors)
    func `a source of its usage`(_ promise: Behavior<DriveWorld, any DiskUsageSource>) async throws {
        try await promise.check { InMemoryDisk($0) }
    }

    @Test(arguments: ItemSourceContract.behaviors)
    func `an item source`(_ promise: Behavior<DriveWorld, any ItemSource>) async throws {
        try await promise.check { InMemoryDisk($0) }
    }

    @Test(arguments: RecentSourceContract.behaviors)
    func `a source of what is recent`(_ promise: Behavior<DriveWorld, any RecentSource>) async throws {
        try await promise.check { InMemoryDisk($0) }
    }

    @Test(arguments: FlatSourceContract.behaviors)
    func `a flat source`(_ promise: Behavior<DriveWorld, any FlatSource>) async throws {
        try await promise.check { InMemoryDisk($0) }
    }

    @Test(arguments: ItemEditingContract.behaviors)
    func `editing`(_ promise: Behavior<DriveWorld, ItemEditingContract.Subject>) async throws {
        try await promise.check { InMemoryDisk($0) }
    }

    @Test(arguments: ItemRemovalContract.behaviors)
    func `removal`(_ promise: Behavior<DriveWorld, ItemRemovalContract.Subject>) async throws {
        try await promise.check { InMemoryDisk($0) }
    }

    @Test(arguments: TrashCanContract.behaviors)
    func `a trash can`(_ promise: Behavior<DriveWorld, TrashCanContract.Subject>) async throws {
        try await promise.check { InMemoryDisk($0) }
    }

    @Test(arguments: OperationSourceContract.behaviors)
    func `a source of operations`(_ promise: Behavior<DriveWorld, OperationSourceContract.Subject>) async throws {
        try await promise.check { InMemoryDisk($0) }
    }

    @Test(arguments: SharePublishingContract.behaviors)
    func `publishing`(_ promise: Behavior<DriveWorld, SharePublishingContract.Subject>) async throws {
        try await promise.check { InMemoryDisk($0) }
    }

    @Test(arguments: UploadInboxContract.behaviors)
    func `an inbox`(_ promise: Behavior<Void, UploadInboxContract.Subject>) async throws {
        try await promise.check {
            let files = InMemoryDriveFiles()
            return UploadInboxContract.Subject(InMemoryUploadInbox(files: files)) { files.contents($0) }
        }
    }

    @Test(arguments: FileDownloadingContract.behaviors)
    func `downloading`(_ promise: Behavior<DriveWorld, FileDownloadingContract.Subject>) async throws {
        try await promise.check { world in
            let disk = InMemoryDisk(world)
            return FileDownloadingContract.Subject(
                disk, into: URL(filePath: "/nowhere/downloads"), contents: { disk.files.contents($0) },
                change: { disk.put(InMemoryDisk.Entry($0, $1)) })
        }
    }

    @Test(arguments: FileUploadingContract.behaviors)
    func `uploading`(_ promise: Behavior<DriveWorld, FileUploadingContract.Subject>) async throws {
        try await promise.check { world in
            let disk = InMemoryDisk(world)
            return FileUploadingContract.Subject(disk) { contents in
                let file = URL(filePath: "/nowhere/file.bin")
                disk.files.put(contents, at: file)
                return file
            }
        }
    }

    @Test(arguments: PreviewSourceContract.behaviors)
    func `a source of previews`(_ promise: Behavior<Void, PreviewSourceContract.Subject>) async throws {
        try await promise.check {
            let dot = Picture(data: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), mediaType: "image/png")
            let (pictured, plain) = (try #require(DrivePath("/a.png")), try #require(DrivePath("/b.bin")))
            let disk = InMemoryDisk(
                [.init(pictured, Data([1]), preview: dot), .init(plain, Data([2]))],
                time: FixedTime(Date(timeIntervalSince1970: 1_700_000_000)))
            return PreviewSourceContract.Subject(
                disk, pictured: try await disk.item(at: pictured), plain: try await disk.item(at: plain))
        }
    }
}

@Suite(.timeLimit(.minutes(2))) struct `Every port of what a disk keeps here, in memory` {
    private let files = InMemoryDriveFiles()

    @Test(arguments: ListingCacheContract.behaviors)
    func `a cache of listings`(_ promise: Behavior<Void, any ListingCache>) async throws {
        try await promise.check { InMemoryDriveMemory() }
    }

    @Test(arguments: UsageCacheContract.behaviors)
    func `a cache of the usage`(_ promise: Behavior<Void, any UsageCache>) async throws {
        try await promise.check { InMemoryDriveMemory() }
    }

    @Test(arguments: PreviewCacheContract.behaviors)
    func `a cache of previews`(_ promise: Behavior<Void, any PreviewCache>) async throws {
        try await promise.check { InMemoryDriveMemory() }
    }

    @Test(arguments: DiskIndexStoreContract.behaviors)
    func `a store of the index`(_ promise: Behavior<Void, any DiskIndexStore>) async throws {
        try await promise.check { InMemoryDriveMemory() }
    }

    @Test(arguments: OnboardingMemoryContract.behaviors)
    func `a memory of the onboarding`(_ promise: Behavior<Void, any OnboardingMemory>) async throws {
        try await promise.check { InMemoryDriveMemory() }
    }

    @Test(arguments: FileShelfContract.behaviors)
    func `a shelf`(_ promise: Behavior<Void, FileShelfContract.Subject>) async throws {
        try await promise.check { FileShelfContract.Subject(InMemoryFileShelf(files: files)) { files.put($0, at: $1) } }
    }

    @Test(arguments: LocalTreeContract.behaviors)
    func `a tree of files`(_ promise: Behavior<Void, LocalTreeContract.Subject>) async throws {
        try await promise.check {
            LocalTreeContract.Subject(files, folder: URL(filePath: "/nowhere/tree")) { files.put($0, at: $1) }
        }
    }

    @Test(arguments: FileHashingContract.behaviors)
    func `hashing`(_ promise: Behavior<Void, FileHashingContract.Subject>) async throws {
        try await promise.check {
            FileHashingContract.Subject(files) { contents in
                let file = URL(filePath: "/nowhere/file")
                files.put(contents, at: file)
                return file
            }
        }
    }

    @Test(arguments: DocumentConverterContract.behaviors)
    func `a converter`(_ promise: Behavior<Void, DocumentConverterContract.Subject>) async throws {
        try await promise.check {
            let (good, bad) = (URL(filePath: "/nowhere/a.docx"), URL(filePath: "/nowhere/b.docx"))
            files.put(Data("text".utf8), at: good)
            files.put(Data(), at: bad)
            return DocumentConverterContract.Subject(
                InMemoryDocumentConverter(files: files), document: good, damaged: bad,
                folder: URL(filePath: "/nowhere"), contents: { files.contents($0) })
        }
    }
}

extension InMemoryDisk {
    fileprivate convenience init(_ world: DriveWorld) {
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        self.init(
            world.entries.enumerated().map { index, entry in
                Entry(
                    entry.path, entry.contents, createdAt: start + Double(index) * 60,
                    isPublished: entry.isPublished)
            },
            time: FixedTime(start + 86_400))
        takeTime(polls: world.polls)
        switch world.outage {
        case .offline: fail(with: .offline)
        case .failing: fail(with: .serviceFailed)
        case .signedOut: fail(with: .signInNeeded(.sessionEnded))
        case nil: break
        }
    }
}
