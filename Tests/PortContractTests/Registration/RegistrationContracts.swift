import Foundation
import InMemoryAdapters
import JSONFileStorage
import PortContracts
import Registration
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Every port of registration, in memory` {
    @Test(arguments: ProfileStoreContract.behaviors)
    func `a profile store`(_ promise: Behavior<Profile?, any ProfileStore>) async throws {
        try await promise.check { InMemoryProfileStore($0) }
    }

    @Test(arguments: CatalogCacheContract.behaviors)
    func `a catalog cache`(_ promise: Behavior<[CatalogKind: SavedCatalog], any CatalogCache>) async throws {
        try await promise.check { InMemoryCatalogCache($0) }
    }

    @Test(arguments: CatalogChoiceContract.behaviors)
    func `a choice of catalog`(_ promise: Behavior<CatalogKind?, any CatalogChoice>) async throws {
        try await promise.check { InMemoryCatalogChoice($0) }
    }

    @Test(arguments: CatalogSourceContract.behaviors)
    func `a catalog source`(
        _ promise: Behavior<CatalogSourceContract.World, CatalogSourceContract.Subject>
    ) async throws {
        try await promise.check { world in
            switch world {
            case .items:
                let books = ["A", "", "雨"].enumerated().map { number, title in
                    CatalogItem.book(Book(id: "\(number)", title: title, author: "Ada"))
                }
                return CatalogSourceContract.Subject(InMemoryCatalogSource(books), titles: books.map(\.title))
            case .empty: return CatalogSourceContract.Subject(InMemoryCatalogSource())
            case .outOfReach: return CatalogSourceContract.Subject(InMemoryCatalogSource(failingWith: .offline))
            case .failing: return CatalogSourceContract.Subject(InMemoryCatalogSource(failingWith: .sourceFailed))
            case .nonsense: return CatalogSourceContract.Subject(InMemoryCatalogSource(failingWith: .unreadable))
            case .silent:
                let source = InMemoryCatalogSource()
                source.gate.close()
                return CatalogSourceContract.Subject(source)
            }
        }
    }
}

@Suite(.timeLimit(.minutes(2))) struct `Every store of registration, on disk` {
    private static func storage(_ scratch: ScratchDirectory) -> StorageDirectory {
        StorageDirectory(at: scratch.url, time: FixedTime(.distantPast)) { Issue.record("\($0)") }
    }

    @Test(arguments: ProfileStoreContract.behaviors)
    func `a profile store in JSON files`(_ promise: Behavior<Profile?, any ProfileStore>) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { earlier in
            if let earlier { try await JSONFileProfileStore(in: Self.storage(scratch)).add(earlier) }
            return JSONFileProfileStore(in: Self.storage(scratch))
        }
    }

    @Test(arguments: CatalogCacheContract.behaviors)
    func `a catalog cache in JSON files`(
        _ promise: Behavior<[CatalogKind: SavedCatalog], any CatalogCache>
    ) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { earlier in
            for (kind, saved) in earlier {
                let cache = JSONFileCatalogCache(in: Self.storage(scratch))
                try await cache.save(saved.list, as: kind, at: saved.savedAt)
            }
            return JSONFileCatalogCache(in: Self.storage(scratch))
        }
    }

    @Test(arguments: CatalogChoiceContract.behaviors)
    func `a choice of catalog in JSON files`(_ promise: Behavior<CatalogKind?, any CatalogChoice>) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { earlier in
            if let earlier { try await JSONFileCatalogChoice(in: Self.storage(scratch)).choose(earlier) }
            return JSONFileCatalogChoice(in: Self.storage(scratch))
        }
    }
}
