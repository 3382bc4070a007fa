import Digests
public import Drive
public import HTTPTransport
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Transfers of files by the links that the Disk API gives: no token goes to the hosts that they name.
///
/// A link for a download serves for some hours, and one for an upload once: where a try may help, it is made with a new
/// link.
public struct YandexTransfers<Downloads: HTTPStreamingClient, Uploads: HTTPClient>: Sendable {
    private let disk: YandexDisk
    private let downloader: Downloader<Downloads>
    private let uploader: Uploader<Uploads>
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - downloader: whose client follows redirects.
    ///   - uploads: for the uploads alone: a link of theirs serves once, so that this client tries nothing again.
    public init(
        _ disk: YandexDisk, downloader: Downloader<Downloads>, uploads: Uploads,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.disk = disk
        self.downloader = downloader
        self.clock = clock
        // The service may think for a minute about each gibibyte that it was sent.
        uploader = Uploader(client: uploads, idleTimeout: .seconds(120), retries: RetryPolicy(attempts: 1))
    }

    /// With new links.
    private var attempts: Int { 3 }

    private func pause(before attempt: Int) async throws(DriveError) {
        do { try await clock.sleep(for: .seconds(attempt)) } catch { throw .cancelled }
    }
}

extension YandexTransfers: FileDownloading {
    /// `GET /v1/disk/resources/download`, then ranges of the address that it names.
    public func download(
        _ item: DriveItem, to place: URL, progress: @escaping @Sendable (TransferredBytes) -> Void
    ) async throws(DriveError) -> Int {
        guard let file = item.file else { throw .notAFile }
        guard file.safety != .infected else { throw .infected }
        var attempt = 1
        while true {
            let link = try await disk.api.ask(
                .init("resources/download", [("path", item.path.inYandex), ("fields", "href")]), as: Link.self)
            guard let address = link.address else { throw .unreadable }
            var order = DownloadOrder(
                address, to: place, source: Self.source(of: item, file), expectedSizeInBytes: file.sizeInBytes)
            order.check = DigestCheck(file.digests)
            do throws(DownloadFailure) {
                return try await downloader.download(order) {
                    progress(
                        TransferredBytes(
                            $0.receivedBytes, of: $0.totalBytes ?? file.sizeInBytes, bytesPerSecond: $0.bytesPerSecond))
                }
            } catch {
                switch error {
                case .wrongLength, .wrongContents: throw try await difference(from: item)
                // The link has expired, or its host is out of order: 410, or 500, with a page.
                case .refused, .tryLater(500, _):
                    guard attempt < attempts else { throw .serviceFailed }
                default: throw DriveError(error)
                }
            }
            try await pause(before: attempt)
            attempt += 1
        }
    }

    /// What a file is known by, across links: its contents, or else when it was changed.
    private static func source(of item: DriveItem, _ file: FileFacts) -> String {
        "yandex-disk " + (file.digests.key ?? "\(item.id.rawValue) \(item.modifiedAt.timeIntervalSince1970)")
    }

    /// Why what came is not what was seen.
    private func difference(from item: DriveItem) async throws(DriveError) -> DriveError {
        let now = try await disk.item(at: item.path).file
        let isSame = now.map { $0.digests.agree(with: item.file?.digests ?? FileDigests()) ?? ($0 == item.file) }
        return isSame == true ? .damaged : .changedElsewhere
    }

    public func unfinished(at place: URL) async -> UnfinishedDownload? {
        let isUnderWay = await downloader.isUnderWay(at: place)
        let received = await downloader.unfinished(at: place)
        guard isUnderWay || received != nil else { return nil }
        return UnfinishedDownload(
            TransferredBytes(received?.receivedBytes ?? 0, of: received?.totalBytes), isUnderWay: isUnderWay)
    }

    public func discardUnfinished(at place: URL) async throws(DriveError) {
        do throws(DownloadFailure) {
            try await downloader.discardUnfinished(at: place)
        } catch {
            throw DriveError(error)
        }
    }
}

extension YandexTransfers: FileUploading {
    /// `GET /v1/disk/resources/upload`, then a PUT to the address that it names.
    public func upload(
        _ file: URL, to target: DrivePath, replacing: Bool, progress: @escaping @Sendable (TransferredBytes) -> Void
    ) async throws(DriveError) -> SentFile {
        var attempt = 1
        while true {
            let fields = [("path", target.inYandex), ("overwrite", "\(replacing)"), ("fields", "href,operation_id")]
            let link = try await disk.api.ask(.init("resources/upload", fields), as: Link.self)
            guard let address = link.address else { throw .unreadable }
            let hash = RunningHash()
            let order = UploadOrder(address, from: file) { piece, offset in hash.take(piece, at: offset) }
            let failure: UploadFailure
            switch await send(order, progress) {
            case .success(let response): return hash.sent(try change(response, link))
            case .failure(let error): failure = error
            }
            // It may have arrived all the same: then it is there, as it was sent.
            if failure.leavesOpen, let sent = try await arrived(hash, at: target) { return sent }
            guard failure.isWorthAnother(hasSent: hash.hasBegun), attempt < attempts else { throw DriveError(failure) }
            try await pause(before: attempt)
            attempt += 1
        }
    }

    private func send(
        _ order: UploadOrder, _ progress: @escaping @Sendable (TransferredBytes) -> Void
    ) async -> Result<HTTPResponse, UploadFailure> {
        do throws(UploadFailure) {
            return .success(
                try await uploader.upload(order) {
                    progress(TransferredBytes($0.sentBytes, of: $0.totalBytes, bytesPerSecond: $0.bytesPerSecond))
                })
        } catch {
            return .failure(error)
        }
    }

    /// 202: taken, and not yet in its place.
    private func change(_ response: HTTPResponse, _ link: Link) throws(DriveError) -> DriveChange {
        guard response.status == 202 else { return .done }
        guard let id = link.operation else { throw .unreadable }
        let address = disk.api.address.appending(path: "v1/disk/operations").appending(path: id)
        return .underWay(DriveOperation.ID(rawValue: address.absoluteString))
    }

    private func arrived(_ hash: RunningHash, at target: DrivePath) async throws(DriveError) -> SentFile? {
        do throws(DriveError) {
            let there = try await disk.item(at: target).file
            let sent = hash.sent(.done)
            return there?.digests.agree(with: sent.digests) == true ? sent : nil
        } catch {
            if error == .cancelled { throw error }
            // It is not there, or cannot be asked for: both say no more than that it is to be sent again.
            return nil
        }
    }
}

/// Lets the contents through that have these hashes; any, where there is none.
private struct DigestCheck: ContentCheck {
    private let expected: FileDigests
    private var sha256 = SHA256()
    private var md5 = MD5()

    init(_ expected: FileDigests) {
        self.expected = expected
    }

    mutating func take(_ piece: Data) {
        // The quicker one will do: it is to find damage, and both come from whoever sends the file.
        if expected.md5 != nil { md5.update(piece) } else if expected.sha256 != nil { sha256.update(piece) }
    }

    var hasPassed: Bool {
        if let digest = expected.md5 { return md5.digest == digest }
        return expected.sha256.map { sha256.digest == $0 } ?? true
    }
}

/// The hash of what goes out: the one that the service tells of, too, and that takes the least time.
private final class RunningHash: Sendable {
    private let state = Mutex((hash: MD5(), count: 0))

    func take(_ piece: Data, at offset: Int) {
        state.withLock { state in
            if offset == 0 { state = (MD5(), 0) }
            state.hash.update(piece)
            state.count += piece.count
        }
    }

    var hasBegun: Bool { state.withLock { $0.count > 0 } }

    func sent(_ change: DriveChange) -> SentFile {
        state.withLock { state in
            SentFile(sizeInBytes: state.count, digests: FileDigests(md5: state.hash.digest), change: change)
        }
    }
}

extension UploadFailure {
    /// Whether the file may have arrived, although nobody said so.
    fileprivate var leavesOpen: Bool {
        switch self {
        case .timedOut, .broken, .offline: true
        case .refused(let response): response.status >= 500 && response.status != 507
        default: false
        }
    }

    /// Whether a new link may help.
    ///
    /// - Parameter hasSent: whether a byte went out: then the host was within reach, and the connection broke.
    fileprivate func isWorthAnother(hasSent: Bool) -> Bool {
        switch self {
        case .offline: hasSent
        case .timedOut, .broken, .tryLater: true
        case .refused(let response): (response.status >= 500 && response.status != 507) || response.status == 404
        case .cancelled, .unreadable, .changed, .badRedirect, .badRequest: false
        }
    }
}

extension DriveError {
    fileprivate init(_ failure: UploadFailure) {
        self =
            switch failure {
            case .cancelled: .cancelled
            case .unreadable: .localFileUnreadable
            case .changed: .localFileChanged
            case .refused(let response) where response.status == 409: .changedElsewhere
            case .refused(let response): DiskRefusal(response).meaning
            case .tryLater(_, let wait?): .tryLater(after: wait)
            case .tryLater(429, nil): .tryLater(after: .seconds(5))
            case .offline, .timedOut, .badRequest: .offline
            case .tryLater, .broken, .badRedirect: .serviceFailed
            }
    }

    fileprivate init(_ failure: DownloadFailure) {
        self =
            switch failure {
            case .cancelled: .cancelled
            case .busy: .busyElsewhere
            case .offline, .timedOut: .offline
            case .tryLater(_, let wait?): .tryLater(after: wait)
            case .tryLater(429, nil): .tryLater(after: .seconds(5))
            case .refused, .tryLater, .broken, .badRedirect, .badRequest: .serviceFailed
            case .unacceptable: .unreadable
            case .misanswered: .unreadable
            case .wrongLength, .wrongContents: .damaged
            case .diskFull: .noRoom(missingBytes: nil)
            case .nameTooLong: .nameTooLongHere
            case .notWritable, .folderMissing, .disk: .storageFailed
            }
    }
}
