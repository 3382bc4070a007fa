import HTMLBuilder
import SimulatorKit

extension ControlPage<UnsplashConduct> {
    /// The page on which a person chooses what goes wrong with the API, with pictures, and inside the answers.
    static var ofUnsplash: ControlPage {
        ControlPage(
            title: "The simulated Unsplash",
            introduction: HTML { "It stands in for the real API: five hundred photos by people who do not exist." },
            well: UnsplashConduct(),
            groups: [
                .faults("api", "The API", \.api, faults), .faults("pictures", "Pictures", \.pictures, faultsOfPictures),
                .one(
                    "access", "The key", \.access,
                    [
                        (.granted, "is accepted"), (.refused, "is not accepted (401)"),
                        (.forbidden, "lacks a permission (403)"), (.usedUp, "has reached its limit (403, plain text)"),
                    ]),
                .any("rows", "Inside the answers", \.rows, RowDamage.allCases.map { ($0, $0.label) }),
            ],
            deeds: [Deed("use-up", "Use up the hour’s requests"), Deed("refill", "Begin a new hour")])
    }

    private static var faults: [Fault] {
        [
            .unreachable, .silent, .latency(milliseconds: 3000), .status(500), .tryLater(seconds: 30), .page,
            .cut(afterBytes: 1000), .slow(bytesPerSecond: 4000),
        ]
    }

    private static var faultsOfPictures: [Fault] {
        [
            .unreachable, .latency(milliseconds: 3000), .status(404), .page, .slow(bytesPerSecond: 10_000),
        ]
    }
}

extension RowDamage {
    fileprivate var label: String {
        switch self {
        case .oddRows: "rows that are no photos"
        case .bareRows: "nothing that may be missing"
        case .otherKinds: "fields of other kinds"
        case .repeated: "every photo twice"
        case .foreignLinks: "links that are not HTTP"
        case .nonsense: "something else altogether"
        }
    }
}
