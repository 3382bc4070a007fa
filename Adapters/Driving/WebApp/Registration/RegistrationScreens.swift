import HTMLBuilder
import Registration
import WebServer

extension VitrineWebApp {
    /// Shows a screen to whoever registered here, and leads everybody else to the form.
    func forRegistered(
        _ visit: Visit, _ show: (RegistrationAccess, Profile) async -> Response
    ) async -> Response {
        await inRegistration(visit) { registration, profile in
            guard let profile else { return .seeOther("/register") }
            return await show(registration, profile)
        }
    }

    /// Shows a screen that wants to know who registered here; `nil` for nobody.
    func inRegistration(
        _ visit: Visit, _ show: (RegistrationAccess, Profile?) async -> Response
    ) async -> Response {
        guard let registration else { return render(.nothingHere(visit), visit) }
        do throws(RegistrationError) {
            return await show(registration, try await registration.restore())
        } catch {
            return render(.profileFailed(error, visit), visit)
        }
    }

    /// Who is greeted by name.
    func registeredProfile() async -> Profile? {
        // Whoever cannot be read is not greeted by name; their own screen tells why.
        try? await registration?.restore()
    }
}

extension Screen {
    /// The profile cannot be read or written.
    static func profileFailed(_ error: RegistrationError, _ visit: Visit) -> Screen {
        Screen(
            status: .serviceUnavailable, title: visit.say(.profile), destination: "/profile",
            content: emptyState(
                Icon.attention, heading: visit.say(.noProfile), sentence: error.message(in: visit.language),
                isAlert: true
            ) {
                a(.class("button primary"), .href("/profile")) { visit.say(.tryAgain) }
            })
    }
}
