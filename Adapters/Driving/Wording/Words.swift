public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Dates, numbers, sizes and plural forms as each language writes them.
public struct Words: Hashable, Sendable {
    public let language: Language
    /// The zone in which moments are told.
    public let timeZone: TimeZone

    public init(_ language: Language, timeZone: TimeZone = .gmt) {
        self.language = language
        self.timeZone = timeZone
    }
}
