import HTMLBuilder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What can be shared of a photo or video: its link, and where there is one its file. The browser's own sheet comes
/// first where it has one.
struct ShareMenu {
    let link: URL
    let title: String
    /// Where the file comes from; `nil` shares the link only.
    var file: String?
    let visit: Visit
    @HTMLContent let further: () -> HTML

    func html() -> HTML {
        Menu(id: "share", title: visit.say(.share), icon: Icon.share) {
            button(
                .role("menuitem"), .type("button"), .data("share", link.absoluteString), .title(title),
                file.map { .data("share-file", $0) }, .hidden
            ) { visit.say(.shareElsewhere) }
            button(
                .role("menuitem"), .type("button"), .class("scripted"), .data("copy", link.absoluteString),
                .data("copied", visit.say(.linkCopied))
            ) { visit.say(.copyLink) }
            further()
            a(.role("menuitem"), .href(link.absoluteString), .target("_blank"), .rel("noreferrer noopener")) {
                visit.say(.openAtSource)
                Icon.outward
            }
        }.html()
    }
}
