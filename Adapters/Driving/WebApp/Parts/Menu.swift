import HTMLBuilder

/// A few actions behind one button; opens and closes without a script.
struct Menu {
    let title: String
    let icon: HTML
    let entries: [(words: String, path: String)]

    func html(isOpen: Bool = false) -> HTML {
        details(.class("menu"), isOpen ? .open : nil) {
            summary(.class("button")) {
                icon
                title
            }
            ul {
                for entry in entries {
                    li { a(.href(entry.path)) { entry.words } }
                }
            }
        }
    }
}
