import HTMLBuilder
import SimulatorKit

extension ControlPage<CatalogConduct> {
    /// The page on which a person chooses what goes wrong with the list, and inside it.
    static func of(_ service: CatalogHost) -> ControlPage {
        var groups: [Group] = [
            .any("list", "The list", \.list, faults),
            .any("rows", "Inside the list", \.rows, CatalogDamage.allCases.map { ($0, $0.label) }),
        ]
        if service == .fakeStore { groups.append(.any("pictures", "Pictures", \.pictures, faultsOfPictures)) }
        return ControlPage(
            title: service.title,
            introduction: HTML {
                "It stands in for the real one: "
                a(.href(service.listPath)) { code { service.listPath } }
                "."
            },
            well: CatalogConduct(), groups: groups)
    }

    private static var faults: [(value: Fault, label: String)] {
        [
            (.unreachable, "cannot be reached (the connection is reset)"), (.silent, "never answers"),
            (.latency(milliseconds: 3000), "answers after 3 s"), (.status(404), "is gone (404, a page)"),
            (.status(522), "is down (522, the proxy’s page)"), (.status(502), "is down (502, a page)"),
            (.tryLater(seconds: 30), "asks to wait 30 s (503)"), (.page, "is a page instead"),
            (.cut(afterBytes: 1000), "is cut after 1,000 bytes"),
            (.slow(bytesPerSecond: 2000), "comes at 2,000 bytes a second"),
        ]
    }

    private static var faultsOfPictures: [(value: Fault, label: String)] {
        [
            (.unreachable, "cannot be reached (the connection is reset)"),
            (.latency(milliseconds: 3000), "come after 3 s"), (.status(404), "are gone (404)"),
            (.page, "are pages instead"),
        ]
    }
}

extension CatalogDamage {
    fileprivate var label: String {
        switch self {
        case .emptyList: "nothing"
        case .emptyForAMoment: "nothing every other time"
        case .oddRows: "rows in which nothing can be shown"
        case .otherKinds: "fields of other kinds"
        case .oddValues: "prices and times that cannot be"
        case .bareRows: "nothing that may be missing"
        case .manyLongRows: "a thousand rows, some with endless titles"
        case .foreignLinks: "links that are not HTTP"
        case .olderShape: "the shape of some years ago"
        case .noList: "null instead of a list"
        case .emptyBody: "no byte at all"
        case .throttled: "too many questions (429, wait 30 s)"
        }
    }
}
