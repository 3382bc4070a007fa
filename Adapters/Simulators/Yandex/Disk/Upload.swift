import SimulatorKit

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A link that waits for the bytes of one file.
struct Upload: Hashable, Sendable {
    var path: ResourcePath
    var sent: String
    var overwrite: Bool
    var operation: String
    var expiry: Date
    var isUsed = false

    /// About half an hour.
    static let lifetime: TimeInterval = 30 * 60
}
