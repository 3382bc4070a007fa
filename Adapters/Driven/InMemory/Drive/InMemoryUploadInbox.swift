public import Drive

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An ``UploadInbox`` over files in memory.
public struct InMemoryUploadInbox: UploadInbox {
    private let files: InMemoryDriveFiles

    public init(files: InMemoryDriveFiles) {
        self.files = files
    }

    private let folder = InMemoryDriveFiles.shelf.appending(path: "inbox", directoryHint: .isDirectory)

    public func place(of name: String) -> URL { folder.appending(path: "\(name).upload") }

    public func add(_ piece: Data, to name: String, at offset: Int) async throws(DriveError) {
        let before = offset == 0 ? Data() : files.contents(place(of: name)) ?? Data()
        guard before.count == offset else { throw .localFileChanged }
        files.put(before + piece, at: place(of: name))
    }

    public func discard(_ name: String?) async {
        let wanted = name.map { place(of: $0).path }
        files.remove { $0.path.hasPrefix(folder.path + "/") && (wanted == nil || wanted == $0.path) }
    }
}
