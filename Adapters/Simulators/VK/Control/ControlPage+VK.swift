import HTMLBuilder
import SimulatorKit

extension ControlPage<VKConduct> {
    /// VK's page, the same on its three hosts.
    static var ofVK: ControlPage {
        ControlPage(
            title: "The simulated VK",
            introduction: .text("It stands in for VK ID, the classic sign-in and the API."), well: VKConduct(),
            groups: [
                .any("signIn", "Signing in", \.signIn, faults),
                .any("api", "Every method", \.api, faults),
                .any("pictures", "Pictures", \.pictures, faultsOfMedia),
                .any("players", "Players and clips", \.players, faultsOfMedia),
                .any(
                    "refusals", "What methods answer", \.refusals,
                    Refusal.allCases.map { ($0, "\($0.code): \($0.message)") }),
                .any("signInFlaws", "How a sign-in ends", \.signInFlaws, SignInFlaw.allCases.map { ($0, $0.label) }),
                .one("community", "The community", \.community, CommunityStanding.allCases.map { ($0, $0.label) }),
                .any(
                    "withheld", "Rights that nobody gets", \.withheld, WithheldScope.allCases.map { ($0, $0.rawValue) }),
                .any("answerFlaws", "Inside the answers", \.answerFlaws, AnswerFlaw.allCases.map { ($0, $0.label) }),
            ],
            deeds: Happening.allCases.map { ControlPage.Deed($0.rawValue, $0.label) })
    }

    private static var faults: [(value: Fault, label: String)] {
        [
            (.unreachable, "cannot be reached (the connection is reset)"), (.silent, "never answers"),
            (.latency(milliseconds: 3000), "answers after 3 s"), (.status(500), "fails (500)"),
            (.status(502), "fails (502)"), (.tryLater(seconds: 30), "asks to wait 30 s (503)"),
            (.page, "is a page instead"), (.cut(afterBytes: 100), "is cut after 100 bytes"),
            (.announcesMore, "announces more than it sends"),
        ]
    }

    private static var faultsOfMedia: [(value: Fault, label: String)] {
        [
            (.unreachable, "cannot be reached"), (.silent, "never answer"),
            (.latency(milliseconds: 3000), "answer after 3 s"),
            (.status(403), "are closed (403)"), (.status(404), "are gone (404)"), (.page, "are pages instead"),
            (.cut(afterBytes: 5_000), "are cut after 5,000 bytes"),
            (.slow(bytesPerSecond: 10_000), "come at 10,000 bytes a second"),
        ]
    }
}

/// What may happen at the press of a button.
enum Happening: String, Hashable, Sendable, CaseIterable {
    case addPhotos = "add-photos"
    case deletePhoto = "delete-newest-photo"
    case expireTokens = "expire-tokens"
    case revokeTokens = "revoke-tokens"
    case moveAway = "tokens-from-elsewhere"
    case passHour = "one-hour-passes"

    var label: String {
        switch self {
        case .addPhotos: "Three photos arrive"
        case .deletePhoto: "The newest photo is deleted"
        case .expireTokens: "All tokens expire"
        case .revokeTokens: "The person takes all rights back"
        case .moveAway: "All tokens belong to another address"
        case .passHour: "One hour passes"
        }
    }
}

extension CommunityStanding {
    fileprivate var label: String {
        switch self {
        case .open: "is open"
        case .closed: "is closed"
        case .private: "is private"
        case .deleted: "was deleted"
        case .banned: "was blocked"
        case .missing: "does not exist"
        case .withoutPhotos: "shows no photos"
        case .withoutVideos: "shows no videos"
        }
    }
}

extension SignInFlaw {
    fileprivate var label: String {
        switch self {
        case .otherState: "the redirect brings another state"
        case .noState: "the redirect brings no state"
        case .noDeviceID: "the redirect brings no device_id"
        case .otherStateInAnswer: "the token comes with another state"
        case .noRefreshToken: "there is no refresh token"
        case .cyrillicRefusal: "a refusal is explained in Russian"
        case .securityError: "the classic sign-in says “Security Error”"
        }
    }
}

extension AnswerFlaw {
    fileprivate var label: String {
        switch self {
        case .fractions: "whole numbers with a fraction (180.000000)"
        case .swappedFlags: "0 and 1 for false and true, and the other way round"
        case .shortPages: "pages with fewer videos than were asked for"
        case .bareLists: "communities without their envelope"
        }
    }
}
