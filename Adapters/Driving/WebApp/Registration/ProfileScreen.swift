import HTMLBuilder
import Registration
import WebServer
import Wording

extension VitrineWebApp {
    /// Who registered here, and the way to be forgotten.
    func profileScreen(_ visit: Visit) async -> Response {
        await forRegistered(visit) { _, profile in
            render(
                Screen(
                    title: visit.say(.profile), destination: "/profile",
                    content: HTML {
                        section(.class("group")) { facts(on: profile, visit) }
                        visit.form(to: "/profile/forget", .id("forgetting")) {
                            button(.class("button dangerous"), .data("opens", "forget-question")) {
                                visit.say(.forgetProfile)
                            }
                        }
                        AlertDialog(
                            id: "forget-question", heading: visit.say(.forgetQuestion),
                            sentence: visit.say(.forgetExplained), safeChoice: visit.say(.keepProfile),
                            otherChoice: visit.say(.forgetProfile), isDangerous: true, confirms: "forgetting"
                        ).html()
                    }),
                visit)
        }
    }

    private func facts(on profile: Profile, _ visit: Visit) -> HTML {
        let born = profile.birthDate
        return dl(.class("facts")) {
            dt { FormField.firstName.label(in: visit.language) }
            dd { bdi { profile.firstName.rawValue } }
            dt { FormField.lastName.label(in: visit.language) }
            dd { bdi { profile.lastName.rawValue } }
            dt { FormField.birthDate.label(in: visit.language) }
            dd { visit.words.date(year: born.year, month: born.month, day: born.day) }
            dt { visit.say(.registeredAt) }
            dd { visit.words.dateAndTime(profile.registeredAt) }
        }
    }

    /// Asks first where no dialog has; then the next start begins with the form.
    func forgetProfile(_ visit: Visit) async -> Response {
        guard let registration else { return render(.nothingHere(visit), visit) }
        guard visit.form["confirmed"] == "1" else { return render(.forgetQuestion(visit), visit) }
        do throws(RegistrationError) {
            try await registration.forget()
            return .seeOther("/register")
        } catch {
            return render(.profileFailed(error, visit), visit)
        }
    }
}

extension Screen {
    /// What the dialog asks, for a page without a script.
    fileprivate static func forgetQuestion(_ visit: Visit) -> Screen {
        Screen(
            title: visit.say(.forgetQuestion), destination: "/profile", back: ("/profile", visit.say(.profile)),
            hasOwnHeading: true,
            content: refusal(Icon.attention, .forgetQuestion, .forgetExplained, visit) {
                div(.class("in-line")) {
                    a(.class("button primary"), .href("/profile")) { visit.say(.keepProfile) }
                    visit.form(to: "/profile/forget") {
                        input(.type("hidden"), .name("confirmed"), .value("1"))
                        button(.class("button dangerous")) { visit.say(.forgetProfile) }
                    }
                }
            })
    }
}
