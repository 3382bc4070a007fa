import HTMLBuilder
import Registration
import WebServer

extension VitrineWebApp {
    /// The form, for whoever has not registered yet.
    func registrationForm(_ visit: Visit) async -> Response {
        await inRegistration(visit) { registration, profile in
            guard profile == nil else { return .seeOther("/catalog") }
            let part = RegistrationFormPart(
                form: RegistrationForm(), review: registration.register.review(RegistrationForm()), shown: [],
                today: registration.register.today, visit: visit)
            return registrationPage(part, visit)
        }
    }

    /// Registers, or shows the form again with everything that is wrong.
    func submitRegistration(_ visit: Visit) async -> Response {
        guard let registration else { return render(.nothingHere(visit), visit) }
        let form = RegistrationForm(visit)
        var part = RegistrationFormPart(
            form: form, review: registration.register.review(form), shown: Set(FormField.allCases),
            today: registration.register.today, visit: visit)
        do throws(RegistrationError) {
            try await registration.register(form)
            return .seeOther("/catalog")
        } catch .alreadyRegistered {
            // Another page of this person's did it already.
            return .seeOther("/catalog")
        } catch {
            part.error = error
            var status = Status.serviceUnavailable
            if case .invalid = error { status = .unprocessableContent }
            return registrationPage(part, visit, status: status)
        }
    }

    /// What the rules say while somebody types, for a script: of the fields that were `touched`.
    func reviewRegistration(_ visit: Visit) async -> Response {
        guard let registration else { return .text(.notFound, "") }
        let form = RegistrationForm(visit)
        let touched = visit.request.formValues("touched").compactMap(FormField.init(rawValue:))
        let part = RegistrationFormPart(
            form: form, review: registration.register.review(form), shown: Set(touched),
            today: registration.register.today, visit: visit)
        return renderPart(part.html(), visit)
    }

    private func registrationPage(_ part: RegistrationFormPart, _ visit: Visit, status: Status = .ok) -> Response {
        render(
            Screen(
                status: status, title: visit.say(.registration), destination: "/catalog",
                content: HTML {
                    p(.class("quiet note")) { visit.say(.registrationPurpose) }
                    part.html()
                }),
            visit)
    }
}

extension RegistrationForm {
    /// What a browser sent.
    fileprivate init(_ visit: Visit) {
        func text(_ field: FormField) -> String { visit.form[field.rawValue] ?? "" }
        self.init(
            firstName: text(.firstName), lastName: text(.lastName), birthDate: text(.birthDate),
            password: Password(text(.password)), confirmation: Password(text(.confirmation)))
    }
}
