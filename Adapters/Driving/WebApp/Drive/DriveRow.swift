import Drive
import HTMLBuilder
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One file or folder of a list: its icon or preview, its name, when it came, and how large it is.
struct DriveRow {
    let item: DriveItem
    let isInFirstView: Bool
    let visit: Visit
    /// Whether a mark tells what has a link.
    var marksPublished = true
    /// What stands at its end.
    var trailing = HTML.nothing

    func html() -> HTML {
        li(.class("drive-row"), .id(item.rowID)) {
            a(.class("drive-link"), .href(item.address)) {
                ItemMark(item: item, isInFirstView: isInFirstView).html()
                span(.class("drive-words")) {
                    span(.class("name")) { item.name }
                    small(.class("quiet")) {
                        time(.datetime(item.createdAt.formatted(.iso8601))) {
                            visit.words.dateAndTime(item.createdAt)
                        }
                        if let file = item.file { " · " + visit.words.size(Int64(file.sizeInBytes)) }
                    }
                }
                if item.isPublished, marksPublished {
                    span(.class("published-mark"), .title(visit.say(.isPublished))) { Icon.link }
                }
            }
            trailing
        }
    }
}

/// An icon by the kind, and the preview upon it where there is one: its room is reserved, and it is busy until the
/// picture is there.
struct ItemMark {
    let item: DriveItem
    var isInFirstView = true

    func html() -> HTML {
        let preview = item.previewAddress(.icon)
        return span(.class(preview == nil ? "mark" : "mark pictured"), preview.map { _ in .aria("busy", true) }) {
            item.icon
            if let preview {
                img(
                    .src(preview), .alt(""), .width(120), .height(120), .decoding("async"), .data("preview"),
                    isInFirstView ? nil : .loading("lazy"))
            }
        }
    }
}

extension DriveItem {
    /// By what it is.
    var icon: HTML { isFolder ? Icon.folder : FileView(of: self).icon }
}

extension FileView {
    var icon: HTML {
        switch self {
        case .image, .preview, .svg: Icon.gallery
        case .pdf, .office, .text: Icon.document
        case .audio: Icon.sound
        case .video: Icon.videos
        case .other: Icon.file
        }
    }
}
