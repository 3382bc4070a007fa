import HTMLBuilder
import SimulatorKit

extension ControlPage<YandexConduct> {
    /// Yandex's page, the same on its three hosts.
    static var ofYandex: ControlPage {
        ControlPage(
            title: "The simulated Yandex",
            introduction: .text("It stands in for the sign-in and for the Disk with its uploads and downloads."),
            well: YandexConduct(),
            groups: [
                .faults("signIn", "Signing in", \.signIn, faults),
                .faults("disk", "The Disk API", \.disk, faults),
                .faults("content", "Uploads, downloads, previews", \.content, faultsOfContent),
                .any("refusals", "What the API answers", \.refusals, DiskRefusal.allCases.map { ($0, $0.label) }),
                .one("operations", "Operations", \.operations, OperationEnding.allCases.map { ($0, $0.label) }),
                .any("uploads", "Uploads, once sent", \.uploads, UploadFlaw.allCases.map { ($0, $0.label) }),
                .any("links", "Links for downloads", \.links, LinkFlaw.allCases.map { ($0, $0.label) }),
                .any("listings", "Inside the answers", \.listings, ListingFlaw.allCases.map { ($0, $0.label) }),
                .any("withheld", "Rights that nobody gets", \.withheld, DiskScope.allCases.map { ($0, $0.rawValue) }),
                .any("signInFlaws", "How a sign-in ends", \.signInFlaws, SignInFlaw.allCases.map { ($0, $0.label) }),
            ],
            deeds: Happening.allCases.map { ControlPage.Deed($0.rawValue, $0.label) })
    }

    private static var faults: [Fault] {
        [
            .unreachable, .silent, .latency(milliseconds: 3000), .status(500), .status(502), .tryLater(seconds: 30),
            .page, .cut(afterBytes: 100),
        ]
    }

    private static var faultsOfContent: [Fault] {
        [
            .unreachable, .silent, .latency(milliseconds: 3000), .status(503), .page, .cut(afterBytes: 5_000),
            .slow(bytesPerSecond: 10_000), .noRanges, .changingETag,
        ]
    }
}

/// What may happen at the press of a button.
enum Happening: String, Hashable, Sendable, CaseIterable {
    case addFile = "add-file"
    case deleteNewest = "delete-newest-file"
    case expireTokens = "expire-tokens"
    case withdrawTokens = "withdraw-tokens"
    case fillDisk = "fill-disk"
    case enlargeDisk = "enlarge-disk"
    case refuseOnce = "refuse-once"
    case passHours = "hours-pass"

    var label: String {
        switch self {
        case .addFile: "A file arrives"
        case .deleteNewest: "The newest file is deleted"
        case .expireTokens: "All tokens expire"
        case .withdrawTokens: "All tokens are withdrawn"
        case .fillDisk: "The disk is full"
        case .enlargeDisk: "The disk has room"
        case .refuseOnce: "The next call comes too soon (429)"
        case .passHours: "Four hours pass: links expire"
        }
    }
}

extension OperationEnding {
    fileprivate var label: String {
        switch self {
        case .success: "end well"
        case .failure: "fail"
        case .never: "go on and on"
        }
    }
}

extension UploadFlaw {
    fileprivate var label: String {
        switch self {
        case .lost: "the connection is reset, nothing is kept"
        case .keptInSilence: "the connection is reset, and all is kept"
        case .accepted: "kept a little later (202)"
        case .damaged: "one byte is another one"
        case .failed: "the host fails (500)"
        case .full: "there is no room (507)"
        case .tooLarge: "the file is too large (413)"
        }
    }
}

extension LinkFlaw {
    fileprivate var label: String {
        switch self {
        case .expired: "have expired (410, a page)"
        case .failed: "fail (500, a page)"
        case .redirected: "lead on to another host"
        }
    }
}

extension ListingFlaw {
    fileprivate var label: String {
        switch self {
        case .changing: "listings change while they are paged"
        case .oddRows: "items that are no resources"
        case .bareRows: "nothing that may be missing"
        case .operationsInQuery: "operations as /operations?id=…"
        }
    }
}

extension SignInFlaw {
    fileprivate var label: String {
        switch self {
        case .otherState: "the redirect brings another state"
        case .noState: "the redirect brings no state"
        case .noRefreshToken: "there is no refresh token"
        case .newAccessToken: "a refresh brings a new access token"
        }
    }
}
