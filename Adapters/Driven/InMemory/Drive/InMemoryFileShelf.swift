public import Drive

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``FileShelf`` over files in memory.
public final class InMemoryFileShelf: FileShelf {
    private let files: InMemoryDriveFiles
    private let root = InMemoryDriveFiles.shelf

    public init(files: InMemoryDriveFiles) {
        self.files = files
    }

    public func place(for item: DriveItem, _ rendition: Rendition) async throws(DriveError) -> URL {
        place(item, rendition)
    }

    public func kept(_ item: DriveItem, _ rendition: Rendition) async -> KeptFile? {
        files.contents(place(item, rendition)).map { KeptFile(.memory($0), sizeInBytes: $0.count) }
    }

    public func forget(_ item: DriveItem?) async throws(DriveError) {
        let folder = item.map { root.appending(component: Self.plain($0.id.rawValue)) } ?? root
        files.remove { $0.path.hasPrefix(folder.path + "/") }
    }

    private func place(_ item: DriveItem, _ rendition: Rendition) -> URL {
        let name = rendition == .pdf ? "rendition.pdf" : "file.\(Self.plain(item.path.name?.fileExtension ?? ""))"
        return root.appending(component: Self.plain(item.id.rawValue))
            .appending(component: Self.plain(item.version)).appending(component: name)
    }

    /// Without anything that leads out of a folder.
    private static func plain(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }
}

extension InMemoryDriveFiles: LocalTree, FileHashing {
    public func entry(at place: URL) async -> LocalEntry? {
        if let contents = contents(place) {
            return LocalEntry(place, name: place.lastPathComponent, sizeInBytes: contents.count)
        }
        let isFolder = isFolder(place) || places.contains { $0.path.hasPrefix(place.path + "/") }
        return isFolder ? LocalEntry(place, name: place.lastPathComponent, sizeInBytes: nil) : nil
    }

    public func contents(of folder: URL) async throws(DriveError) -> [LocalEntry] {
        guard let there = await entry(at: folder), there.isFolder else { throw .localFileUnreadable }
        let depth = folder.pathComponents.count
        let below = places.filter { $0.path.hasPrefix(folder.path + "/") }
        var entries: [LocalEntry] = []
        for name in Set(below.map { $0.pathComponents[depth] }).sorted() {
            if let entry = await entry(at: folder.appending(component: name)) { entries.append(entry) }
        }
        return entries
    }

    public func makeFolder(at place: URL) async throws(DriveError) {
        guard contents(place) == nil else { throw .placeIsTaken }
        make(folder: place)
    }

    public func digests(of file: URL) async throws(DriveError) -> FileDigests {
        guard let contents = contents(file) else { throw .localFileUnreadable }
        return FileDigests(of: contents)
    }
}

/// A ``DocumentConverter`` that makes a PDF of one line, or fails as it is told.
public final class InMemoryDocumentConverter: DocumentConverter {
    private let files: InMemoryDriveFiles
    private let failure: ConversionError?

    /// - Parameter failure: what every document ends with; `nil` where all but empty ones can be read.
    public init(files: InMemoryDriveFiles, failingWith failure: ConversionError? = nil) {
        self.files = files
        self.failure = failure
    }

    public func convert(_ document: URL, to pdf: URL) async throws(ConversionError) {
        if let failure { throw failure }
        guard files.contents(document)?.isEmpty == false else { throw .unreadable }
        files.put(Data("%PDF-1.4\n%%EOF\n".utf8), at: pdf)
    }

    public func isInstalled() async -> Bool { failure != .notInstalled }
}
