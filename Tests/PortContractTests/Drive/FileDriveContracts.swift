import Drive
import Foundation
import InMemoryAdapters
import JSONFileStorage
import LocalFiles
import PortContracts
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Every port of what a disk keeps here, on disk` {
    private let scratch = ScratchDirectory()

    private var storage: StorageDirectory {
        StorageDirectory(at: scratch.url.appending(path: "data"), time: FixedTime(.distantPast)) {
            Issue.record("\($0)")
        }
    }

    private var memory: JSONFileDriveMemory { JSONFileDriveMemory(in: storage, lasting: storage) }

    private func put(_ contents: Data, _ file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file)
    }

    @Test(arguments: ListingCacheContract.behaviors)
    func `a cache of listings in JSON files`(_ promise: Behavior<Void, any ListingCache>) async throws {
        try await promise.check { JSONFileListingCache(in: storage) }
    }

    @Test(arguments: UsageCacheContract.behaviors)
    func `a cache of the usage in a JSON file`(_ promise: Behavior<Void, any UsageCache>) async throws {
        try await promise.check { memory }
    }

    @Test(arguments: DiskIndexStoreContract.behaviors)
    func `a store of the index in a JSON file`(_ promise: Behavior<Void, any DiskIndexStore>) async throws {
        try await promise.check { memory }
    }

    @Test(arguments: OnboardingMemoryContract.behaviors)
    func `a memory of the onboarding in a JSON file`(_ promise: Behavior<Void, any OnboardingMemory>) async throws {
        try await promise.check { memory }
    }

    @Test(arguments: PreviewCacheContract.behaviors)
    func `a cache of previews in files`(_ promise: Behavior<Void, any PreviewCache>) async throws {
        try await promise.check { FilePreviewCache(in: scratch.url) }
    }

    @Test(arguments: FileShelfContract.behaviors)
    func `a shelf in files`(_ promise: Behavior<Void, FileShelfContract.Subject>) async throws {
        try await promise.check { FileShelfContract.Subject(FileDriveShelf(in: scratch.url)) { try put($0, $1) } }
    }

    @Test(arguments: UploadInboxContract.behaviors)
    func `an inbox in files`(_ promise: Behavior<Void, UploadInboxContract.Subject>) async throws {
        try await promise.check {
            UploadInboxContract.Subject(FileUploadInbox(in: scratch.url.appending(path: "inbox"))) {
                FileManager.default.contents(atPath: $0.path)
            }
        }
    }

    @Test(arguments: LocalTreeContract.behaviors)
    func `a tree of files`(_ promise: Behavior<Void, LocalTreeContract.Subject>) async throws {
        try await promise.check {
            let folder = scratch.url.appending(path: "tree")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return LocalTreeContract.Subject(LocalFolders(), folder: folder) { try put($0, $1) }
        }
    }

    @Test(arguments: FileHashingContract.behaviors)
    func `hashing`(_ promise: Behavior<Void, FileHashingContract.Subject>) async throws {
        try await promise.check {
            FileHashingContract.Subject(LocalFolders()) { contents in
                let file = scratch.url.appending(path: "file")
                try put(contents, file)
                return file
            }
        }
    }
}
