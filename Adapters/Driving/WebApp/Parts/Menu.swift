import HTMLBuilder

/// A few actions behind one button: a popover, which opens, and closes by Esc or a click elsewhere, without a script.
/// A script walks through its entries by the arrows.
struct Menu {
    let id: String
    let title: String
    let icon: HTML
    /// Whether the drawing alone stands for it.
    var isBare = false
    /// Each a link or a button of `role=menuitem`.
    @HTMLContent let entries: () -> HTML

    func html() -> HTML {
        HTML {
            button(
                .type("button"), .class(isBare ? "icon-button" : "button"), .popovertarget(id),
                .aria("haspopup", "menu"), .id("\(id)-button"), isBare ? .aria("label", title) : nil,
                isBare ? .title(title) : nil
            ) {
                icon
                if !isBare { span(.class("word")) { title } }
            }
            list(.popover)
        }
    }

    /// Only to be looked at.
    func sample() -> HTML {
        div {
            button(.type("button"), .class("button")) {
                icon
                title
            }
            list(nil)
        }
    }

    private func list(_ kind: Attribute?) -> HTML {
        div(.id(id), .class("menu"), kind, .role("menu"), .aria("label", title)) { entries() }
    }
}
