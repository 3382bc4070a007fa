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
                .faults("list", "The list", \.list, faultsOfAList),
                .faults("pictures", "Pictures", \.pictures, faultsOfMedia),
                .faults("clips", "Clips and streams", \.clips, faultsOfMedia),
                .any("rows", "Inside the list", \.rows, Damage.allCases.map { ($0, $0.label) }),
            ])
    }

    private static var faultsOfAList: [Fault] {
        [
            .unreachable, .silent, .latency(milliseconds: 3000), .status(404), .status(500), .tryLater(seconds: 30),
            .page, .endlessRedirect, .cut(afterBytes: 1000), .announcesMore, .announcesLess,
            .slow(bytesPerSecond: 2000),
        ]
    }

    private static var faultsOfMedia: [Fault] {
        [
            .unreachable, .silent, .latency(milliseconds: 3000), .status(403), .status(404), .page, .untyped, .noRanges,
            .changingETag, .ignoresIfRange, .cut(afterBytes: 10_000), .reset(afterBytes: 10_000),
            .stall(afterBytes: 10_000), .wrongTotal, .announcesMore, .slow(bytesPerSecond: 10_000),
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
