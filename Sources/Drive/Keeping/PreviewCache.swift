public import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Keeps small pictures that were seen. It may forget; the oldest go first when room is short.
public protocol PreviewCache: Sendable {
    func kept(_ key: PreviewKey) async -> Picture?

    /// - Throws: ``DriveError/storageFailed``; what was kept before is then still there.
    func keep(_ picture: Picture, as key: PreviewKey) async throws(DriveError)

    /// - Throws: ``DriveError/storageFailed`` when something is still there.
    func forgetAll() async throws(DriveError)
}

/// Which picture: of one version of one file, so that a file that has changed gets a new one.
public struct PreviewKey: Hashable, Sendable {
    /// One line, without secrets.
    public let text: String

    public init(_ item: DriveItem, _ size: PreviewSize) {
        text = "\(item.version) \(size.rawValue)"
    }
}

extension DriveItem {
    /// The item and its contents: another text once one of them has changed.
    public var version: String {
        let contents = file?.digests.key ?? "modified-\(Int(modifiedAt.timeIntervalSince1970))"
        return "\(id.rawValue) \(contents)"
    }
}
