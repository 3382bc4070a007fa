import Favorites
import Foundation
import Glibc
import JSONFileStorage
import SharedKernel

/// How long a browser waits for the heart of a photo to be kept, with 100,000 favorites beside it: the built program is
/// asked by curl, as a page's script would ask it.
enum ToggleBenchmark {
    private static let count = 100_000

    private struct Clock: TimeSource {
        var now: Date { Date() }
    }

    static func run(into report: inout Report) async throws {
        guard let curl = Child.path(of: "curl") else {
            report.left.append("a favorite toggled from a browser: curl is not installed")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-benchmark-toggle-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await fill(folder.appending(path: "favorites"))
        let vitrine = try Child(
            Child.sibling("vitrine"),
            ["serve", "--demo", "--data", folder.path, "--port", "0", "--no-open", "--json"])
        defer { vitrine.stop() }
        struct Ready: Decodable { let url: URL }
        let link = try JSONDecoder().decode(Ready.self, from: Data(vitrine.firstLine().utf8)).url
        let jar = folder.appending(path: "cookies").path
        func ask(_ arguments: String...) throws -> String {
            try Child(curl, ["--silent", "--location", "--cookie", jar, "--cookie-jar", jar] + arguments).allOutput()
        }
        _ = try ask(link.absoluteString)
        guard let wall = URL(string: "/unsplash?wait", relativeTo: link)?.absoluteString,
            let photo = try ask(wall).firstMatch(of: /href="(\/unsplash\/[^"?\/]+)"/)?.output.1,
            let page = URL(string: String(photo), relativeTo: link)?.absoluteString,
            let token = try ask(page).firstMatch(of: /name="token" value="([^"]+)"/)?.output.1
        else {
            report.left.append("a favorite toggled from a browser: its page was not understood")
            return
        }
        let times = try (0..<60).map { _ in
            let seconds = try ask(
                "--output", "/dev/null", "--write-out", "%{time_total}", "--data", "token=\(token)&part=1",
                "\(page)/favorite")
            return (Double(seconds) ?? .nan) * 1_000
        }
        report.rows.append(
            Row(
                what: "a favorite toggled from a browser, \(count) kept", unit: "ms", ours: median(times), peer: nil,
                peerFigure: nil, goal: "50 ms"))
    }

    private static func fill(_ folder: URL) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let favorites = JSONCollection<Favorite>(
            "favorites", in: StorageDirectory(at: folder, time: Clock()) { print($0) },
            format: StorageFormat("favorite"))
        for start in stride(from: 0, to: count, by: 1_000) {
            try await favorites.change { _ in (start..<start + 1_000).compactMap(kept).map { .put($0) } }
        }
    }

    private static func kept(_ number: Int) -> Favorite? {
        guard let id = Photo.ID(rawValue: "kept-\(number)"),
            let picture = PictureAddress(template: "https://pictures.example/\(number)?w={width}", widest: 3_000)
        else { return nil }
        let photo = Photo(
            id: id, author: .init(name: "Author \(number % 977)", profile: nil),
            createdAt: Date(timeIntervalSince1970: Double(number)), description: "A picture of a quiet morning",
            altText: nil, size: .init(width: 3_000, height: 2_000), color: nil, blurHash: nil, picture: picture,
            page: nil, downloadTracker: nil, details: .init(location: nil, downloads: number))
        return Favorite(photo, addedAt: Date(timeIntervalSince1970: 1_700_000_000 + Double(number)))
    }
}
