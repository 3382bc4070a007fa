import HTMLBuilder

/// A choice of a few, all in sight: one button each, so that one press is enough without a script, too.
struct SegmentedSwitch {
    let name: String
    let legend: String
    let options: [(value: String, title: String, lang: String?)]
    let chosen: String
    /// Whether the options say enough to whoever sees them.
    var hidesLegend = false

    func html() -> HTML {
        fieldset(.class("segmented")) {
            HTMLBuilder.legend(hidesLegend ? .class("unseen") : nil) { legend }
            div(.class("segments")) {
                for option in options {
                    button(
                        .name(name), .value(option.value), .aria("pressed", option.value == chosen),
                        option.lang.map(Attribute.lang)
                    ) { option.title }
                }
            }
        }
    }
}
