import CEpoll
import Glibc

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A connection that cannot go on.
enum ConnectionLost: Error, Hashable {
    /// The client closed or reset it.
    case byClient
    /// The client did not do its part in time.
    case timedOut
    /// The server stops, or the client was seen leaving.
    case cancelled
}

/// A non-blocking socket that belongs to a loop; closed with its last reference.
final class Socket: Sendable {
    let loop: EventLoop
    private let descriptor: Descriptor

    var number: Int32 { descriptor.number }

    init(_ descriptor: consuming Descriptor, of loop: EventLoop, hangUp: @escaping @Sendable () -> Void = {}) {
        self.loop = loop
        self.descriptor = descriptor
        loop.add(self.descriptor.number, hangUp: hangUp)
    }

    deinit {
        loop.remove(descriptor.number)
    }

    // MARK: Reading

    /// As many bytes as are received at once. Fewer were all that there were.
    static let mostReceived = 32 * 1024

    /// Waits for bytes, and hands them to `take`.
    ///
    /// - Parameters:
    ///   - isIdle: nothing is in flight: the wait ends when the server stops.
    ///   - hasTakenAll: whether all that had come was taken: then there is nothing to be had without waiting.
    /// - Returns: how many bytes there were; 0 when the client has sent its last.
    func receive(
        until deadline: ContinuousClock.Instant, isIdle: Bool, hasTakenAll: Bool = false,
        _ take: (UnsafeRawBufferPointer) -> Void
    ) async throws(ConnectionLost) -> Int {
        var waits = hasTakenAll
        while true {
            if waits { try await wait(for: .readable, until: deadline, isIdle: isIdle) }
            let count = receiveAvailable(take)
            if count >= 0 { return count }
            waits = try mustWait(errno)
        }
    }

    /// Not a part of an asynchronous function: there the space would be the task's, and stay with every idle connection.
    @inline(never)
    private func receiveAvailable(_ take: (UnsafeRawBufferPointer) -> Void) -> Int {
        withUnsafeTemporaryAllocation(byteCount: Self.mostReceived, alignment: 16) { space in
            let count = recv(number, space.baseAddress, space.count, 0)
            if count > 0 { take(UnsafeRawBufferPointer(rebasing: space[..<count])) }
            return count
        }
    }

    // MARK: Writing

    /// Writes all of the bytes, at the client's pace.
    ///
    /// - Parameters:
    ///   - timeout: how long the client may take no byte at all.
    ///   - more: whether further bytes follow at once and may share a packet with these.
    func write(
        _ bytes: some ContiguousBytes & Sendable, timeout: Duration, more: Bool = false
    ) async throws(ConnectionLost) {
        let flags = Int32(MSG_NOSIGNAL) | (more ? Int32(MSG_MORE) : 0)
        var sent = 0
        try await keepWriting(timeout: timeout) {
            bytes.withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                let count = rest.isEmpty ? 0 : send(self.number, rest.baseAddress, rest.count, flags)
                sent += max(count, 0)
                return count < 0 ? .failed : sent == bytes.count ? .done : .progressed(count)
            }
        }
    }

    /// Writes a part of a file without carrying it through this process.
    func write(_ part: Range<Int>, of file: OpenFile, timeout: Duration) async throws(ConnectionLost) {
        var offset = off_t(part.lowerBound)
        try await keepWriting(timeout: timeout) {
            let rest = part.upperBound - Int(offset)
            if rest == 0 { return .done }
            switch sendfile(self.number, file.descriptor.number, &offset, min(rest, 1024 * 1024)) {
            case 0: return .ended  // The file has become shorter than it was.
            case ..<0: return .failed
            case let count: return .progressed(count)
            }
        }
    }

    private enum Step {
        case progressed(Int)
        case done, failed, ended
    }

    private func keepWriting(timeout: Duration, _ step: () -> Step) async throws(ConnectionLost) {
        var sinceYield = 0
        while true {
            switch step() {
            case .done: return
            case .ended: throw .cancelled
            case .progressed(let count):
                sinceYield += count
                // A fast client of a large file must not keep a thread of the pool to itself.
                if sinceYield > 4 * 1024 * 1024 {
                    sinceYield = 0
                    await Task.yield()
                    if Task.isCancelled { throw .cancelled }
                }
            case .failed:
                if try mustWait(errno) { try await wait(for: .writable, until: .now + timeout) }
            }
        }
    }

    // MARK: Ending

    /// Ends the own side, and reads what the client still sends, for at most two seconds: closing with bytes unread
    /// would reset the connection, and the client could lose the answer (RFC 9112 §9.6).
    func closeGently() async {
        shutdown(number, Int32(SHUT_WR))
        let deadline = ContinuousClock.now + .seconds(2)
        // However it fails, the connection is over.
        while let count = try? await receive(until: deadline, isIdle: true, { _ in }), count > 0, .now < deadline {
            await Task.yield()  // A client that sends without end must not keep a thread of the pool to itself.
        }
    }

    /// Makes closing tell the client that something went wrong, and drop what it has not received.
    func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        _ = setsockopt(number, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// Sends small answers at once.
    func sendWithoutDelay() {
        var yes: Int32 = 1
        _ = setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, 4)
    }

    private func wait(
        for direction: EventLoop.Direction, until deadline: ContinuousClock.Instant, isIdle: Bool = false
    ) async throws(ConnectionLost) {
        switch await loop.wait(for: direction, of: number, until: deadline, isIdle: isIdle) {
        case .ready: return
        case .timedOut: throw .timedOut
        case .cancelled: throw .cancelled
        }
    }

    /// Whether a call that failed is worth trying again only after an event.
    private func mustWait(_ code: Int32) throws(ConnectionLost) -> Bool {
        guard code == EAGAIN || code == EINTR else { throw .byClient }
        return code == EAGAIN
    }
}
