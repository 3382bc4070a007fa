import Drive
import HTMLBuilder
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What can be done with a file: what is given to others behind one button, what changes it behind another. A folder's
/// page has its own controls: all of it stands behind one there.
struct ItemActions {
    let item: DriveItem
    /// Whether the file is on this computer, and can be given away itself.
    var isHere = false
    let visit: Visit

    @HTMLContent func html() -> HTML {
        if !item.isFolder { Menu(id: "share", title: visit.say(.share), icon: Icon.share) { sharing }.html() }
        Menu(id: "changes", title: visit.say(.more), icon: Icon.more, isBare: true) {
            if item.isFolder { sharing }
            changes
        }.html()
        DeletionQuestion(item: item, visit: visit).dialog()
    }

    private var contents: String { item.path.at("/drive/file/contents") }

    @HTMLContent private var sharing: HTML {
        if isHere || item.publicLink != nil {
            button(
                .role("menuitem"), .type("button"), .data("share", item.publicLink?.absoluteString ?? ""),
                .title(item.name), isHere ? .data("share-file", contents) : nil, .data("share-name", item.name), .hidden
            ) { visit.say(.shareElsewhere) }
        }
        if let link = item.publicLink {
            button(
                .role("menuitem"), .type("button"), .class("scripted"), .data("copy", link.absoluteString),
                .data("copied", visit.say(.linkCopied))
            ) { visit.say(.copyLink) }
            a(.role("menuitem"), .href(link.absoluteString), .target("_blank"), .rel("noreferrer noopener")) {
                visit.say(.openAtSource)
                Icon.outward
            }
            publishing("unpublish", .unpublish)
        } else {
            publishing("publish", .publish)
        }
        if isHere {
            a(
                .role("menuitem"),
                .href(Path.to("/drive/file/contents", ("path", item.path.inQuery), ("download", ""))),
                .download
            ) { visit.say(.saveToFolder) }
        }
    }

    private func publishing(_ action: String, _ words: Phrase) -> HTML {
        visit.form(to: "/drive/\(action)") {
            input(.type("hidden"), .name("path"), .value(item.path.description))
            button(.role("menuitem")) { visit.say(words) }
        }
    }

    @HTMLContent private var changes: HTML {
        a(.role("menuitem"), .href(item.path.at("/drive/rename"))) { visit.say(.rename) }
        a(.role("menuitem"), .href(item.path.at("/drive/move"))) { visit.say(.move) }
        a(
            .role("menuitem"), .class("dangerous"), .href(item.path.at("/drive/delete")),
            .data("opens", DeletionQuestion.id)
        ) { visit.say(.delete) }
    }
}
