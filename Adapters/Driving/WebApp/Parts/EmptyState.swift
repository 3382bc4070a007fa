import HTMLBuilder

/// Says why there is nothing: one drawing, one sentence, one way on.
func emptyState(
    _ drawing: HTML, heading: String, sentence: String, isAlert: Bool = false,
    @HTMLContent action: () -> HTML = { .nothing }
) -> HTML {
    div(.class("empty"), isAlert ? .role("alert") : nil) {
        div(.class("drawing")) { drawing }
        h2 { heading }
        p(.class("quiet")) { sentence }
        action()
    }
}
