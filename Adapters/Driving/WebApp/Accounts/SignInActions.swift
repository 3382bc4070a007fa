import Auth
import HTMLBuilder
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    /// Begins a sign-in. With `window` it answers with the link to the provider's page, for a script that opens it in a
    /// window of its own; else with a page that leads there.
    func beginSignIn(_ visit: Visit) async -> Response {
        guard let place = signInPlace(visit) else { return render(.nothingHere(visit), visit) }
        let isInOwnWindow = visit.form["window"] != nil
        do throws(AuthError) {
            let attempt = try begin(visit, place)
            place.screens.desk.begin(inOwnWindow: isInOwnWindow)
            let part = WaitingPart(place: place, attempt: attempt, visit: visit)
            if isInOwnWindow { return renderPart(part.html(), visit) }
            return render(
                Screen(
                    title: visit.say(.signInWith(place.provider.name)), destination: place.destination,
                    back: (place.path, visit.say(place.title)),
                    head: attempt.way == .loopbackCode
                        ? redirection(to: attempt.page.absoluteString) : .nothing,
                    content: part.html()),
                visit)
        } catch {
            place.screens.desk.end(.failed(error))
            return .seeOther(place.path + "?ended")
        }
    }

    private func begin(_ visit: Visit, _ place: SignInPlace) throws(AuthError) -> PendingAttempt {
        let begin = place.screens.access.begin
        guard visit.form["way"] == nil, place.provider.ways.contains(.loopbackCode) else {
            return try begin.pasting(in: visit.language)
        }
        guard let redirect = URL(string: "http://\(visit.host)\(place.actions)/return") else {
            throw .foreignRedirect
        }
        return try begin(returningTo: redirect, in: visit.language)
    }

    /// The person closed the provider's window, or stopped waiting: the redirect is worthless from now on.
    func cancelSignIn(_ visit: Visit) async -> Response {
        guard let place = signInPlace(visit) else { return render(.nothingHere(visit), visit) }
        if place.screens.access.cancel(PendingAttempt.ID(rawValue: visit.form["attempt"] ?? "")) {
            place.screens.desk.end(.cancelled)
        }
        return .seeOther(place.path + "?ended")
    }

    /// The person brings the final address, or the code that the provider's page showed.
    func pasteRedirect(_ visit: Visit) async -> Response {
        guard let place = signInPlace(visit) else { return render(.nothingHere(visit), visit) }
        do throws(AuthError) {
            _ = try await place.screens.access.complete(
                pasted: visit.form["address"] ?? "",
                for: PendingAttempt.ID(rawValue: visit.form["attempt"] ?? ""))
            place.screens.desk.end(.signedIn)
            return .seeOther(place.home)
        } catch {
            place.screens.desk.end(SignInDesk.Ending(error))
            return .seeOther(place.path + "?ended")
        }
    }

    /// Where the provider sends the browser.
    ///
    /// The browser comes from another site and leaves the cookie behind (SameSite=Strict), so the single-use state is
    /// all that counts here, and the answer tells nothing to whoever has none. What follows begins on a page of ours,
    /// and has the cookie.
    func returnFromSignIn(_ visit: Visit) async -> Response {
        guard let place = signInPlace(visit),
            let redirect = URL(string: "http://\(visit.host)\(visit.request.target)")
        else { return render(.nothingHere(visit), visit) }
        let desk = place.screens.desk
        do throws(AuthError) {
            _ = try await place.screens.access.complete(redirect)
            desk.end(.signedIn)
            return handOver(to: place.home, desk.state, visit)
        } catch {
            switch error {
            // It belongs to nobody who waits here: whoever waits goes on waiting.
            case .stateMismatch, .unreadableRedirect:
                return render(.foreignAnswer(error, place, visit), visit)
            default:
                desk.end(SignInDesk.Ending(error))
                return handOver(to: place.path + "?ended", desk.state, visit)
            }
        }
    }

    private func handOver(to path: String, _ state: SignInDesk.State, _ visit: Visit) -> Response {
        let hasCookie = secrets.admit(visit.request, cookie: visit.sessionCookieName)
        guard state.isInOwnWindow || !hasCookie else { return .seeOther(path) }
        return render(.handOver(to: path, closes: state.isInOwnWindow, assets.path("returned.js"), visit), visit)
    }

    /// One event when the sign-in that this page waits for has ended.
    func signInEvents(_ visit: Visit) async -> Response {
        guard let place = signInPlace(visit) else { return .text(.notFound, "") }
        let seen = visit.request.queryValue("seen").flatMap { Int($0) } ?? 0
        return .events { sink in
            for await state in place.screens.desk.states() where state.endings > seen {
                let isSignedIn = if case .signedIn = state.ending { true } else { false }
                try await sink.send(ServerSentEvent(data: isSignedIn ? place.home : place.path + "?ended"))
                return
            }
        }
    }

    /// Ends the session here and at the provider. What the browser keeps of it goes, too, and so does the way back.
    func signOut(_ visit: Visit) async -> Response {
        guard let place = signInPlace(visit) else { return render(.nothingHere(visit), visit) }
        await place.beforeSignOut()
        do throws(AuthError) {
            place.screens.desk.end(.signedOut(try await place.screens.access.signOut()))
        } catch {
            // Somebody who is signed out already has what they wanted.
            if case .signInNeeded = error {} else { place.screens.desk.end(.notSignedOut(error)) }
        }
        var response = Response.seeOther(place.path + "?ended")
        response.headers["Clear-Site-Data"] = "\"cache\""
        return response
    }
}

extension Screen {
    /// For the window in which the provider's page was: leads on without a click, or closes.
    fileprivate static func handOver(to path: String, closes: Bool, _ script: String, _ visit: Visit) -> Screen {
        Screen(
            title: visit.say(closes ? .windowMayClose : .goingOn), hasOwnHeading: true,
            head: HTML {
                HTMLBuilder.script(.type("module"), .src(script))
                if closes { noscript { redirection(to: path) } } else { redirection(to: path) }
            },
            content: div(.class("empty")) {
                div(.class("drawing")) { Icon.key }
                h1 { visit.say(closes ? .windowMayClose : .goingOn) }
                a(.class("button primary"), .href(path), .data("hand-over")) { visit.say(.goToVitrine) }
            })
    }

    /// An answer that belongs to no sign-in that waits here.
    fileprivate static func foreignAnswer(_ error: AuthError, _ place: SignInPlace, _ visit: Visit) -> Screen {
        Screen(
            status: .badRequest, title: visit.say(.signInFailed), hasOwnHeading: true,
            content: div(.class("empty"), .role("alert")) {
                div(.class("drawing")) { Icon.attention }
                h1 { visit.say(.signInFailed) }
                p(.class("quiet")) { error.message(in: visit.language) }
                a(.class("button primary"), .href(place.path)) { visit.say(.goToVitrine) }
            })
    }
}
