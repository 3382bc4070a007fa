import Foundation

/// A folder of a test's own, and the file that is to come into it.
final class FilmFolder: Sendable {
    private let url = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var file: URL { url.appending(path: "film.mp4") }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

    /// Of the finished file.
    var content: Data { get throws { try Data(contentsOf: file) } }

    /// How many bytes the account beside the part tells of; 0 where there is none.
    var keptBytes: Int {
        get throws {
            struct Account: Decodable { let written: [[Int]] }
            guard let json = try? Data(contentsOf: url.appending(path: "film.mp4.part.json")) else { return 0 }
            return try JSONDecoder().decode(Account.self, from: json).written.reduce(0) { $0 + $1[1] - $1[0] }
        }
    }
}
