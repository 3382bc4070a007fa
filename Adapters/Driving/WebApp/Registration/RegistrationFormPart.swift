import HTMLBuilder
import Registration

/// The form with what is wrong in it: the same in the page and in what a script asks for while somebody types. No
/// password ever stands in it.
struct RegistrationFormPart {
    let form: RegistrationForm
    let review: FormReview
    /// Of which fields it is told what is wrong.
    let shown: Set<FormField>
    let today: CalendarDay
    /// Why nobody was registered.
    var error: RegistrationError?
    let visit: Visit

    func html() -> HTML {
        visit.form(
            to: "/register", .id("register"), .class("registration"), .novalidate,
            .data("review", "/register/review"), .data("registered", "/catalog")
        ) {
            summary
            for field in FormField.allCases { part(of: field) }
            div {
                button(.class("button primary"), .id("register-button")) { visit.say(.register) }
            }
        }
    }

    /// On top: why nobody was registered, with a link to each field that is to be looked at.
    private var summary: HTML {
        div(.id("register-summary"), .data("says")) {
            if let error {
                div(.class("banner bad"), .role("alert")) {
                    Icon.attention
                    div {
                        p { error.message(in: visit.language) }
                        if !refused.isEmpty {
                            ul(.class("in-line")) {
                                for field in refused {
                                    li { a(.href("#\(field.rawValue)")) { field.label(in: visit.language) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private var refused: [FormField] {
        if case .invalid(let review) = error { review.invalidFields } else { [] }
    }

    // MARK: One field

    private func part(of field: FormField) -> HTML {
        let name = field.rawValue
        let findings = shown.contains(field) ? review[field] : []
        // A browser's date field shows its own form of a date.
        let hint = field == .birthDate ? nil : field.hint(in: visit.language)
        let described = [hint.map { _ in "\(name)-hint" }, "\(name)-findings"].compactMap(\.self)
        return div(.class("field"), .data("field", name)) {
            label(.for(name)) { field.label(in: visit.language) }
            control(field, describedBy: described, isInvalid: !findings.isEmpty)
            if let hint { small(.id("\(name)-hint"), .class("quiet")) { hint } }
            div(.id("\(name)-findings"), .data("says"), .aria("live", "polite")) {
                for finding in findings where !finding.rule.isInChecklist {
                    p(.class("finding")) {
                        Icon.attention
                        finding.message(in: visit.language)
                    }
                }
                checklist(of: field, findings)
            }
        }
    }

    @HTMLContent private func checklist(of field: FormField, _ findings: [FormFinding]) -> HTML {
        let items = review.checklist(of: field)
        if !items.isEmpty {
            ul(.class("checklist")) {
                for item in items {
                    let isBroken = findings.contains { $0.rule == item.rule }
                    li(.class(item.isKept ? "met" : isBroken ? "finding" : "open")) {
                        if item.isKept {
                            Icon.done
                            span(.class("unseen")) { visit.say(.ruleKept) }
                        } else if isBroken {
                            Icon.attention
                        } else {
                            Icon.open
                        }
                        item.rule.sentence(in: visit.language)
                    }
                }
            }
        }
    }

    private func control(_ field: FormField, describedBy ids: [String], isInvalid: Bool) -> HTML {
        let name = field.rawValue
        let isFirst = error == nil ? field == .firstName : field == review.firstInvalidField
        let common: [Attribute?] = [
            .id(name), .name(name), .required, .aria("describedby", ids.joined(separator: " ")),
            .aria("invalid", isInvalid), isFirst ? .autofocus : nil,
        ]
        switch field {
        case .firstName:
            return input(common + [.type("text"), .autocomplete("given-name"), .value(form.firstName)])
        case .lastName:
            return input(common + [.type("text"), .autocomplete("family-name"), .value(form.lastName)])
        case .birthDate:
            let allowed = BirthDates.allowed(on: today)
            return input(
                common + [
                    .type("date"), .autocomplete("bday"), .min(allowed.lowerBound.description),
                    .max(allowed.upperBound.description), .value(form.birthDate),
                ])
        case .password, .confirmation:
            return div(.class("secret")) {
                input(common + [.type("password"), .autocomplete("new-password")])
                button(
                    .type("button"), .class("icon-button scripted"), .data("reveals", name), .aria("pressed", false),
                    .aria("label", visit.say(.showPassword)), .title(visit.say(.showPassword))
                ) { Icon.eye }
            }
        }
    }
}
