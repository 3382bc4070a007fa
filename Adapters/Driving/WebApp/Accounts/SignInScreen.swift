import Auth
import HTMLBuilder
import WebServer
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    /// Where one signs in: a title, and one button. `?ended` follows a sign-in or sign-out and says how it went;
    /// `?again` asks somebody who is signed in once more, because a right is missing.
    func signInScreen(_ place: SignInPlace, _ visit: Visit) async -> Response {
        let status = await place.status()
        let (state, isAgain) = (place.screens.desk.state, visit.request.queryValue("again") != nil)
        if case .success(.signedIn) = status, !isAgain, !state.ending.isWorthTelling(visit) {
            return .seeOther(place.home)
        }
        return render(
            Screen(
                title: visit.say(place.title), destination: place.destination, hasOwnHeading: true,
                content: SignInPart(place: place, status: status, state: state, visit: visit).html()),
            visit)
    }
}

extension SignInDesk.Ending {
    /// Whether a person who is signed in is to be told of it before they go on.
    fileprivate func isWorthTelling(_ visit: Visit) -> Bool {
        guard visit.request.queryValue("ended") != nil else { return false }
        return switch self {
        case .none, .signedIn, .signedOut: false
        case .cancelled, .failed, .notSignedOut: true
        }
    }
}

/// The sign-in screen's content: what it opens, one button, and how the last attempt ended.
private struct SignInPart {
    let place: SignInPlace
    let status: Result<SessionStatus, AuthError>
    let state: SignInDesk.State
    let visit: Visit

    func html() -> HTML {
        div(
            .id("sign-in"), .class("sign-in"), .data("sign-in-events", "\(place.actions)/events?seen=\(state.endings)")
        ) {
            div(.class("sign-in-words")) {
                h1 { visit.say(place.title) }
                p(.class("quiet"), .role("status")) { sentence }
            }
            div(.class("sign-in-ways")) {
                if let way = mainWay {
                    begin(way == .loopbackCode ? nil : "paste", "button primary wide") {
                        visit.say(.signInWith(place.provider.name))
                    }
                }
                if mainWay == .loopbackCode, place.provider.pastedRedirect != nil, pastes {
                    details(.class("other-ways")) {
                        summary { visit.say(.otherWays) }
                        begin("paste", "button") { visit.say(.signInByPasting) }
                    }
                }
            }
            dialog(
                .id("sign-in-waiting"), .class("alert"), .aria("modal", true), .aria("labelledby", "waiting-heading"))
            if hasEnded { alert }
        }
    }

    private var pastes: Bool { place.provider.ways.contains { $0 == .pastedCode || $0 == .pastedToken } }

    /// The best one that a browser can go.
    private var mainWay: SignInWay? { place.provider.ways.first { $0.usesRedirect } }

    private func begin(_ way: String?, _ kind: String, @HTMLContent words: () -> HTML) -> HTML {
        visit.form(to: place.actions + "/begin", way == nil ? .data("sign-in") : nil) {
            if let way { input(.type("hidden"), .name("way"), .value(way)) }
            button(.class(kind)) { words() }
        }
    }

    private var hasEnded: Bool { visit.request.queryValue("ended") != nil }

    @HTMLContent private var sentence: HTML {
        switch (hasEnded, state.ending, status) {
        case (true, .signedOut(let ended), _): SignedOutWords(ended: ended, visit: visit).html()
        case (_, _, .failure(let error)): error.message(in: visit.language)
        case (_, _, .success(.signedOut(let reason))) where reason != .neverSignedIn && reason != .signedOut:
            reason.message(in: visit.language)
        default: visit.say(place.purpose)
        }
    }

    /// How the last attempt ended: a cancel is told apart from a failure.
    @HTMLContent private var alert: HTML {
        switch state.ending {
        case .none, .signedIn, .signedOut: HTML.nothing
        case .cancelled: alert(.signInCancelled, visit.say(.nothingWasChanged))
        case .failed(.declined(let words)):
            alert(.signInDeclined, AuthError.declined(words).message(in: visit.language))
        case .failed(let error): alert(.signInFailed, error.message(in: visit.language))
        case .notSignedOut(let error):
            alert(.signOutFailed, error.message(in: visit.language), mayTryAgain: false)
        }
    }

    /// Open from the start, so that it is there without a script; a script makes it modal.
    private func alert(_ heading: Phrase, _ sentence: String, mayTryAgain: Bool = true) -> HTML {
        dialog(
            .id("sign-in-ended"), .class("alert"), .role("alertdialog"), .open, .data("modal"),
            .aria("labelledby", "ended-heading"), .aria("describedby", "ended-sentence")
        ) {
            h2(.id("ended-heading")) { visit.say(heading) }
            p(.id("ended-sentence")) { sentence }
            div(.class("choices")) {
                form(.method("dialog")) { button(.class("button")) { visit.say(.close) } }
                if mayTryAgain, mainWay == .loopbackCode {
                    begin(nil, "button primary") { visit.say(.tryAgain) }
                }
            }
        }
    }
}

/// What is shown while the provider's page is open: in a dialog, or as a page of its own without a script.
struct WaitingPart {
    let place: SignInPlace
    let attempt: PendingAttempt
    let visit: Visit

    private var isPasting: Bool { attempt.way != .loopbackCode }

    func html() -> HTML {
        div(.id("waiting"), .class("waiting")) {
            h2(.id("waiting-heading")) { visit.say(isPasting ? .pasteHeading : .otherWindow) }
            p(.class("quiet")) {
                visit.say(isPasting ? .pasteExplained(place.provider.name) : .otherWindowExplained(place.provider.name))
            }
            if !isPasting { progress(.aria("label", visit.say(.waitingForWindow)), .class("scripted")) }
            div(.class("choices")) {
                visit.form(to: place.actions + "/cancel", .data("sign-in-cancel")) {
                    input(.type("hidden"), .name("attempt"), .value(attempt.id.rawValue))
                    button(.class("button"), isPasting ? nil : .autofocus) { visit.say(.cancel) }
                }
                a(
                    .class("button"), .href(attempt.page.absoluteString), .target("vitrine-sign-in"),
                    .rel("noreferrer"), .data("provider-page")
                ) {
                    visit.say(.openPage(of: place.provider.name))
                    Icon.outward
                }
            }
            if isPasting { paste }
        }
    }

    private var paste: HTML {
        visit.form(to: place.actions + "/paste", .class("group")) {
            input(.type("hidden"), .name("attempt"), .value(attempt.id.rawValue))
            div(.class("field")) {
                label(.for("address")) { visit.say(.finalAddress) }
                input(.id("address"), .name("address"), .required, .autocomplete("off"))
            }
            button(.class("button primary")) { visit.say(.signIn) }
        }
    }
}

/// What a sign-out did, in a line or two.
private struct SignedOutWords {
    let ended: SignedOut
    let visit: Visit

    @HTMLContent func html() -> HTML {
        visit.say(.youAreSignedOut)
        " "
        visit.say(ended.isAllRemoved ? .removedFromHere(removed) : .notAllRemoved)
        if case .failed = ended.revocation {
            " "
            visit.say(.notToldProvider)
        }
    }

    /// `12 previews, 2 lists, 1.4 MB`; `nil` where there was nothing.
    private var removed: String? {
        let kinds = RemovedData.Kind.allCases.compactMap { kind -> String? in
            let count = ended.removed.filter { $0.kind == kind }.reduce(0) { $0 + $1.count }
            return count > 0 ? visit.words.count(count, kind.noun) : nil
        }
        guard !kinds.isEmpty else { return nil }
        let bytes = ended.removed.reduce(0) { $0 + $1.sizeInBytes }
        return (kinds + (bytes > 0 ? [visit.words.size(Int64(bytes))] : [])).joined(separator: ", ")
    }
}

extension RemovedData.Kind {
    fileprivate var noun: Noun {
        switch self {
        case .previews: .picture
        case .lists: .list
        case .files: .file
        }
    }
}

extension Noun {
    fileprivate static let picture = Noun(
        english: ("picture", "pictures"), russian: ("картинка", "картинки", "картинок"))
    fileprivate static let list = Noun(english: ("list", "lists"), russian: ("список", "списка", "списков"))
}
