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
                .any("api", "The API", \.api, faults), .any("pictures", "Pictures", \.pictures, faultsOfPictures),
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

    private static var faults: [(value: Fault, label: String)] {
        [
            (.unreachable, "cannot be reached (the connection is reset)"), (.silent, "never answers"),
            (.latency(milliseconds: 3000), "answers after 3 s"), (.status(500), "fails (500, a page)"),
            (.tryLater(seconds: 30), "asks to wait 30 s (503)"), (.page, "is a page instead"),
            (.cut(afterBytes: 1000), "is cut after 1,000 bytes"),
            (.slow(bytesPerSecond: 4000), "comes at 4,000 bytes a second"),
        ]
    }

    private static var faultsOfPictures: [(value: Fault, label: String)] {
        [
            (.unreachable, "cannot be reached (the connection is reset)"),
            (.latency(milliseconds: 3000), "come after 3 s"),
            (.status(404), "are gone (404)"), (.page, "are pages instead"),
            (.slow(bytesPerSecond: 10_000), "come at 10,000 bytes a second"),
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
