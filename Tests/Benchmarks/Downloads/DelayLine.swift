import Glibc

/// One direction of a relayed connection.
struct DelayLine: Sendable {
    /// As if that much could wait in front of the line; it also makes up for a thread that wakes late.
    private static let queue = Duration.milliseconds(50)

    let bytesPerSecond: Double?
    let delay: Duration
    let bytesUntilCut: Int?
    /// When the line carries its first byte.
    let opened: ContinuousClock.Instant

    /// Returns when either side has ended or the line is cut.
    func carry(from source: Int32, to target: Int32, carried: (Int) -> Void) {
        var underway: [(due: ContinuousClock.Instant, bytes: [UInt8])] = []
        var free = opened
        var left = bytesUntilCut ?? .max
        var isOpen = true
        var piece = [UInt8](repeating: 0, count: bytesPerSecond == nil ? 65_536 : 8_192)
        while isOpen || !underway.isEmpty {
            while let next = underway.first, next.due <= .now {
                let bytes = next.bytes.prefix(left)
                guard Self.send(bytes, to: target) else { return }
                carried(bytes.count)
                left -= bytes.count
                if left == 0 { return }
                underway.removeFirst()
            }
            let mayRead = isOpen && free < .now.advanced(by: Self.queue)
            guard Self.wait(for: mayRead ? source : nil, until: underway.first?.due) else { continue }
            let count = read(source, &piece, piece.count)
            guard count > 0 else {
                isOpen = false
                continue
            }
            let passing = bytesPerSecond.map { Duration.seconds(Double(count) / $0) } ?? .zero
            free = max(free, .now).advanced(by: passing)
            underway.append((free.advanced(by: delay), Array(piece[..<count])))
        }
    }

    /// - Returns: whether there is something to read.
    private static func wait(for source: Int32?, until due: ContinuousClock.Instant?) -> Bool {
        let pause = due.map { max(ContinuousClock.now.duration(to: $0), .zero) }
        // Rounded up: in the last millisecond there is nothing to do yet.
        let timeout = pause.map { Int32(($0 / .milliseconds(1)).rounded(.up)) } ?? -1
        var question = pollfd(fd: source ?? -1, events: Int16(POLLIN), revents: 0)
        return poll(&question, 1, timeout) > 0
    }

    private static func send(_ bytes: ArraySlice<UInt8>, to target: Int32) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.send(
                    target, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }
}
