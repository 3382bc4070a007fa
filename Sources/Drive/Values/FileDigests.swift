public import Digests

/// The hashes by which a file's contents are known; a service may give both, one or none.
public struct FileDigests: Hashable, Sendable {
    public let md5: Digest?
    public let sha256: Digest?

    public init(md5: Digest? = nil, sha256: Digest? = nil) {
        self.md5 = md5
        self.sha256 = sha256
    }

    /// Whether they can be of the same contents; `nil` where they have no hash in common, and nobody can tell.
    public func agree(with other: FileDigests) -> Bool? {
        if let one = sha256, let other = other.sha256 { return one == other }
        if let one = md5, let other = other.md5 { return one == other }
        return nil
    }

    /// One text for equal contents: the stronger hash; `nil` where there is none.
    public var key: String? {
        sha256.map { "sha256-\($0)" } ?? md5.map { "md5-\($0)" }
    }
}

extension FileDigests: Codable {
    private enum CodingKeys: String, CodingKey {
        case md5, sha256
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        md5 = try container.decodeIfPresent(String.self, forKey: .md5).flatMap(Digest.init(hexadecimal:))
        sha256 = try container.decodeIfPresent(String.self, forKey: .sha256).flatMap(Digest.init(hexadecimal:))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(md5?.description, forKey: .md5)
        try container.encodeIfPresent(sha256?.description, forKey: .sha256)
    }
}
