import Favorites
import SharedKernel
import WebServer

/// Where the favorites stand in Vitrine.
let favoritesPath = "/favorites"

/// What was removed a moment ago and can be taken back, for as long as Vitrine runs; the newest few.
actor RemovalDesk {
    private let random: any RandomSource
    private var removals: [(name: String, removed: RemovedFavorites)] = []
    private static let limit = 20

    init(random: any RandomSource) {
        self.random = random
    }

    /// - Returns: the name under which it can be taken back.
    func keep(_ removed: RemovedFavorites) -> String {
        let name = Secret(from: random).text
        removals.append((name, removed))
        if removals.count > Self.limit { removals.removeFirst() }
        return name
    }

    /// How many photos it was; `nil` where it cannot be taken back any more.
    func count(of name: String) -> Int? {
        removals.first { $0.name == name }?.removed.favorites.count
    }

    func removal(_ name: String) -> RemovedFavorites? {
        removals.first { $0.name == name }?.removed
    }

    /// It was taken back.
    func forget(_ name: String) {
        removals.removeAll { $0.name == name }
    }
}
