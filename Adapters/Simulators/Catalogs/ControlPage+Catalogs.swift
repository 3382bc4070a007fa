import HTMLBuilder
import SimulatorKit

extension ControlPage<CatalogConduct> {
    /// The page on which a person chooses what goes wrong with the list, and inside it.
    static func of(_ service: CatalogHost) -> ControlPage {
        var groups: [Group] = [
            .faults("list", "The list", \.list, faults),
            .any("rows", "Inside the list", \.rows, CatalogDamage.allCases.map { ($0, $0.label) }),
        ]
        if service == .fakeStore { groups.append(.faults("pictures", "Pictures", \.pictures, faultsOfPictures)) }
        return ControlPage(
            title: service.title,
            introduction: HTML {
                "It stands in for the real one: "
                a(.href(service.listPath)) { code { service.listPath } }
                "."
            },
            well: CatalogConduct(), groups: groups)
    }

    private static var faults: [Fault] {
        [
            .unreachable, .silent, .latency(milliseconds: 3000), .status(404), .status(522), .status(502),
            .tryLater(seconds: 30), .page, .cut(afterBytes: 1000), .slow(bytesPerSecond: 2000),
        ]
    }

    private static var faultsOfPictures: [Fault] {
        [
            .unreachable, .latency(milliseconds: 3000), .status(404), .page,
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
