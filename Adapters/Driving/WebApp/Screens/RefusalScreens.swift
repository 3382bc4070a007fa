import HTMLBuilder
import WebServer

extension Screen {
    /// For whoever comes without the launch key: nothing of Vitrine but how to come in.
    static func closedDoor(_ visit: Visit) -> Screen {
        Screen(
            status: .forbidden, title: visit.say(.openPrintedLink), hasOwnHeading: true,
            content: refusal(Icon.key, .openPrintedLink, .openPrintedLinkExplained, visit))
    }

    static func nothingHere(_ visit: Visit) -> Screen {
        Screen(
            status: .notFound, title: visit.say(.nothingHere), destination: "", hasOwnHeading: true,
            content: refusal(Icon.search, .nothingHere, .nothingHereExplained, visit) {
                a(.class("button primary"), .href("/")) { visit.say(.goHome) }
            })
    }

    static func foreignForm(_ visit: Visit) -> Screen {
        Screen(
            status: .forbidden, title: visit.say(.notFromHere), destination: "", hasOwnHeading: true,
            content: refusal(Icon.attention, .notFromHere, .notFromHereExplained, visit) {
                a(.class("button primary"), .href("/")) { visit.say(.goHome) }
            })
    }

    /// Vitrine itself has failed: nothing of how, only what can be done.
    static func ownFault(_ visit: Visit) -> Screen {
        Screen(
            status: .internalServerError, title: visit.say(.ownFault), hasOwnHeading: true,
            content: refusal(Icon.attention, .ownFault, .ownFaultExplained, visit) {
                a(.class("button primary"), .href("/")) { visit.say(.goHome) }
            })
    }

    static func refusal(
        _ drawing: HTML, _ heading: Phrase, _ sentence: Phrase, _ visit: Visit,
        @HTMLContent action: () -> HTML = { .nothing }
    ) -> HTML {
        div(.class("empty")) {
            div(.class("drawing")) { drawing }
            h1 { visit.say(heading) }
            p(.class("quiet"), .data("message")) { visit.say(sentence) }
            action()
        }
    }
}
