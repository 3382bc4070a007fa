import Foundation

/// A request's body that comes in chunks (RFC 9112 §7.1), without trailers, as far as the server wants to hear it.
struct ChunkedBody {
    private(set) var bytes = Data()
    private(set) var isEnded = false

    /// Takes the chunks that are whole away from what was received.
    mutating func take(from received: inout Data) {
        let lineEnd = Data("\r\n".utf8)
        while !isEnded, let end = received.range(of: lineEnd) {
            let size = Int(String(decoding: received[..<end.lowerBound], as: UTF8.self), radix: 16) ?? 0
            let next = end.upperBound + size + lineEnd.count
            guard received.endIndex >= next else { return }
            bytes += received[end.upperBound..<end.upperBound + size]
            received = Data(received[next...])
            isEnded = size == 0
        }
    }
}
