public import Registration
import SharedKernel

/// What every ``CatalogSource`` that asks a service must keep.
public enum CatalogSourceContract {
    /// What stands behind the source.
    public enum World: Hashable, Sendable {
        /// A service with some items, ``Subject/titles`` in this order.
        case items
        case empty
        /// Nobody answers where the service should be.
        case outOfReach
        /// The service is there and fails.
        case failing
        /// The service answers with something that is no list.
        case nonsense
        /// The service takes the question and does not answer.
        case silent
    }

    /// A source, and what its service holds.
    public struct Subject: Sendable {
        let source: any CatalogSource
        let titles: [String]

        /// - Parameter titles: of the service's items, as a person reads them.
        public init(_ source: any CatalogSource, titles: [String] = []) {
            self.source = source
            self.titles = titles
        }
    }

    public static let behaviors: [Behavior<World, Subject>] = [
        Behavior("gives every item, in the service's order, live") { given in
            let subject = try await given(.items)
            let answer = try await subject.source.list()
            try require(!subject.titles.isEmpty, "a service without items proves nothing")
            try require(answer.value.items.map(\.title), equals: subject.titles, "the titles")
            try require(answer.value.skipped, equals: 0, "how many were skipped")
            try require(answer.freshness, equals: .live, "the freshness")
        },
        Behavior("gives each item an id of its own, the same each time") { given in
            let subject = try await given(.items)
            let ids = try await subject.source.list().value.items.map(\.id)
            try require(Set(ids).count, equals: subject.titles.count, "the number of different ids")
            try require(
                try await subject.source.list().value.items.map(\.id), equals: ids, "the ids of a second answer")
        },
        Behavior("gives an empty list where there is nothing") { given in
            let answer = try await given(.empty).source.list()
            try require(answer.value, equals: CatalogList([]), "the list")
        },
        Behavior("answers many at once") { given in
            let subject = try await given(.items)
            try await withThrowingTaskGroup { group in
                for _ in 1...8 { group.addTask { try await subject.source.list().value.items.map(\.title) } }
                for try await titles in group { try require(titles, equals: subject.titles, "one of eight") }
            }
        },
        Behavior("tells that its service is out of reach") { given in
            try await require(.offline, "a service out of reach", from: try await given(.outOfReach).source.list)
        },
        Behavior("tells that its service failed") { given in
            try await require(.sourceFailed, "a failing service", from: try await given(.failing).source.list)
        },
        Behavior("tells that an answer is no list, and gives none") { given in
            try await require(.unreadable, "a nonsensical answer", from: try await given(.nonsense).source.list)
        },
        Behavior("ends as cancelled when the caller stops waiting") { given in
            let source = try await given(.silent).source
            try await requireCancellation(.cancelled, "a silent service") { () async throws(CatalogError) in
                _ = try await source.list()
            }
        },
    ]
}
