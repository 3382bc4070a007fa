import Favorites
import Foundation
import HTTPTransport
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing
import UnsplashAdapter

/// Answers of ten years that other clients kept. They are not part of this project, so they are looked for beside it.
struct RecordedAnswer: Decodable, CustomTestStringConvertible, Sendable {
    let id: String
    let file: String
    let endpoint: String
    let status: Int
    let headers: [String: String]

    var testDescription: String { id }

    static let folder = URL(filePath: #filePath).appending(path: "../../../../shared/recorded/unsplash").standardized

    /// Empty where the folder is absent.
    static let all =
        (try? Data(contentsOf: folder.appending(path: "index.json")))
        .flatMap { try? JSONDecoder().decode([RecordedAnswer].self, from: $0) } ?? []

    static let searches = all.filter { $0.status == 200 && $0.endpoint == "/search/photos" }
    static let single = all.filter { answer in
        answer.status == 200 && answer.endpoint.hasPrefix("/photos/")
            && answer.endpoint.split(separator: "/").count == 2
            && !["random", "search", "curated"].contains(answer.endpoint.split(separator: "/")[1])
    }
    static let lists = all.filter { answer in
        answer.status == 200
            && ["/photos", "/photos/", "/photos/random", "/photos/curated", "/photos/search"].contains(answer.endpoint)
    }
    static let refusals = all.filter { $0.status >= 400 }

    var asked: Asked {
        get throws {
            Asked(
                .answer(
                    status: status, headers: HTTPHeaders(headers.map { .init($0.key, $0.value) }),
                    body: try Data(contentsOf: Self.folder.appending(path: file))))
        }
    }

    /// The photos of the body by their ids, as any reader of JSON sees them.
    var rows: [String: [String: Any]] {
        get throws {
            let body = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.folder.appending(path: file)))
            let record = body as? [String: Any]
            let rows = body as? [[String: Any]] ?? record?["results"] as? [[String: Any]] ?? [record ?? [:]]
            return Dictionary(rows.map { ($0["id"] as? String ?? "", $0) }) { $1 }
        }
    }
}

@Suite(.enabled(if: !RecordedAnswer.all.isEmpty, "the recorded answers of Unsplash are not beside the project"))
struct `A recorded answer of Unsplash` {
    @Test(.requirement("UN-2", "UN-17"), arguments: RecordedAnswer.lists)
    func `that is a list is read without a loss`(_ recorded: RecordedAnswer) async throws {
        let photos = try await recorded.asked.catalog.photosByChance(30)
        #expect(photos.count == (try recorded.rows.count))
        for photo in photos { check(photo, try recorded.rows[photo.id.rawValue]) }
    }

    @Test(.requirement("UN-3", "UN-24"), arguments: RecordedAnswer.searches)
    func `to a search is read without a loss`(_ recorded: RecordedAnswer) async throws {
        let query = try #require(try SearchQuery("dog"))
        let found = try await recorded.asked.catalog.photos(matching: query, after: nil)
        #expect(found.total ?? 0 > 0)
        let linksOn = recorded.headers["Link"]?.contains("next") ?? false
        if linksOn { #expect(found.page.next?.rawValue == "2") }
        // One recording has a text that is no JSON: it costs its row a field, and other readers everything.
        guard let rows = try? recorded.rows else {
            #expect(found.page.items.count == 10)
            return
        }
        #expect(found.page.items.count == rows.count)
        for photo in found.page.items { check(photo, rows[photo.id.rawValue]) }
    }

    @Test(.requirement("UN-4", "UN-11", "UN-12"), arguments: RecordedAnswer.single)
    func `about one photo is read with its details`(_ recorded: RecordedAnswer) async throws {
        let id = try #require(Photo.ID(rawValue: String(recorded.endpoint.split(separator: "/")[1])))
        let photo = try await recorded.asked.catalog.photo(id)
        #expect(photo.id == id)
        #expect(photo.details != nil)
        check(photo, try recorded.rows[photo.id.rawValue])
    }

    @Test(.requirement("UN-28"), arguments: RecordedAnswer.refusals)
    func `that refuses is understood`(_ recorded: RecordedAnswer) async throws {
        let seen = try await recorded.asked.failure { _ = try await $0.photo(Photo.ID(rawValue: "a")!) }
        switch recorded.status {
        case 401: #expect(seen == .keyRefused(.expected))
        case 403: #expect(seen == .tryLater(after: .seconds(2400)))
        default: #expect(seen == .notFound)
        }
    }

    @Test(.requirement("UN-17"), arguments: RecordedAnswer.all)
    func `tells its rate limit`(_ recorded: RecordedAnswer) async throws {
        let asked = try recorded.asked
        _ = await asked.failure { _ = try await $0.photosByChance(1) }
        let remaining = recorded.headers.first { $0.key.lowercased() == "x-ratelimit-remaining" }.flatMap {
            Int($0.value)
        }
        let age = recorded.headers.first { $0.key.lowercased() == "age" }.flatMap { Double($0.value) } ?? 0
        #expect(await asked.catalog.rateLimit?.remaining == (age < 3600 ? remaining : nil))
    }

    /// Holds a photo to its row: whatever is there has been read.
    private func check(_ photo: Photo, _ row: [String: Any]?) {
        let user = row?["user"] as? [String: Any]
        let urls = row?["urls"] as? [String: Any]
        let isSigned = (urls?["regular"] as? String)?.contains("&s=") == true
        #expect(photo.picture.url(width: 400)?.scheme == "https")
        // Addresses were signed until 2018, all but the raw ones, which there were none of before 2017.
        #expect(photo.picture.template.contains(PictureAddress.placeholder) == (urls?["raw"] is String || !isSigned))
        #expect((photo.author.name != nil) == (user?["name"] is String))
        #expect(
            photo.author.profile?.query()?.contains("utm_source=vitrine&utm_medium=referral")
                == (user == nil ? nil : true))
        // One recording has a placeholder in the place of the site's address.
        let page = (row?["links"] as? [String: Any])?["html"] as? String
        #expect((photo.page != nil) == (page?.hasPrefix("http") == true))
        #expect((photo.size != nil) == (row?["width"] is Int))
        #expect((photo.createdAt != nil) == (row?["created_at"] is String))
        #expect((photo.color != nil) == (row?["color"] is String))
        #expect((photo.blurHash != nil) == (row?["blur_hash"] is String))
        #expect((photo.altText != nil) == (row?["alt_description"] is String))
        #expect(photo.details?.downloads == row?["downloads"] as? Int)
    }
}
