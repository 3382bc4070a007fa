import Dispatch
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Turns that all programs of this computer take from one file: at most so many in any period.
///
/// The file holds when the last turns are, by the clock that counts since the computer was started. Whoever asks is
/// told its turn at once, and waits for it without holding anything; one who goes away leaves a gap.
final class SharedTurns: Sendable {
    private let file: String
    private let count: Int
    private let period: Duration
    private let queue = DispatchQueue(label: "shared-turns")
    /// The last turns that this program took while the file could not be used.
    private let own = Mutex<[Int64]>([])

    init(file: String, count: Int, period: Duration) {
        self.file = file
        self.count = max(1, count)
        self.period = period
    }

    /// How long to wait for the next turn; `nil`, and no turn is taken, if it comes later than that or in
    /// more than ten minutes.
    ///
    /// Where the file cannot be used, this program counts its own turns: a limit in each program is better than no call
    /// at all.
    func take(within limit: Duration) async -> Duration? {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                let taken: Taken = takeFromFile(limit) ?? own.withLock { own in take(limit, after: &own) }
                continuation.resume(returning: taken.wait)
            }
        }
    }

    private struct Taken { let wait: Duration? }

    /// `nil` if the file cannot be used.
    private func takeFromFile(_ limit: Duration) -> Taken? {
        guard let descriptor = openFile() else { return nil }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) == -1 { guard errno == EINTR else { return nil } }
        var turns = Self.read(descriptor)
        let taken = take(limit, after: &turns)
        guard taken.wait != nil else { return taken }
        let text = Data(turns.map { "\($0)\n" }.joined().utf8)
        let isWritten = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) } == text.count
        return isWritten && ftruncate(descriptor, off_t(text.count)) == 0 ? taken : nil
    }

    /// Adds a turn to the last ones, as soon as they allow.
    private func take(_ limit: Duration, after turns: inout [Int64]) -> Taken {
        let now = Self.now
        let valid = turns.filter { $0 <= now + Self.longestWait && $0 >= now - nanoseconds }
        let turn = valid.count < count ? now : max(now, valid[valid.count - count] + nanoseconds)
        let wait = Duration.nanoseconds(turn - now)
        guard wait <= limit, turn <= now + Self.longestWait else { return Taken(wait: nil) }
        turns = valid.suffix(count - 1) + [turn]
        return Taken(wait: wait)
    }

    /// The file, made with its folder if it is not there.
    private func openFile() -> Int32? {
        let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
        var descriptor = open(file, flags, 0o600)
        if descriptor == -1, errno == ENOENT {
            // What is wrong with the folder shows at the second attempt.
            try? FileManager.default.createDirectory(
                atPath: String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]),
                withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            descriptor = open(file, flags, 0o600)
        }
        return descriptor == -1 ? nil : descriptor
    }

    private var nanoseconds: Int64 { Int64(period / .nanoseconds(1)) }

    /// Nobody is given a turn that is further away; one in the file was written before the computer was started anew.
    private static let longestWait: Int64 = 600_000_000_000

    private static func read(_ descriptor: Int32) -> [Int64] {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let size = pread(descriptor, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(0, size)), as: UTF8.self).split(separator: "\n").compactMap {
            Int64($0)
        }
    }

    private static var now: Int64 {
        var moment = timespec()
        clock_gettime(CLOCK_MONOTONIC, &moment)
        return Int64(moment.tv_sec) * 1_000_000_000 + Int64(moment.tv_nsec)
    }
}
