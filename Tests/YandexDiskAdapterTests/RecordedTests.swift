import Digests
import Drive
import Foundation
import HTTPTransport
import Synchronization
import TestTraits
import Testing
import YandexDiskAdapter

/// Bodies that Yandex once sent, beside the project and no part of it.
private let recordings = URL(filePath: #filePath).appending(path: "../../../../shared/recorded/yandex-disk")
    .standardized
private let areThere = FileManager.default.fileExists(atPath: recordings.appending(path: "index.json").path)

/// What was asked, and what came.
private struct Recorded: Decodable, Sendable, CustomTestStringConvertible {
    let file: String?
    let method: String
    let path: String
    let status: Int
    var testDescription: String { file ?? "\(method) \(path), \(status), nothing" }

    static let all: [Recorded] = {
        let index = try? Data(contentsOf: recordings.appending(path: "index.json"))
        return index.flatMap { try? JSONDecoder().decode([Recorded].self, from: $0) } ?? []
    }()

    var body: Data {
        get throws { try file.map { try Data(contentsOf: recordings.appending(path: $0)) } ?? Data() }
    }
}

@Suite(.enabled(if: areThere, "Yandex's recorded answers are not beside the project"))
struct `What Yandex once answered` {
    private func disk(_ file: String, status: Int = 200) throws -> YandexDisk {
        let body = try Data(contentsOf: recordings.appending(path: file))
        return disk(.answer(status: status, headers: ["Content-Type": "application/json"], body: body))
    }

    private func disk(_ answer: CannedAnswer) -> YandexDisk {
        YandexDisk(
            YandexDiskAPI(
                client: CannedHTTPClient(answer), address: URL(string: "https://cloud-api.yandex.net")!,
                tokens: OneToken("y0_x")))
    }

    @Test func `is a folder with three folders`() async throws {
        let listing = try await disk("GET_disk_resources__200__listdir.json").items(in: .root, after: nil, limit: 500)
        #expect(listing.items.map(\.name) == ["dir1", "dir2", "dir3"] && listing.total == 3 && listing.next == nil)
        #expect(listing.items[0].createdAt == Date(timeIntervalSince1970: 1_720_630_044))
        #expect(listing.items[0].path == .of("/YaDiskTest/test_listdir/dir1") && listing.skippedCount == 0)
    }

    @Test func `is an empty folder, and a file where a folder was meant`() async throws {
        let empty = try await disk("GET_disk_resources__200__listdir_2.json").items(in: .root, after: nil, limit: 500)
        #expect(empty == DriveListing([], total: 0))
        let file = try disk("GET_disk_resources__200__listdir_on_file.json")
        await #expect(throws: DriveError.notAFolder) { try await file.items(in: .root, after: nil, limit: 500) }
    }

    @Test func `is a published file with its hashes and its address`() async throws {
        let item = try await disk("GET_disk_resources__200__save_to_disk.json").item(at: .root)
        #expect(item.publicLink == URL(string: "https://yadi.sk/d/uj5s5RZDxVr8Eg"))
        #expect(item.file?.digests.md5?.description == "891bcd3700619af5151bf95b836ff9b1")
        #expect(item.file?.safety == .clean && item.file?.sizeInBytes == 18 && item.file?.mimeType == "text/plain")
        let folder = try await disk("GET_disk_resources__200__public_listdir.json").item(at: .root)
        #expect(folder.isFolder && folder.isPublished)
    }

    @Test(arguments: [
        ("GET_disk_resources_files__200__get_files.json", 25), ("GET_disk_resources_files__200__get_files_2.json", 10),
        ("GET_disk_resources_files__200__get_files_3.json", 2),
    ])
    func `is a flat list, none of it unread`(file: String, atLeast: Int) async throws {
        var files: [IndexedFile] = []
        try await disk(file).everyFile { files += $0 }
        #expect(files.count >= atLeast)
        #expect(files.allSatisfy { $0.contentKey?.hasPrefix("sha256-") == true })
    }

    @Test(arguments: ["2", "6"]) func `is what was published, with every address`(number: String) async throws {
        let listing = try await disk("GET_disk_resources_public__200__get_public_resources_\(number).json")
            .published(after: nil, limit: 1_000)
        #expect(!listing.items.isEmpty && listing.items.allSatisfy(\.isPublished) && listing.skippedCount == 0)
    }

    @Test(arguments: [
        ("GET_disk_operations_id__401__auth.json", 401, DriveError.signInNeeded(.sessionEnded)),
        ("GET_disk_public_resources__404__public_settings.json", 404, .notFound),
        ("GET_disk_trash_resources__404__remove_trash.json", 404, .notFound),
        ("PUT_disk_resources__409__makedirs_with_schema.json", 409, .parentMissing),
        ("GET_disk_signed__500__download_by_link_error.html", 500, .serviceFailed),
    ])
    func `is a refusal that a person understands`(file: String, status: Int, error: DriveError) async throws {
        let disk = try disk(file, status: status)
        await #expect(throws: error) { try await disk.makeFolder(at: .of("/a")) }
    }

    @Test func `is a change that takes time, and one that does not`() async throws {
        let deleted = try await disk("DELETE_disk_resources__202__copy.json", status: 202).remove(.of("/a"), .forever)
        guard case .underWay(let operation) = deleted else {
            Issue.record("it takes time")
            return
        }
        #expect(operation.rawValue.hasPrefix("https://cloud-api.yandex.net/v1/disk/operations/c79f1d58"))
        let moved = try await disk("POST_disk_resources_move__201__move.json", status: 201)
            .move(.of("/a"), to: .of("/b"), replacing: false)
        #expect(moved == .done)
    }

    @Test func `is an empty trash`() async throws {
        let trash = try await disk("GET_disk_trash_resources__200__permanent_remove.json").trashed(
            after: nil, limit: 20)
        #expect(trash == TrashListing([], total: 0))
    }

    /// Whatever was recorded may come to whatever was asked: something is said to every one of them, and nothing breaks.
    @Test(arguments: Recorded.all) private func `is read or refused, whatever it is`(recorded: Recorded) async throws {
        let answer = CannedAnswer.answer(
            status: recorded.status, headers: ["Content-Type": "application/json"], body: try recorded.body)
        let disk = disk(answer)
        let questions: [@Sendable () async throws -> Void] = [
            { _ = try await disk.usage() }, { _ = try await disk.item(at: .of("/a")) },
            { _ = try await disk.items(in: .root, after: nil, limit: 20) }, { _ = try await disk.recent(limit: 20) },
            { try await disk.everyFile { _ in } },
            { _ = try await disk.published(after: nil, limit: 20) },
            { _ = try await disk.trashed(after: nil, limit: 20) }, { _ = try await disk.publish(.of("/a")) },
            { _ = try await disk.copy(.of("/a"), to: .of("/b"), replacing: true) },
        ]
        var failures = 0
        for question in questions {
            do { try await question() } catch {
                failures += 1
                #expect(error is DriveError)
            }
        }
        #expect((recorded.status >= 400) == (failures == questions.count) || recorded.status < 300)
    }
}
