import HTMLBuilder

/// An alert: what happened, why, and what can be done. The safe choice has the focus, Esc takes it, and it closes
/// without a script, being a form of `method=dialog`. A script opens it from `data-opens="ID"`.
struct AlertDialog {
    let id: String
    let heading: String
    let sentence: String
    let safeChoice: String
    /// What the other choice does; `nil` for an alert that only tells.
    var otherChoice: String?
    var isDangerous = false
    /// The form that the other choice sends, with `confirmed=1`; `nil` for a dialog that a script listens to.
    var confirms: String?

    func html(isOpen: Bool = false) -> HTML {
        dialog(
            .id(id), .class("alert"), .role("alertdialog"), .aria("labelledby", "\(id)-heading"),
            .aria("describedby", "\(id)-sentence"), isOpen ? .open : nil
        ) {
            form(.method("dialog")) {
                h2(.id("\(id)-heading")) { heading }
                p(.id("\(id)-sentence")) { sentence }
                div(.class("choices")) {
                    if let otherChoice {
                        button(
                            .class(isDangerous ? "button dangerous" : "button"), confirms.map { .ofForm($0) },
                            confirms.map { _ in .name("confirmed") }, .value(confirms == nil ? "other" : "1")
                        ) { otherChoice }
                    }
                    button(.class("button primary"), .value("safe"), isOpen ? nil : .autofocus) { safeChoice }
                }
            }
        }
    }
}
