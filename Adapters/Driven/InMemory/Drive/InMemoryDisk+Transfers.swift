public import Drive
import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension InMemoryDisk: FileDownloading {
    public func download(
        _ item: DriveItem, to place: URL, progress: @escaping @Sendable (TransferredBytes) -> Void
    ) async throws(DriveError) -> Int {
        guard let wanted = item.file else { throw .notAFile }
        guard wanted.safety != .infected else { throw .infected }
        try await answer { _ in }
        guard files.begin(place) else { throw .busyElsewhere }
        defer { files.end(place) }
        while true {
            try await step()
            let source = try now { state throws(DriveError) in
                let node = try state.existing(item.path)
                guard let contents = node.contents else { throw .notAFile }
                guard wanted.digests.agree(with: node.digests) != false else { throw .changedElsewhere }
                return contents
            }
            var part = files.part(place) ?? Data()
            if !source.starts(with: part) { part = Data() }
            part += source.dropFirst(part.count).prefix(stepInBytes)
            progress(TransferredBytes(part.count, of: source.count))
            if part.count == source.count {
                guard files.put(part, at: place) else { throw .storageFailed }
                return part.count
            }
            files.put(part: part, of: source.count, at: place)
        }
    }

    public func unfinished(at place: URL) async -> UnfinishedDownload? {
        files.unfinished(place)
    }

    public func discardUnfinished(at place: URL) async throws(DriveError) {
        try files.discardPart(place)
    }
}

extension InMemoryDisk: FileUploading {
    public func upload(
        _ file: URL, to target: DrivePath, replacing: Bool, progress: @escaping @Sendable (TransferredBytes) -> Void
    ) async throws(DriveError) -> SentFile {
        guard let contents = files.contents(file) else { throw .localFileUnreadable }
        try await answer { state throws(DriveError) in
            try state.parent(of: target)
            try state.free(target)
            if let node = state.nodes[target], !replacing || node.isFolder { throw .alreadyExists }
            guard contents.count <= 1 << 30 else { throw .fileTooLarge }
            guard state.usedBytes + contents.count <= state.totalBytes else { throw .diskFull }
        }
        var sent = 0
        repeat {
            try await step()
            sent = min(contents.count, sent + stepInBytes)
            progress(TransferredBytes(sent, of: contents.count))
        } while sent < contents.count
        guard files.contents(file) == contents else { throw .localFileChanged }
        let now = time.now
        try self.now { state throws(DriveError) in
            try state.parent(of: target)
            var node = state.node(contents, at: now)
            node.createdAt = state.nodes[target]?.createdAt ?? now
            state.nodes[target] = node
        }
        return SentFile(sizeInBytes: contents.count, digests: FileDigests(of: contents))
    }
}
