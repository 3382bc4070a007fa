/// What tells one version of a remote file from another.
struct FileVersion: Hashable, Sendable {
    /// In bytes.
    let total: Int
    let validator: Validator
}

/// What a server says to tell one version from another: a strong ETag (RFC 9110 §8.8.3), else Last-Modified (§8.8.2).
///
/// A weak ETag promises only that two versions mean the same, not that their bytes may be joined.
enum Validator: Hashable, Sendable {
    case etag(String)
    case lastModified(String)

    /// - Returns: `nil` where the answer has nothing to be trusted.
    init?(_ headers: HTTPHeaders) {
        if let tag = headers["ETag"], tag.count >= 2, tag.hasPrefix("\""), tag.hasSuffix("\"") {
            self = .etag(tag)
        } else if let moment = headers["Last-Modified"], HTTPDate(moment) != nil {
            self = .lastModified(moment)
        } else {
            return nil
        }
    }

    /// Whether that answer says the same as this one did.
    func isConfirmed(by headers: HTTPHeaders) -> Bool {
        switch self {
        case .etag(let tag): headers["ETag"] == tag
        case .lastModified(let moment): headers["Last-Modified"] == moment
        }
    }
}
