import Foundation
import Glibc
import OutsideProcesses

/// A film that is coming, as its folder shows it while nobody writes there: the file, its part, and the part's account.
struct ComingFilm: Sendable {
    let file: URL

    private var part: URL { file.appendingPathExtension("part") }
    private var account: URL { part.appendingPathExtension("json") }

    var isWhole: Bool { FileManager.default.fileExists(atPath: file.path) }

    var hasAccount: Bool { FileManager.default.fileExists(atPath: account.path) }

    /// Of the part, what its account tells of; nothing where there is none.
    func accounted() throws -> [Range<Int>] {
        struct Account: Decodable { let written: [[Int]] }
        guard let json = FileManager.default.contents(atPath: account.path) else { return [] }
        return try JSONDecoder().decode(Account.self, from: json).written.map { $0[0]..<$0[1] }
    }

    /// Waits until its account tells of that many bytes.
    func isAccounted(to count: Int) async throws {
        try await within(.seconds(60), "\(count) bytes in the account") {
            while try accounted().bytes < count { try await Task.sleep(for: .milliseconds(10)) }
        }
    }

    /// Of the part, in bytes, whether or not the account tells of them; in whole pages of the disk.
    var onDisk: Int {
        var status = stat()
        return stat(part.path, &status) == 0 ? Int(status.st_blocks) * 512 : 0
    }

    /// Whether what the account tells of is the film's.
    func isRight(_ film: Data) throws -> Bool {
        let accounted = try accounted()
        guard !accounted.isEmpty else { return true }
        let bytes = try Data(contentsOf: part)
        return accounted.allSatisfy { $0.upperBound <= bytes.count && bytes[$0] == film[$0] }
    }

    /// Takes out of the part what its account does not tell of, as if it had never come.
    func forgetTheRest() throws {
        guard let bytes = FileManager.default.contents(atPath: part.path) else { return }
        try FileManager.default.removeItem(at: part)
        try Data().write(to: part)
        let handle = try FileHandle(forWritingTo: part)
        for range in try accounted() {
            try handle.seek(toOffset: UInt64(range.lowerBound))
            try handle.write(contentsOf: bytes[range])
        }
        try handle.truncate(atOffset: UInt64(bytes.count))
        try handle.close()
    }
}

extension [Range<Int>] {
    var bytes: Int { reduce(0) { $0 + $1.count } }
}
