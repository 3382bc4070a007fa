#if os(Linux)
import Glibc
import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a request sends behind its head. Every call may block.
final class RequestBody {
    /// `nil` where nothing is to follow, and nothing is said of a length.
    let sizeInBytes: Int?
    private let source: Source
    private var offset = 0
    /// In bytes, of this try.
    private var sent = 0
    private let report: (@Sendable (Int) -> Void)?

    private enum Source {
        case memory(Data)
        case file(Int32)
    }

    /// - Throws: ``HTTPFailure/badRequest(detail:)`` for a file that cannot be read.
    init(_ request: HTTPRequest) throws(HTTPFailure) {
        report = request.fileBody?.sent
        guard let file = request.fileBody?.file else {
            let bytes = request.body ?? Data()
            source = .memory(bytes)
            // These have a length even where it is none (RFC 9110 §8.6).
            let isNamed = [.post, .put, .patch].contains(request.method) || !bytes.isEmpty
            sizeInBytes = isNamed ? bytes.count : nil
            return
        }
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
            if descriptor >= 0 { close(descriptor) }
            throw .badRequest(detail: "a file that cannot be read")
        }
        source = .file(descriptor)
        sizeInBytes = Int(status.st_size)
    }

    deinit {
        if case .file(let descriptor) = source { close(descriptor) }
    }

    /// - Returns: how many bytes came next; 0 at the end, `nil` where they cannot be read.
    func read(into room: UnsafeMutableRawBufferPointer) -> Int? {
        switch source {
        case .memory(let bytes):
            let piece = bytes.dropFirst(offset).prefix(room.count)
            room.copyBytes(from: piece)
            offset += piece.count
            return piece.count
        case .file(let descriptor):
            while true {
                let count = pread(descriptor, room.baseAddress, room.count, off_t(offset))
                if count == -1, errno == EINTR { continue }
                guard count >= 0 else { return nil }
                offset += count
                return count
            }
        }
    }

    func seek(to offset: Int) {
        self.offset = offset
    }

    /// - Returns: whether that is news.
    func note(_ uploaded: Int) -> Bool {
        guard uploaded != sent else { return false }
        sent = uploaded
        report?(uploaded)
        return true
    }
}
#endif
