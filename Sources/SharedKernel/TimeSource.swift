#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where the present moment comes from, so that a domain can be told what time it is.
public protocol TimeSource: Sendable {
    var now: Date { get }
}
