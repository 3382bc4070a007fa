import Digests
import Drive
import Foundation
import JSONFileStorage
import SharedKernel

/// A folder of 10,000 entries, shown page by page: from a service that answers at once, and from what was kept.
enum FolderBenchmark {
    private static let folder = DrivePath([DriveName(rawValue: "Many")].compactMap(\.self))

    static func run(in place: URL, into report: inout Report) async throws {
        let items = (0..<10_000).map(item)
        var (live, kept, middle): ([Double], [Double], [Double]) = ([], [], [])
        for run in 0..<5 {
            let directory = place.appending(path: "lists-\(run)")
            func browse(_ items: [DriveItem]?) -> BrowseFolder {
                BrowseFolder(
                    source: Entries(items: items),
                    cache: JSONFileListingCache(
                        in: StorageDirectory(at: directory, time: Now()) { print("\($0)") }), time: Now())
            }
            live.append(try await milliseconds { _ = try await browse(items)(folder) })
            var cursor: DriveListing.Cursor?
            repeat {
                cursor = try await browse(items)(folder, after: cursor, limit: 1_000).value.next
            } while cursor != nil
            var page: DriveListing?
            kept.append(try await milliseconds { page = try await browse(nil)(folder).value })
            let half = try await browse(nil)(folder, after: page?.next, limit: 5_000).value.next
            middle.append(try await milliseconds { _ = try await browse(nil)(folder, after: half) })
        }
        report.rows += [
            Row(what: "first 100 of 10,000 entries, kept and shown", unit: "ms", ours: median(live), goal: "300 ms"),
            Row(what: "the same without a connection, after a cold start", unit: "ms", ours: median(kept), goal: "–"),
            Row(what: "100 more from their middle, without a connection", unit: "ms", ours: median(middle), goal: "–"),
        ]
    }

    private static func item(_ number: Int) -> DriveItem {
        let name = DriveName(rawValue: "Report \(number) of the year.pdf")
        let moment = Date(timeIntervalSince1970: 1_700_000_000 + Double(number))
        let digest = SHA256.digest(of: "\(number)".utf8)
        return DriveItem(
            id: DriveItem.ID(rawValue: "200300400:\(digest)"), path: name.map(folder.appending) ?? folder,
            content: .file(
                FileFacts(
                    sizeInBytes: number, digests: FileDigests(sha256: digest), mimeType: "application/pdf",
                    safety: .clean)), createdAt: moment, modifiedAt: moment,
            preview: URL(string: "https://downloader.example/preview/\(digest)?size=120x120&crop=1"))
    }

    private struct Now: TimeSource {
        var now: Date { Date() }
    }

    /// A thousand at once, or nobody to be asked.
    private struct Entries: ItemSource {
        let items: [DriveItem]?

        func item(at path: DrivePath) async throws(DriveError) -> DriveItem { throw .notFound }

        func items(
            in folder: DrivePath, after cursor: DriveListing.Cursor?, limit: Int
        ) async throws(DriveError) -> DriveListing {
            guard let items else { throw .offline }
            let start = cursor.flatMap { Int($0.rawValue) } ?? 0
            let end = min(items.count, start + limit)
            return DriveListing(
                Array(items[start..<end]), next: end < items.count ? .init(rawValue: "\(end)") : nil,
                total: items.count)
        }
    }
}
