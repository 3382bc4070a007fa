import HTMLBuilder

/// How fresh a list is, and the button that makes it fresher: one line that is always there, so that nothing moves when
/// it changes.
struct FreshnessLine {
    let mark: Mark
    let sentence: String
    /// What a script does by itself meanwhile; `nil` where it does nothing.
    var asking: String?
    let refresh: HTML

    enum Mark: String {
        case checking, live, kept
    }

    func html() -> HTML {
        div(.id("freshness"), .class("freshness"), .data("state", mark.rawValue)) {
            switch mark {
            case .checking: Icon.clock
            case .live: Icon.done
            case .kept: Icon.attention
            }
            p(.id("freshness-words"), .role("status")) {
                span {
                    sentence
                    if let asking { span(.class("scripted")) { " " + asking } }
                }
            }
            refresh
        }
    }
}
