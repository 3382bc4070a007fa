#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// What a careless print, a failed expectation or a crash report shows of a request: nothing secret.

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible {
    /// Method and address, redacted; neither headers nor body.
    public var description: String { "\(method.rawValue) \(Redaction.standard.address(url))" }
    public var debugDescription: String { description }
}

extension HTTPHeaders: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { "\(fields)" }
    public var debugDescription: String { description }
}

extension HTTPHeaders.Field: CustomStringConvertible, CustomDebugStringConvertible {
    /// As it stands in a message, redacted.
    public var description: String { "\(name): \(Redaction.standard.value(of: self))" }
    public var debugDescription: String { description }
}
