import HTMLBuilder
import SimulatorKit

extension ControlPage<VKConduct> {
    /// VK's page, the same on its three hosts.
    static var ofVK: ControlPage {
        ControlPage(
            title: "The simulated VK",
            introduction: .text("It stands in for VK ID, the classic sign-in and the API."), well: VKConduct(),
            groups: [
                .faults("signIn", "Signing in", \.signIn, faults),
                .faults("api", "Every method", \.api, faults),
                .faults("pictures", "Pictures", \.pictures, faultsOfMedia),
                .faults("players", "Players and clips", \.players, faultsOfMedia),
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

    private static var faults: [Fault] {
        [
            .unreachable, .silent, .latency(milliseconds: 3000), .status(500), .status(502), .tryLater(seconds: 30),
            .page, .cut(afterBytes: 100), .announcesMore,
        ]
    }

    private static var faultsOfMedia: [Fault] {
        [
            .unreachable, .silent, .latency(milliseconds: 3000), .status(403), .status(404), .page,
            .cut(afterBytes: 5_000), .slow(bytesPerSecond: 10_000),
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
