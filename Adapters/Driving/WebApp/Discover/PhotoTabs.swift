import HTMLBuilder

/// The two places of photos by others: to be found, and kept. On a phone they float within the thumb's reach; on wider
/// screens the side bar has both.
struct PhotoTabs {
    let current: String
    let visit: Visit

    func html() -> HTML {
        nav(.class("photo-tabs"), .aria("label", visit.say(.discover))) {
            div(.class("segments")) {
                tab(discoverPath, .photos)
                tab(favoritesPath, .favorites)
            }
        }
    }

    /// Back to where one was there, rather than anew.
    private func tab(_ path: String, _ title: Phrase) -> HTML {
        a(.href(path), path == current ? .aria("current", "page") : .data("tab")) { visit.say(title) }
    }
}
