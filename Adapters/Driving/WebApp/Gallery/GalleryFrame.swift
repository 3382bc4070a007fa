import Auth
import Gallery
import HTMLBuilder
import WebServer

extension VitrineWebApp {
    /// A section's page: its name, the switch between the sections, the way out, and the list.
    func galleryPage(
        _ section: GallerySection, _ gallery: GalleryScreens, _ visit: Visit, isWaiting: Bool, error: GalleryError?,
        content: HTML
    ) async -> Response {
        // The session may have ended while the service was asked.
        guard let signedIn = await gallery.signInPlace.signedIn() else { return .seeOther(gallery.signInPlace.path) }
        let isFurther = visit.request.queryValue("after") != nil
        let isSelecting = visit.request.queryValue("select") != nil
        let saving =
            section == .photos ? SavingPart(state: await gallery.access.saving.state, visit: visit).html() : .nothing
        var response = render(
            Screen(
                status: error.map { $0 == .notFound ? .notFound : .serviceUnavailable } ?? .ok,
                title: visit.say(.gallery), destination: "/gallery",
                // A token from the settings can only be taken away there.
                actions: signedIn.way == .givenToken ? .nothing : signOutButton(gallery.signInPlace, visit),
                head: isWaiting ? noscript { redirection(to: section.path + "?wait") } : .nothing,
                content: HTML {
                    div(.class("sections")) {
                        SectionSwitch(current: section, visit: visit).html()
                        if section == .photos, !isSelecting {
                            a(.class("button quiet-button"), .href(section.path + "?select")) { visit.say(.saveSome) }
                        }
                    }
                    SignInNotes(signedIn: signedIn, visit: visit).html()
                    saving
                    if isFurther {
                        a(.class("button"), .href(section.path)) { visit.say(.toTheFirstPage) }
                    }
                    content
                }),
            visit)
        response.headers["Set-Cookie"] = Preferences.cookie("gallery", section.rawValue)
        return response
    }

    /// A list that a script fetched; 401 where the session has ended, so that the page is asked for again and leads to
    /// the sign-in.
    func galleryPart(
        _ part: HTML, _ error: GalleryError?, _ gallery: GalleryScreens, _ visit: Visit
    ) async -> Response {
        if case .signInNeeded = error, await gallery.signInPlace.signedIn() == nil { return Response(.unauthorized) }
        return renderPart(part, status: error == nil ? .ok : .serviceUnavailable, visit)
    }

    func signOutButton(_ place: SignInPlace, _ visit: Visit) -> HTML {
        visit.form(to: place.actions + "/sign-out") {
            button(.class("icon-button"), .aria("label", visit.say(.signOut)), .title(visit.say(.signOut))) {
                Icon.signOut
            }
        }
    }
}

/// Photos or videos: links, so that each has its address.
struct SectionSwitch {
    let current: GallerySection
    let visit: Visit

    func html() -> HTML {
        nav(.class("segments"), .aria("label", visit.say(.gallery))) {
            for section in [GallerySection.photos, .videos] {
                a(.href(section.path), section == current ? .aria("current", "page") : nil) {
                    visit.say(section.title)
                }
            }
        }
    }
}

/// What is to be known of the session: that its token comes from outside.
private struct SignInNotes {
    let signedIn: SessionStatus.SignedIn
    let visit: Visit

    @HTMLContent func html() -> HTML {
        if signedIn.way == .givenToken { p(.class("quiet note")) { visit.say(.tokenIsGiven) } }
    }
}
