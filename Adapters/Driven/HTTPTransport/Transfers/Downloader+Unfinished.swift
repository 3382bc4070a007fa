#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Downloader {
    /// What an unfinished download left for that file, as far as it can go on from there; `nil` where there is nothing.
    public func unfinished(at file: URL) async -> TransferProgress? {
        // Looking throws nothing; only what is looked at on the queue may.
        try? await FileQueue().run { () throws(DownloadFailure) in PartFile.arrived(for: file) }
    }

    /// Whether a download of that file is under way, in whatever process.
    public func isUnderWay(at file: URL) async -> Bool {
        // Looking throws nothing.
        (try? await FileQueue().run { () throws(DownloadFailure) in PartFile.isHeld(for: file) }) ?? false
    }

    /// Removes what an unfinished download left for that file; the finished file stays.
    ///
    /// - Throws: ``DownloadFailure/busy`` while another download is writing it.
    public func discardUnfinished(at file: URL) async throws(DownloadFailure) {
        try await FileQueue().run { () throws(DownloadFailure) in
            guard PartFile.isThere(for: file) else { return }
            try PartFile(for: file).discard()
        }
    }
}

extension PartFile {
    fileprivate static func isThere(for file: URL) -> Bool {
        let names = PartNames(for: file)
        return [names.part, names.account, names.nextAccount].contains(where: FileManager.default.fileExists(atPath:))
    }

    /// By the account alone, without taking the part's lock.
    fileprivate static func arrived(for file: URL) -> TransferProgress? {
        let names = PartNames(for: file)
        guard FileManager.default.fileExists(atPath: names.part),
            let json = FileManager.default.contents(atPath: names.account),
            let account = DownloadAccount(json)
        else { return nil }
        let bytes = account.trusted(boot: DownloadAccount.currentBoot())
        return TransferProgress(receivedBytes: bytes.count, totalBytes: account.version.total)
    }
}
