#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Date {
    /// 2 March 2026, 10:00:00.123 UTC: with milliseconds, which must survive.
    static let monday = Date(timeIntervalSince1970: 1_772_445_600.123)
}
