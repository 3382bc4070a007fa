public import Digests
public import HTTPTransport
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// ``VideoDownloader`` over HTTP, by the transfer engine: in ranges, into `FILE.part`, so that a file is one version of
/// its source, whole, or not there.
public struct HTTPVideoDownloader<Client: HTTPStreamingClient>: VideoDownloader {
    private let downloader: Downloader<Client>
    private let sourceName: @Sendable (URL) -> String

    /// - Parameter sourceName: what a link's file is known by, across addresses that change: what has come of it is used
    ///   again, where validator and length agree.
    public init(
        _ downloader: Downloader<Client>, sourceName: @escaping @Sendable (URL) -> String = \.absoluteString
    ) {
        self.downloader = downloader
        self.sourceName = sourceName
    }

    public func download(
        _ link: URL, to file: URL, expecting fingerprint: Digest?,
        progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError) -> Int {
        // A host that lost a video often sends a page, with status 200.
        var order = DownloadOrder(link, to: file, source: sourceName(link)) { head in
            let type = MediaType(head.headers)
            return !type.isPage && !type.isPlaylist
        }
        order.check = fingerprint.map(FingerprintCheck.init)
        do throws(DownloadFailure) {
            return try await downloader.download(order) { progress(ReceivedBytes($0)) }
        } catch {
            throw DownloadError(error)
        }
    }

    public func unfinished(at file: URL) async -> UnfinishedFile? {
        let isUnderWay = await downloader.isUnderWay(at: file)
        let received = await downloader.unfinished(at: file).map(ReceivedBytes.init)
        guard isUnderWay || received != nil else { return nil }
        return UnfinishedFile(received ?? .none, isUnderWay: isUnderWay)
    }

    public func discardUnfinished(at file: URL) async throws(DownloadError) {
        do throws(DownloadFailure) {
            try await downloader.discardUnfinished(at: file)
        } catch {
            throw DownloadError(error)
        }
    }
}

/// Lets the one file through that has this SHA-256.
private struct FingerprintCheck: ContentCheck {
    let expected: Digest
    private var hash = SHA256()

    init(_ expected: Digest) {
        self.expected = expected
    }

    mutating func take(_ piece: Data) {
        hash.update(piece)
    }

    var hasPassed: Bool { hash.digest == expected }
}

extension ReceivedBytes {
    fileprivate init(_ progress: TransferProgress) {
        self.init(progress.receivedBytes, of: progress.totalBytes)
    }
}

extension DownloadError {
    /// Everything that the engine can say, in the domain's words.
    fileprivate init(_ failure: DownloadFailure) {
        self =
            switch failure {
            case .cancelled: .cancelled
            case .busy: .busyElsewhere
            case .refused(401), .refused(403), .refused(407), .refused(451): .refused
            case .refused, .badRequest: .gone
            case .badRedirect: .badLink
            case .unacceptable: .notAVideo
            case .offline, .timedOut: .offline
            case .tryLater(_, let wait?): .tryLater(after: wait)
            case .tryLater(429, nil): .tryLater(after: .seconds(60))
            case .tryLater, .broken: .sourceFailed
            case .wrongLength, .misanswered: .damaged
            case .wrongContents: .otherFingerprint
            case .diskFull: .noRoom(missingBytes: nil)
            case .notWritable, .folderMissing, .nameTooLong, .disk: .storageFailed
            }
    }
}
