#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A collection's journal as it was read last: lines, and after them room for more, filled with zeros.
///
/// A line written into room is safe sooner: the file does not grow, so that the disk has nothing to note but the line. No
/// line holds a zero. Everything but ``isCurrent`` needs the directory's lock.
struct Journal {
    /// In bytes: how much room is made at once.
    private static let room = 16 << 10

    private let file: OpenFile
    /// How much is read, or written by ourselves: whole lines.
    private(set) var end = 0
    /// The file's, with the room.
    private var size = 0

    /// Nothing of it is read yet.
    ///
    /// - Returns: `nil` where there is none.
    init?(ifPresent path: String) throws(StorageFailure) {
        guard let file = try OpenFile.ifPresent(path, for: .changing) else { return nil }
        self.file = file
    }

    /// An empty one, whatever was there.
    init(new path: String) throws(StorageFailure) {
        _ = try OpenFile(path, for: .replacing)
        file = try OpenFile(path, for: .changing)
    }

    var name: String { file.name }

    /// Whether nobody has written since.
    var isCurrent: Bool {
        get throws(StorageFailure) {
            guard try file.size == size else { return false }
            return try file.read(1, from: end).allSatisfy { $0 == 0 }
        }
    }

    /// What was written since; `nil` where the file is shorter than it was.
    var added: Data? {
        get throws(StorageFailure) {
            let now = try file.size
            guard now >= end else { return nil }
            let added = try file.read(now - end, from: end)
            let last = added.withUnsafeBytes { bytes in bytes.lastIndex { $0 != 0 } }
            return added.prefix(last.map { $0 + 1 } ?? 0)
        }
    }

    /// Takes the first `count` bytes of ``added`` for read, and removes the rest: what a writer that died did not finish.
    mutating func take(_ count: Int, of added: Data) throws(StorageFailure) {
        end += count
        if count < added.count { try file.truncate(to: end) }
        size = try file.size
    }

    /// Adds lines: all of them are there when this returns, none when it throws.
    mutating func append(_ lines: Data, _ durability: Durability) throws(StorageFailure) {
        do throws(StorageFailure) {
            try write(lines, makingRoom: durability == .survivesPowerCut)
            if durability == .survivesPowerCut { try file.synchronize() }
        } catch {
            // Where even this fails, the lines are an unfinished end, or changes that were tried and not acknowledged.
            try? file.truncate(to: end)
            size = end
            throw error
        }
        end += lines.count
        size = max(size, end)
    }

    private mutating func write(_ lines: Data, makingRoom: Bool) throws(StorageFailure) {
        if makingRoom, end + lines.count > size {
            do throws(StorageFailure) {
                try file.write(lines + Data(count: Self.room), at: end)
                size = end + lines.count + Self.room
                return
            } catch {
                guard error.isFullDisk else { throw error }
                // The lines alone may fit.
                try file.truncate(to: end)
                size = end
            }
        }
        try file.write(lines, at: end)
    }
}
