#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the head of an answer means for a file of which a range was asked.
enum SliceVerdict: Hashable, Sendable {
    /// Those bytes follow, of that version; no version where these are all of the file.
    case slice(Range<Int>, total: Int, FileVersion?)
    /// The whole file follows, from its first byte; the length where it is known.
    case whole(total: Int?)
    /// Not what is there already: start anew.
    case changed
    /// Ranges cannot be joined safely, or are not understood: ask for the whole in one answer.
    case untrusted
    /// Nothing is there.
    case empty
    /// Asking again is no use.
    case refused(status: Int)
    /// Asking again may help, after the server's own wait.
    case later(status: Int, after: Duration?)
    /// Not an answer to what was asked.
    case bad(detail: String)
    /// The length is not the one that is expected.
    case wrongLength(Int)
    /// The caller does not want such an answer.
    case unacceptable

    /// - Parameters:
    ///   - asked: `nil` when the whole file was.
    ///   - known: the version that the bytes on disk are of; `nil` when there are none.
    init(_ head: HTTPResponseHead, asked: Range<Int>?, known: FileVersion?, now: Date) {
        switch head.status {
        case 200, 206:
            let coding = head.headers["Content-Encoding"]?.lowercased() ?? ""
            guard ["", "identity"].contains(coding) else {
                self = .bad(detail: "the content coding \(coding), where none was asked for")
                return
            }
            self = head.status == 200 ? Self.whole(head, known) : Self.part(head, asked, known)
        case 416:
            guard known == nil else {
                self = .changed
                return
            }
            let range = head.headers["Content-Range"].flatMap(ContentRange.init)
            self = range == .unsatisfied(total: 0) ? .empty : asked == nil ? .refused(status: 416) : .untrusted
        case 408, 425, 429, 500, 502, 503, 504:
            let response = HTTPResponse(status: head.status, headers: head.headers, url: head.url)
            self = .later(status: head.status, after: response.retryAfter(now: now))
        case 100..<400: self = .bad(detail: "the status \(head.status)")
        default: self = .refused(status: head.status)
        }
    }

    private static func whole(_ head: HTTPResponseHead, _ known: FileVersion?) -> SliceVerdict {
        guard known == nil else { return .changed }
        return .whole(total: head.headers["Content-Length"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 })
    }

    private static func part(
        _ head: HTTPResponseHead, _ asked: Range<Int>?, _ known: FileVersion?
    ) -> SliceVerdict {
        guard let asked, let text = head.headers["Content-Range"],
            case .bytes(let range, let total) = ContentRange(text),
            range.lowerBound == asked.lowerBound, range.upperBound <= asked.upperBound
        else { return .bad(detail: "another range than was asked for") }
        guard let total else { return known == nil ? .untrusted : .changed }
        if let known {
            let isSame = known.total == total && known.validator.isConfirmed(by: head.headers)
            return isSame ? .slice(range, total: total, known) : .changed
        }
        if let validator = Validator(head.headers) {
            return .slice(range, total: total, FileVersion(total: total, validator: validator))
        }
        return range == 0..<total ? .slice(range, total: total, nil) : .untrusted
    }
}
