import HTMLBuilder
import WebServer

extension ControlPage {
    /// The page for people: what may go wrong, as plain check boxes, what may happen, as buttons, and what was asked
    /// for so far.
    func response(conduct: Conduct, requests: [String: Int], facts: ControlFacts) -> Response {
        .page(title: title, language: .english) {
            h1 { title }
            p(.class("quiet")) {
                introduction
                " Choose how it behaves from the next request on."
            }
            form(.method("post"), .action("/control/behave")) {
                HTML.group(groups.map { choices(of: $0, in: conduct) })
                p(.class("actions")) {
                    button { "Behave like this" }
                    button(.class("plain"), .formaction("/control/behave-well")) { "Behave well" }
                }
            }
            if !deeds.isEmpty {
                h2 { "Let something happen now" }
                form(.method("post"), .action("/"), .class("deeds")) {
                    HTML.group(
                        deeds.map { deed in
                            button(.class("plain"), .formaction("/control/deeds/\(deed.name)")) { deed.label }
                        })
                }
            }
            if !facts.facts.isEmpty {
                h2 { "As it is" }
                rows(facts.facts)
            }
            h2 { "Asked for so far" }
            if requests.isEmpty {
                p(.class("quiet")) { "Nothing yet." }
            } else {
                rows(requests.sorted { $0.key < $1.key }.map { [$0.key, "\($0.value)"] })
            }
            p(.class("quiet")) {
                "Programs choose with "
                code { "PUT /control/faults" }
                " and the JSON that "
                a(.href("/control/faults")) { code { "GET /control/faults" } }
                " shows."
            }
        }
    }

    private func choices(of group: Group, in conduct: Conduct) -> HTML {
        let chosen = group.chosen(conduct)
        // What a program chose and the page does not offer is kept as a choice of its own.
        let others = chosen.filter { value in !group.choices.contains { $0.value == value } }.map {
            (value: $0, label: $0)
        }
        return fieldset {
            legend { group.title }
            HTML.group(
                (group.choices + others).map { choice in
                    label {
                        input(
                            .type(group.isExclusive ? "radio" : "checkbox"), .name(group.name), .value(choice.value),
                            chosen.contains(choice.value) ? .checked : nil)
                        span { choice.label }
                    }
                })
        }
    }

    private func rows(_ rows: [[String]]) -> HTML {
        table {
            HTML.group(
                rows.map { row in
                    tr {
                        td { code { row[0] } }
                        td { row[1] }
                    }
                })
        }
    }
}
