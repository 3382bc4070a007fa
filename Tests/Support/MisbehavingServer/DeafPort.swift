public import Foundation

/// A port of 127.0.0.1 that is taken and refuses every connection: nobody else gets it, nobody listens.
public struct DeafPort: Sendable {
    public let url: URL
    private let descriptor: Int32

    public init() throws {
        let port: UInt16
        (descriptor, port) = try Socket.bindToLoopback()
        url = URL(string: "http://127.0.0.1:\(port)/")!  // Digits in a literal.
    }

    public func close() {
        Foundation.close(descriptor)
    }
}
