import HTMLBuilder
import SimulatorKit

extension ControlPage<Conduct> {
    /// The feed's page: what may go wrong with the list, with pictures and clips, and inside the list.
    static var ofVideoFeed: ControlPage {
        let links = FeedGeneration.allCases.map { generation in
            a(.href(generation.path)) { code { generation.path } }
        }
        return ControlPage(
            title: "The simulated video feed",
            introduction: HTML {
                "It stands in for the real one: "
                links[0]
                " and "
                links[1]
                "."
            },
            well: Conduct(),
            groups: [
                .any("list", "The list", \.list, faultsOfAList),
                .any("pictures", "Pictures", \.pictures, faultsOfMedia),
                .any("clips", "Clips and streams", \.clips, faultsOfMedia),
                .any("rows", "Inside the list", \.rows, Damage.allCases.map { ($0, $0.label) }),
            ])
    }

    private static var faultsOfAList: [(value: Fault, label: String)] {
        [
            (.unreachable, "cannot be reached (the connection is reset)"), (.silent, "never answers"),
            (.latency(milliseconds: 3000), "answers after 3 s"), (.status(404), "is gone (404)"),
            (.status(500), "fails (500)"), (.tryLater(seconds: 30), "asks to wait 30 s (503)"),
            (.page, "is a page instead"), (.endlessRedirect, "is somewhere else, without end"),
            (.cut(afterBytes: 1000), "is cut after 1,000 bytes"), (.announcesMore, "announces more than it sends"),
            (.announcesLess, "announces less than it sends"),
            (.slow(bytesPerSecond: 2000), "comes at 2,000 bytes a second"),
        ]
    }

    private static var faultsOfMedia: [(value: Fault, label: String)] {
        [
            (.unreachable, "cannot be reached (the connection is reset)"), (.silent, "never answer"),
            (.latency(milliseconds: 3000), "answer after 3 s"), (.status(403), "are closed (403)"),
            (.status(404), "are gone (404)"), (.page, "are pages instead"), (.untyped, "do not say what they are"),
            (.noRanges, "know no ranges"),
            (.changingETag, "change with every answer (ETag)"),
            (.ignoresIfRange, "come in parts of whatever version (If-Range is ignored)"),
            (.cut(afterBytes: 10_000), "are cut after 10,000 bytes"),
            (.reset(afterBytes: 10_000), "are reset after 10,000 bytes"),
            (.stall(afterBytes: 10_000), "stand still after 10,000 bytes"),
            (.wrongTotal, "say with each part that the whole is longer"),
            (.announcesMore, "announce more than they send"),
            (.slow(bytesPerSecond: 10_000), "come at 10,000 bytes a second"),
        ]
    }
}

extension Damage {
    fileprivate var label: String {
        switch self {
        case .oneBrokenEntry: "one broken entry"
        case .damagedRows: "all kinds of damaged rows"
        case .emptyList: "nothing"
        case .repeatedIDs: "ids that are given twice"
        case .idsAsText: "ids as text"
        case .foreignLinks: "links that are not HTTP"
        case .relativeLinks: "links without a host"
        case .missingThumbnails: "no thumbnails"
        case .deadThumbnailHost: "thumbnails on a dead host"
        case .noList: "no list at all"
        case .brokenJSON: "JSON that breaks off"
        }
    }
}
