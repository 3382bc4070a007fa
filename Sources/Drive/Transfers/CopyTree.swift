import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One file of a folder that is brought here or there, or a folder in it that could not be gone through.
public struct TreeStep: Hashable, Sendable {
    /// On the disk.
    public let path: DrivePath
    public let place: URL
    /// `nil` for a folder.
    public let sizeInBytes: Int?
    public let outcome: Outcome

    /// What came of it.
    public enum Outcome: Hashable, Sendable {
        case brought
        /// The same was there already.
        case wasThere
        /// The others went on.
        case failed(DriveError)
    }
}

/// Brings a folder of the disk here, with all that is in it. Called again, it goes on: what is here already is left.
public struct SaveFolder: Sendable {
    private let browse: BrowseFolder
    private let save: SaveFile
    private let tree: any LocalTree

    public init(browse: BrowseFolder, save: SaveFile, tree: any LocalTree) {
        self.browse = browse
        self.save = save
        self.tree = tree
    }

    /// - Parameters:
    ///   - place: the folder that is to be like it; it is made.
    ///   - progress: is told of the file that is coming.
    ///   - told: is told of each file when it is done.
    /// - Returns: everything that failed; the rest is here.
    /// - Throws: what ends it all: ``DriveError/cancelled``, ``DriveError/offline``, a sign-in that is needed, a disk
    ///   without room; and what ``BrowseFolder`` says of the folder itself.
    public func callAsFunction(
        _ folder: DrivePath, to place: URL, replacing: Bool = false,
        progress: @escaping @Sendable (DriveItem, TransferredBytes) -> Void = { _, _ in },
        told: @Sendable (TreeStep) -> Void = { _ in }
    ) async throws(DriveError) -> [TreeStep] {
        var failed: [TreeStep] = []
        var waiting = [(folder, place)]
        while let (inner, place) = waiting.popLast() {
            do throws(DriveError) {
                try await tree.makeFolder(at: place)
                try await eachItem(in: inner) { item throws(DriveError) in
                    let target = place.appending(component: item.name)
                    guard !item.isFolder else { return waiting.append((item.path, target)) }
                    let step = try await bring(item, to: target, replacing) { progress(item, $0) }
                    if case .failed = step.outcome { failed.append(step) }
                    told(step)
                }
            } catch {
                guard inner != folder, error.isAboutOneItem else { throw error }
                let step = TreeStep(path: inner, place: place, sizeInBytes: nil, outcome: .failed(error))
                failed.append(step)
                told(step)
            }
        }
        return failed
    }

    /// Every item once. A folder that has changed from one page to the next may have hidden an item between them: it is
    /// gone through again, up to three times.
    private func eachItem(
        in folder: DrivePath, _ work: (DriveItem) async throws(DriveError) -> Void
    ) async throws(DriveError) {
        var seen: Set<DriveItem.ID> = []
        for _ in 0..<3 {
            var totals: Set<Int?> = []
            var cursor: DriveListing.Cursor?
            repeat {
                let page = try await browse(folder, after: cursor, limit: DriveListing.longest).value
                for item in page.items where seen.insert(item.id).inserted { try await work(item) }
                totals.insert(page.total)
                cursor = page.next
            } while cursor != nil
            guard totals.count > 1 else { return }
        }
    }

    private func bring(
        _ item: DriveItem, to place: URL, _ replacing: Bool,
        progress: @escaping @Sendable (TransferredBytes) -> Void
    ) async throws(DriveError) -> TreeStep {
        let outcome: TreeStep.Outcome
        do throws(DriveError) {
            let saved = try await save(item, to: place, replacing: replacing, progress: progress)
            outcome = saved == .brought ? .brought : .wasThere
        } catch {
            guard error.isAboutOneItem else { throw error }
            outcome = .failed(error)
        }
        return TreeStep(path: item.path, place: place, sizeInBytes: item.file?.sizeInBytes, outcome: outcome)
    }
}

/// Sends a folder of this computer to the disk, with all that is in it. Called again, it goes on: what is there already
/// is left.
public struct UploadFolder: Sendable {
    private let upload: UploadFile
    private let make: MakeFolder
    private let source: any ItemSource
    private let tree: any LocalTree
    private let hashing: any FileHashing

    public init(
        upload: UploadFile, make: MakeFolder, source: any ItemSource, tree: any LocalTree, hashing: any FileHashing
    ) {
        self.upload = upload
        self.make = make
        self.source = source
        self.tree = tree
        self.hashing = hashing
    }

    /// - Parameters:
    ///   - target: the folder that is to be like it; it is made.
    ///   - conflict: what is to happen to another file of the same name; a file with the same bytes is left.
    ///   - progress: is told of the file that is going.
    ///   - told: is told of each file when it is done.
    /// - Returns: everything that failed; the rest is there.
    /// - Throws: what ends it all, as for ``SaveFolder``.
    public func callAsFunction(
        _ folder: URL, to target: DrivePath, _ conflict: Conflict = .cancel,
        progress: @escaping @Sendable (LocalEntry, TransferredBytes) -> Void = { _, _ in },
        told: @Sendable (TreeStep) -> Void = { _ in }
    ) async throws(DriveError) -> [TreeStep] {
        var failed: [TreeStep] = []
        var waiting = [(folder, target)]
        while let (folder, inner) = waiting.popLast() {
            do throws(DriveError) {
                try await makeIfMissing(inner)
                for entry in try await tree.contents(of: folder) {
                    guard let name = DriveName(rawValue: entry.name) else { continue }
                    let path = inner.appending(name)
                    if entry.isFolder {
                        waiting.append((entry.place, path))
                        continue
                    }
                    let step = try await send(entry, to: path, conflict) { progress(entry, $0) }
                    if case .failed = step.outcome { failed.append(step) }
                    told(step)
                }
            } catch {
                guard inner != target, error.isAboutOneItem else { throw error }
                let step = TreeStep(path: inner, place: folder, sizeInBytes: nil, outcome: .failed(error))
                failed.append(step)
                told(step)
            }
        }
        return failed
    }

    private func send(
        _ entry: LocalEntry, to path: DrivePath, _ conflict: Conflict,
        progress: @escaping @Sendable (TransferredBytes) -> Void
    ) async throws(DriveError) -> TreeStep {
        let outcome: TreeStep.Outcome
        do throws(DriveError) {
            outcome = try await sendIfMissing(entry, to: path, conflict, progress: progress)
        } catch {
            guard error.isAboutOneItem else { throw error }
            outcome = .failed(error)
        }
        return TreeStep(path: path, place: entry.place, sizeInBytes: entry.sizeInBytes, outcome: outcome)
    }

    private func makeIfMissing(_ path: DrivePath) async throws(DriveError) {
        guard !path.isRoot else { return }
        do throws(DriveError) {
            _ = try await make(at: path)
        } catch {
            guard error == .alreadyExists else { throw error }
            guard try await source.item(at: path).isFolder else { throw .notAFolder }
        }
    }

    private func sendIfMissing(
        _ entry: LocalEntry, to path: DrivePath, _ conflict: Conflict,
        progress: @escaping @Sendable (TransferredBytes) -> Void
    ) async throws(DriveError) -> TreeStep.Outcome {
        do throws(DriveError) {
            if let there = try await source.item(at: path).file, try await hashing.isSame(entry, as: there) {
                return .wasThere
            }
        } catch {
            guard error == .notFound else { throw error }
        }
        _ = try await upload(entry.place, to: path, conflict, progress: progress)
        return .brought
    }
}

extension DriveError {
    /// Whether it is about one file or one folder only, so that the others can still be brought.
    var isAboutOneItem: Bool {
        switch self {
        case .notFound, .parentMissing, .alreadyExists, .notAFile, .notAFolder, .badName, .locked, .fileTooLarge,
            .infected, .changedElsewhere, .damaged, .unreadable, .serviceFailed, .localFileUnreadable,
            .localFileChanged, .placeIsTaken, .nameTooLongHere, .busyElsewhere, .operationFailed:
            true
        default: false
        }
    }
}
