#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Every file of the disk at one moment, for finding them at once and without a connection.
public struct DiskIndex: Hashable, Sendable, Codable {
    /// By their paths.
    public let files: [IndexedFile]
    /// When the walk ended that found them.
    public let savedAt: Date

    public init(_ files: [IndexedFile], savedAt: Date) {
        self.files = files
        self.savedAt = savedAt
    }

    /// - Parameter found: in any order; where two are at one path, the later counts.
    init(found: [IndexedFile], savedAt: Date) {
        let ordered = found.enumerated().map { (text: $1.path.description, place: $0) }.sorted { $0.text < $1.text }
        var places: [Int] = []
        places.reserveCapacity(ordered.count)
        for (_, place) in ordered {
            if let last = places.last, found[last].path == found[place].path {
                places[places.count - 1] = max(last, place)
            } else {
                places.append(place)
            }
        }
        self.init(places.map { found[$0] }, savedAt: savedAt)
    }
}

/// What of a file is needed to find it.
public struct IndexedFile: Hashable, Sendable, Codable {
    public let path: DrivePath
    public let sizeInBytes: Int
    public let modifiedAt: Date
    /// One text for equal contents; `nil` where the service gave no hash.
    public let contentKey: String?

    public init(path: DrivePath, sizeInBytes: Int, modifiedAt: Date, contentKey: String?) {
        self.path = path
        self.sizeInBytes = sizeInBytes
        self.modifiedAt = modifiedAt
        self.contentKey = contentKey
    }

    /// - Returns: `nil` for a folder.
    public init?(_ item: DriveItem) {
        guard let file = item.file else { return nil }
        self.init(
            path: item.path, sizeInBytes: file.sizeInBytes, modifiedAt: item.modifiedAt, contentKey: file.digests.key)
    }
}

extension DiskIndex {
    /// Files and folders whose names have every word of the question in them, without regard to case: names that begin
    /// with the question first, then the shortest.
    ///
    /// - Parameter limit: the most that are given.
    public func search(_ question: String, limit: Int = 200) -> [Match] {
        guard let words = WordsOfName(question) else { return [] }
        var found: [Match] = []
        var folders: Set<DrivePath> = []
        var last = DrivePath.root
        for file in files {
            if words.stand(in: file.path) { found.append(.file(file)) }
            let parent = file.path.parent
            // The files of a folder mostly follow one another.
            guard parent != last else { continue }
            last = parent
            for folder in parent.trail.dropFirst() where folders.insert(folder).inserted && words.stand(in: folder) {
                found.append(.folder(folder))
            }
        }
        let first = words.together
        let ranked = found.map { match -> (match: Match, rank: (Int, Int, String)) in
            let name = (match.path.name?.rawValue ?? "").lowercased()
            return (match, (name.hasPrefix(first) ? 0 : 1, name.count, match.path.description))
        }
        return ranked.sorted { $0.rank < $1.rank }.prefix(limit).map(\.match)
    }

    /// Something that was found.
    public enum Match: Hashable, Sendable {
        case file(IndexedFile)
        /// A folder with files in it, at any depth.
        case folder(DrivePath)

        public var path: DrivePath {
            switch self {
            case .file(let file): file.path
            case .folder(let path): path
            }
        }
    }

    /// Of all files in a folder, at any depth.
    public func size(of folder: DrivePath) -> FolderSize {
        files.reduce(FolderSize()) { sum, file in
            folder.contains(file.path) ? sum.adding(file) : sum
        }
    }

    /// The sizes of the folders directly in a folder, largest first.
    public func sizes(in folder: DrivePath) -> [(folder: DrivePath, size: FolderSize)] {
        var sizes: [DrivePath: FolderSize] = [:]
        let depth = folder.names.count + 1
        for file in files where file.path.names.count > depth && folder.contains(file.path) {
            sizes[DrivePath(Array(file.path.names.prefix(depth))), default: FolderSize()].add(file)
        }
        return sizes.sorted { ($1.value.sizeInBytes, $0.key.description) < ($0.value.sizeInBytes, $1.key.description) }
            .map { (folder: $0.key, size: $0.value) }
    }

    /// Files with the same contents, in groups of two and more; first those that waste most. Empty files are none.
    public func duplicates() -> [Duplicates] {
        let groups = Dictionary(grouping: files.lazy.filter { $0.contentKey != nil && $0.sizeInBytes > 0 }) {
            "\($0.contentKey ?? "") \($0.sizeInBytes)"
        }
        return groups.values.filter { $0.count > 1 }.map(Duplicates.init)
            .sorted { ($1.wastedBytes, $0.first) < ($0.wastedBytes, $1.first) }
    }
}

/// How much is in a folder.
public struct FolderSize: Hashable, Sendable {
    public private(set) var fileCount = 0
    public private(set) var sizeInBytes = 0

    mutating func add(_ file: IndexedFile) {
        fileCount += 1
        sizeInBytes += file.sizeInBytes
    }

    func adding(_ file: IndexedFile) -> FolderSize {
        var sum = self
        sum.add(file)
        return sum
    }
}

/// Two or more files with the same contents.
public struct Duplicates: Hashable, Sendable {
    /// The one that was changed first, first.
    public let files: [IndexedFile]

    init(_ files: [IndexedFile]) {
        self.files = files.sorted { ($0.modifiedAt, $0.path.description) < ($1.modifiedAt, $1.path.description) }
    }

    /// What all but one of them take up.
    public var wastedBytes: Int { (files.first?.sizeInBytes ?? 0) * (files.count - 1) }

    fileprivate var first: String { files.first?.path.description ?? "" }
}
