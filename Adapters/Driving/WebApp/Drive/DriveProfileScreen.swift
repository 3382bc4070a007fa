import Auth
import Drive
import HTMLBuilder
import SharedKernel
import WebServer
import Wording

extension VitrineWebApp {
    /// Whose disk it is, how full it is, and what is reached from here; and the way out.
    func driveProfile(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in
            let kept = await drive.access.usage.kept()
            let showing = await Showing(kept: kept, asking: visit.asksAtOnce, visit) {
                isKeptEnough throws(DriveError) in
                try await drive.access.usage(isKeptEnough ? .keptFirst : .live)
            }
            if case .signInNeeded = showing.failure, let way = await drive.wayIn { return .seeOther(way) }
            let mayEnd = await drive.signInPlace.signedIn()?.way != .givenToken
            return render(
                Screen(
                    title: visit.say(.profile), destination: "/drive", back: ("/drive", visit.say(.drive)),
                    head: showing.isWaiting ? noscript { redirection(to: "/drive/profile?wait") } : .nothing,
                    content: HTML {
                        UsagePart(showing: showing, kept: kept, visit: visit).html()
                        ProfileLinks(visit: visit).html()
                        if mayEnd { SignOutQuestion(place: drive.signInPlace, visit: visit).html() }
                    }),
                visit)
        }
    }

    func liveDriveUsage(_ visit: Visit) async -> Response {
        await partOfDrive(visit) { drive in
            let kept = await drive.access.usage.kept()
            let showing = await Showing(kept: kept, asking: true, visit) { _ throws(DriveError) in
                try await drive.access.usage()
            }
            return renderPart(UsagePart(showing: showing, kept: kept, visit: visit).html(), visit)
        }
    }

    /// What the dialog asks, for a page without a script.
    func driveSignOut(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in
            render(
                QuestionPage(
                    title: visit.say(.signOut), sentence: visit.say(.signOutQuestion),
                    wayBack: ("/drive/profile", visit.say(.profile)),
                    content: visit.form(to: drive.signInPlace.actions + "/sign-out", .class("choices")) {
                        a(.class("button primary"), .href("/drive/profile")) { visit.say(.stay) }
                        button(.class("button dangerous")) { visit.say(.signOut) }
                    }
                ).screen(visit), visit)
        }
    }
}

/// The ring with its figures, and how fresh they are.
private struct UsagePart {
    let showing: Showing<DriveUsage, DriveError>
    let kept: Loaded<DriveUsage>?
    let visit: Visit

    func html() -> HTML {
        div(
            .id("usage"), .class("usage"), .data("fresh", "/drive/profile/usage"),
            showing.isAnswered ? nil : .data("stale"), .aria("busy", showing.isWaiting)
        ) {
            let usage = (showing.loaded ?? kept)?.value
            if usage != nil || showing.isWaiting { figures(usage) }
            switch showing {
            case .nothingYet: p(.class("quiet"), .role("status")) { visit.say(.loading) }
            case .kept(let loaded):
                p(.class("quiet"), .role("status")) { visit.say(.saved(visit.ago(loaded.freshness.savedAt))) }
            case .answered(.success(let loaded)):
                p(.class("quiet"), .role("status")) {
                    switch loaded.freshness {
                    case .live: visit.say(.figuresUpToDate)
                    case .cached(let since, let reason):
                        visit.say(.kept(since: visit.ago(since), because: reason, of: .service))
                    }
                }
            case .answered(.failure(let error)):
                p(.class("finding"), .role("alert")) { error.message(in: visit.language) }
            }
        }
    }

    /// - Parameter usage: `nil` until it is known; its place is kept.
    @HTMLContent private func figures(_ usage: DriveUsage?) -> HTML {
        RingChart(usedBytes: usage.map { Int64($0.usedBytes) }, totalBytes: Int64(usage?.totalBytes ?? 0)).html(visit)
        dl(.class("facts")) {
            if let owner = usage?.owner {
                fact(.owner, owner.name.isEmpty ? owner.login : "\(owner.name) (\(owner.login))")
            } else if usage == nil {
                fact(.owner, nil)
            }
            fact(.usedBytes, size(usage?.usedBytes))
            fact(.freeBytes, size(usage?.freeBytes))
            fact(.totalBytes, size(usage?.totalBytes))
            fact(.inTrash, size(usage?.trashBytes))
        }
        if usage?.isOverQuota == true {
            p(.class("finding"), .role("alert")) { DriveError.overQuota.message(in: visit.language) }
        }
    }

    private func size(_ bytes: Int?) -> String? { bytes.map { visit.words.size(Int64($0)) } }

    @HTMLContent private func fact(_ name: Phrase, _ value: String?) -> HTML {
        dt { visit.say(name) }
        dd { value ?? "…" }
    }
}

private struct ProfileLinks {
    let visit: Visit

    func html() -> HTML {
        ul(.class("rows")) {
            for (path, title, icon) in [
                ("/drive/published", Phrase.publishedFiles, Icon.link), ("/drive/trash", .trash, Icon.bin),
                ("/drive/space", .space, Icon.chart),
            ] {
                li {
                    a(.class("row"), .href(path)) {
                        icon
                        span { visit.say(title) }
                        Icon.forward
                    }
                }
            }
        }
    }
}

/// Asks before everything local goes.
private struct SignOutQuestion {
    let place: SignInPlace
    let visit: Visit

    func html() -> HTML {
        div(.class("way-out")) {
            a(.class("button dangerous"), .href("/drive/sign-out"), .data("opens", "sign-out-question")) {
                Icon.signOut
                visit.say(.signOut)
            }
            visit.form(to: place.actions + "/sign-out", .id("sign-out")) { HTML.nothing }
            AlertDialog(
                id: "sign-out-question", heading: visit.say(.signOut), sentence: visit.say(.signOutQuestion),
                safeChoice: visit.say(.stay), otherChoice: visit.say(.signOut), isDangerous: true,
                confirms: "sign-out"
            ).html()
        }
    }
}
