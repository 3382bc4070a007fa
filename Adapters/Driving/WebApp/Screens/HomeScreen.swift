import HTMLBuilder
import Registration
import SharedKernel
import WebServer
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    /// A greeting, and a shelf for each domain with its state in one line and one action. It never waits for a network.
    func home(_ visit: Visit) async -> Response {
        let greeting = visit.say(greeting(visit))
        let person = await registeredProfile()
        let gallery = await galleryShelf(visit)
        let favorites = await favoritesShelf(visit)
        let begun = await continueShelf(visit)
        let videos = await videoShelf(visit)
        let drive = await driveShelf(visit)
        let catalog = await catalogShelf(visit)
        return render(
            Screen(
                title: person.map { "\(greeting), \($0.firstName)" } ?? greeting, destination: "/",
                drawsPictures: discover != nil,
                content: HTML {
                    begun
                    gallery
                    favorites
                    videos
                    drive
                    catalog
                }),
            visit)
    }

    private func greeting(_ visit: Visit) -> Phrase {
        switch visit.words.hour(of: visit.now) {
        case 5..<12: .goodMorning
        case 12..<18: .goodAfternoon
        case 18..<23: .goodEvening
        default: .goodNight
        }
    }
}

/// Where a shelf comes from anew, and whether a script is to ask for it.
struct ShelfFreshness {
    let address: String
    let isStale: Bool
    /// Whether there is nothing to see before the answer.
    let isWaiting: Bool
}

extension ShelfFreshness {
    /// To be asked for where nothing is kept, or something that is over a minute old.
    init<Value, Failure>(of showing: Showing<Value, Failure>, from address: String, now: Date) {
        let isStale =
            switch showing {
            case .nothingYet: true
            case .kept(let kept): kept.freshness.savedAt.map { now.timeIntervalSince($0) > 60 } ?? false
            case .answered: false
            }
        self.init(address: address, isStale: isStale, isWaiting: showing.isWaiting)
    }

    /// Nothing is to be asked for before the person has done something.
    static func settled(_ address: String) -> ShelfFreshness {
        ShelfFreshness(address: address, isStale: false, isWaiting: false)
    }
}

/// One domain on the first page.
func shelf(
    id: String, heading: String, path: String, state: HTML, action: String, freshness: ShelfFreshness, content: HTML
) -> HTML {
    section(
        .id("\(id)-part"), .class("shelf"), .aria("labelledby", "\(id)-shelf"), .data("fresh", freshness.address),
        freshness.isStale ? .data("stale") : nil, .aria("busy", freshness.isWaiting)
    ) {
        div(.class("shelf-head")) {
            h2(.id("\(id)-shelf")) { heading }
            p(.class("quiet"), .role("status")) { state }
            a(.class("button"), .href(path)) { action }
        }
        content
    }
}
