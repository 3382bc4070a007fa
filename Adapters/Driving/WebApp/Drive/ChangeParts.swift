import Drive
import HTMLBuilder
import SharedKernel
import WebServer

/// Asks before something is deleted: in a dialog where there is a script, on a page of its own where there is none.
struct DeletionQuestion {
    let item: DriveItem
    let visit: Visit

    static let id = "deletion-question"

    func dialog() -> HTML {
        HTML {
            visit.form(to: "/drive/delete", .id("deletion"), .hidden) {
                input(.type("hidden"), .name("path"), .value(item.path.description))
            }
            AlertDialog(
                id: Self.id, heading: visit.say(.deleteQuestion(item.name)), sentence: visit.say(.deleteExplained),
                safeChoice: visit.say(.keepIt), otherChoice: visit.say(.delete), isDangerous: true,
                confirms: "deletion"
            ).html()
        }
    }
}

/// A page that asks one thing, with the way back beside it.
struct QuestionPage {
    let title: String
    var sentence: String?
    var error: DriveError?
    /// Where the person goes who wants nothing of it.
    let wayBack: (path: String, title: String)
    let content: HTML

    func screen(_ visit: Visit, status: Status = .ok) -> Screen {
        Screen(
            status: status, title: title, destination: "/drive", back: wayBack,
            content: div(.class("question")) {
                if let sentence { p(.class("quiet")) { sentence } }
                if let error {
                    p(.class("finding"), .role("alert"), .data("message")) { error.message(in: visit.language) }
                }
                content
            })
    }
}

/// What is to happen where something of that name is there already: three buttons, none of which loses anything unasked.
struct ConflictQuestion {
    /// Where the form goes.
    let action: String
    /// What the form sends along.
    let fields: [(name: String, value: String)]
    let name: String
    let wayBack: (path: String, title: String)
    let visit: Visit

    func screen() -> Screen {
        QuestionPage(
            title: visit.say(.nameIsTaken(name)), sentence: visit.say(.nameIsTakenExplained), wayBack: wayBack,
            content: visit.form(to: action, .class("choices")) {
                for field in fields { input(.type("hidden"), .name(field.name), .value(field.value)) }
                a(.class("button"), .href(wayBack.path)) { visit.say(.cancel) }
                button(.class("button dangerous"), .name("conflict"), .value(Conflict.replace.rawValue)) {
                    visit.say(.replaceIt)
                }
                button(.class("button primary"), .name("conflict"), .value(Conflict.keepBoth.rawValue), .autofocus) {
                    visit.say(.keepBoth)
                }
            }
        ).screen(visit, status: .conflict)
    }
}

extension DrivePath {
    /// Its name, or what stands for the root's.
    func title(_ visit: Visit) -> String { name?.rawValue ?? visit.say(.allFiles) }
}

extension Visit {
    /// What the person chose, where something of that name is there.
    var conflict: Conflict { form["conflict"].flatMap(Conflict.init(rawValue:)) ?? .cancel }
}
