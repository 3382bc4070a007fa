/// Why a download ended without its file. Except where a case says otherwise, what has arrived is kept, and the same
/// order again goes on from there.
public enum DownloadFailure: Error, Hashable, Sendable {
    /// The caller's task was cancelled: this is also how a download is paused.
    case cancelled
    /// Another download, perhaps of another process, is writing this file.
    case busy
    /// The server says no (401, 403, 404, 410 …); asking again is no use.
    case refused(status: Int)
    /// The order does not accept such an answer: an HTML page where a film was expected, say.
    case unacceptable
    /// No way to the host, for as long as the order's patience lasted.
    case offline(detail: String)
    /// No byte for too long, as often as the patience allows.
    case timedOut
    /// The server could not answer now (429, 5xx); after that time it may, if it said so.
    case tryLater(status: Int, after: Duration?)
    /// Answers that break off without a byte.
    case broken(detail: String)
    /// No answer to what was asked: another range, a coding that nobody asked for.
    case misanswered(detail: String)
    /// A redirect that must not be followed, or too many.
    case badRedirect(detail: String)
    /// The order itself cannot be sent.
    case badRequest(detail: String)
    /// The server announces another length than the order expects.
    case wrongLength(expectedBytes: Int, announcedBytes: Int)
    /// All bytes came and are not what the order's check expects. They are thrown away.
    case wrongContents
    /// No room on the disk, for this person, or in a single file.
    case diskFull
    /// No permission to write here.
    case notWritable
    /// The folder is not there, or is not any more.
    case folderMissing
    /// The file system takes no name that long.
    case nameTooLong
    /// Anything else that the system said of a file: the operation, and `errno`.
    case disk(operation: String, code: Int32)
}

extension DownloadFailure {
    init(_ failure: HTTPFailure) {
        self =
            switch failure {
            case .offline(let detail): .offline(detail: detail)
            case .timedOut: .timedOut
            case .malformed(let detail): .broken(detail: detail)
            case .tooLarge: .broken(detail: "longer than announced")
            case .badRedirect(let detail): .badRedirect(detail: detail)
            case .badRequest(let detail): .badRequest(detail: detail)
            case .cancelled: .cancelled
            }
    }
}
