import SimulatorKit

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file or a folder that is kept.
struct Entry: Sendable {
    let id: Int
    var name: ByteText
    /// The folder that it lies in; its own id for a root.
    var parent: Int
    var kind: Kind
    var created: Date
    var modified: Date
    /// In the service's own counting: microseconds since 1970, never the same twice.
    var revision: Int
    var publication: Publication?
    /// `nil` where there never were any, `.null` after the last was removed.
    var customProperties: JSONValue?
    var trashed: Trashed?

    enum Kind: Sendable {
        case folder(children: [ByteText: Int])
        case file(Blob)
    }

    /// What makes a resource public.
    struct Publication: Hashable, Sendable {
        var key: String
        /// The last part of the public address.
        var name: String
        /// How many were published before it.
        var order: Int
        var password: String?
        /// In seconds since 1970.
        var availableUntil: Int?
    }

    struct Trashed: Hashable, Sendable {
        var origin: ResourcePath
        var originalName: ByteText
        var date: Date
    }

    var isFolder: Bool { blob == nil }

    var blob: Blob? {
        guard case .file(let blob) = kind else { return nil }
        return blob
    }

    var children: [ByteText: Int] {
        guard case .folder(let children) = kind else { return [:] }
        return children
    }

    var size: Int { blob?.size ?? 0 }

    /// 64 hexadecimal digits that stay when it moves.
    var fingerprint: String { "resource \(id)".fingerprint(digits: 64) }
}
