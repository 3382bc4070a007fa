import Favorites
import Foundation
import InMemoryAdapters
import SampleFavorites
import SampleScreens
import SharedKernel
import UnsplashFixtures
import WebApp
import WebDriver

/// A browser in front of photos by others and the favorites among them, over fakes: what a test wants to go wrong there
/// goes wrong.
struct DiscoverVisit: Looking {
    let browser: Browser
    let world: DiscoverWorld
    /// Of Vitrine, without a slash at its end.
    let address: String

    static func open(
        favorites: Int = 0, _ wishes: Wishes = Wishes(), _ work: (DiscoverVisit) async throws -> Void
    ) async throws {
        let time = FixedTime(Date(timeIntervalSince1970: 1_774_000_000))
        let world = DiscoverWorld(
            photos: (0..<90).map(Photo.shaped),
            favorites: (0..<favorites).map { Favorite(.shaped($0), addedAt: time.now) },
            picture: UnsplashFixtures.Picture.all.first?.jpeg(width: 400).map {
                SharedKernel.Picture(data: $0, mediaType: "image/jpeg")
            }, time: time)
        try await VitrineWebApp(discover: world.screens, time: time).visited(wishes) { browser, address in
            let visit = DiscoverVisit(browser: browser, world: world, address: address)
            try await visit.photographingFailure { try await work(visit) }
        }
    }

    func go(to path: String) async throws {
        guard let url = URL(string: address + path) else { return }
        try await browser.open(url)
    }

    func path() async throws -> String {
        let address = try await browser.address
        return address.path + (address.query().map { "?" + $0 } ?? "")
    }

    /// Goes to Discover and waits for its photos.
    func discover() async throws {
        try await go(to: "/unsplash")
        try await waitForTiles(30)
    }

    func waitForTiles(_ count: Int) async throws {
        try await browser.waitUntil(
            "\(count) photos",
            script: """
                return document.querySelectorAll('.tile:not(.skeleton)').length === \(count)
                    && !document.querySelector('#discover-part[data-asking], #discover-part[aria-busy=true]');
                """)
    }

    func rows() async throws -> [String] {
        try await browser.run(
            "return [...document.querySelectorAll('[data-favorite]')].map(row => row.dataset.favorite)",
            as: [String].self)
    }

    /// Waits until the favorites are kept in this order.
    func waitForOrder(_ numbers: [Int]) async throws {
        try await browser.waitUntil("the order \(numbers) to be kept") {
            try await world.order == numbers.map { "photo-\($0)" }
        }
    }
}

extension Photo {
    /// The photo of that number, in a shape of its own, with a likeness.
    fileprivate static func shaped(_ number: Int) -> Photo {
        let plain = Photo.numbered(number)
        let shapes = [(3000, 2000), (2000, 3000), (4000, 4000), (6000, 2400)]
        let (width, height) = shapes[number % shapes.count]
        return Photo(
            id: plain.id, author: plain.author, createdAt: plain.createdAt, description: plain.description,
            altText: nil, size: Size(width: width, height: height), color: nil, blurHash: Photo.bridge.blurHash,
            picture: plain.picture, page: URL(string: "https://photos.example/\(number)"), downloadTracker: nil,
            details: nil)
    }
}
