import Drive
import HTMLBuilder
import SharedKernel
import WebServer

extension VitrineWebApp {
    /// Three pages that say what the disk's screens are for: before the first sign-in, and never again.
    func driveWelcome(_ visit: Visit) async -> Response {
        guard let drive else { return render(.nothingHere(visit), visit) }
        guard await !drive.access.onboarding.isSeen() else { return .seeOther("/drive") }
        return welcome(visit)
    }

    /// The person has seen them, or skipped them.
    func leaveDriveWelcome(_ visit: Visit) async -> Response {
        guard let drive else { return render(.nothingHere(visit), visit) }
        do throws(DriveError) {
            try await drive.access.onboarding.rememberSeen()
            return .seeOther(drive.signInPlace.path)
        } catch {
            return welcome(visit, error)
        }
    }

    private func welcome(_ visit: Visit, _ error: DriveError? = nil) -> Response {
        let asked = visit.request.queryValue("page").flatMap { Int($0) } ?? 1
        let number = min(max(1, asked), WelcomePage.all.count)
        return render(
            Screen(
                status: error == nil ? .ok : .serviceUnavailable, title: visit.say(.drive), destination: "/drive",
                hasOwnHeading: true,
                content: WelcomePart(number: number, error: error, visit: visit).html()),
            visit)
    }
}

/// One of the first pages.
private struct WelcomePage {
    let drawing: HTML
    let heading: Phrase
    let sentence: Phrase

    static var all: [WelcomePage] {
        [
            WelcomePage(drawing: Icon.folder, heading: .welcomeFiles, sentence: .welcomeFilesExplained),
            WelcomePage(drawing: Icon.share, heading: .welcomeSharing, sentence: .welcomeSharingExplained),
            WelcomePage(drawing: Icon.shelf, heading: .welcomeOffline, sentence: .welcomeOfflineExplained),
        ]
    }
}

private struct WelcomePart {
    /// From 1.
    let number: Int
    let error: DriveError?
    let visit: Visit

    func html() -> HTML {
        let page = WelcomePage.all[number - 1]
        let isLast = number == WelcomePage.all.count
        return div(.class("empty welcome")) {
            div(.class("drawing")) { page.drawing }
            h1 { visit.say(page.heading) }
            p(.class("quiet")) { visit.say(page.sentence) }
            if let error { p(.class("finding"), .role("alert")) { error.message(in: visit.language) } }
            p(.class("quiet small")) { visit.say(.pageOf(number, WelcomePage.all.count)) }
            div(.class("in-line")) {
                visit.form(to: "/drive/welcome") {
                    button(.class(isLast ? "button primary" : "button")) { visit.say(isLast ? .begin : .skip) }
                }
                if !isLast {
                    a(.class("button primary"), .href(Path.to("/drive/welcome", ("page", "\(number + 1)")))) {
                        visit.say(.next)
                    }
                }
            }
        }
    }
}
