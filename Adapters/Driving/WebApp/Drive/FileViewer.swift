import Drive
import HTMLBuilder
import SharedKernel

/// A file as it is looked at: itself where the browser can show it, else a preview of it, or a plain sentence.
struct FileViewer {
    let item: DriveItem
    /// Whether it is on this computer.
    let isHere: Bool
    /// What is written in a short file that is here.
    let text: String?
    let document: Document
    let visit: Visit

    /// What stands for an office document.
    enum Document: Hashable {
        case notAsked
        case underWay
        case ready
        case failed(ConversionError)
    }

    private var view: FileView { FileView(of: item) }
    private var contents: String { item.path.at("/drive/file/contents") }

    /// A document that has just come takes a while to be readable: that is said before it is waited for.
    private var freshAddress: String {
        let isComing = view == .office && !isHere
        return Path.to("/drive/file/viewer", ("path", item.path.inQuery), ("begun", isComing ? "" : nil))
    }

    func html() -> HTML {
        div(
            .id("viewer"), .class("viewer"), .data("fresh", freshAddress),
            document == .underWay ? .data("stale") : nil, .aria("busy", document == .underWay)
        ) {
            if item.file?.safety == .infected {
                notice(.infectedExplained)
            } else if isHere || view == .preview {
                itself
            } else {
                preview(orElse: view == .other ? .cannotBeShown : .opensWhenHere)
            }
        }
    }

    @HTMLContent private var itself: HTML {
        switch view {
        case .image, .svg: img(.class("sheet"), .src(contents), .alt(item.name), .decoding("async"))
        case .preview:
            preview(orElse: .cannotBeShown)
            if item.preview != nil { p(.class("quiet note")) { visit.say(.onlyPreview) } }
        case .pdf: page(contents)
        case .text where text == "": notice(.fileIsEmpty)
        case .text:
            if let text {
                pre(.class("sheet text"), .tabindex(0), .aria("label", item.name)) { text }
            } else {
                iframe(.class("sheet text"), .src(contents), .title(item.name), .sandbox(""))
            }
        case .office: officeDocument
        case .audio:
            audio(.src(contents), .controls, .preload("metadata"), .aria("label", item.name))
            unplayable
        case .video:
            HTMLBuilder.video(
                .class("sheet"), .src(contents), .controls, .playsinline, .preload("metadata"),
                item.previewAddress(.screen).map(Attribute.poster), .aria("label", item.name))
            unplayable
        case .other: notice(.cannotBeShown)
        }
    }

    @HTMLContent private var officeDocument: HTML {
        switch document {
        case .ready: page(item.path.at("/drive/file/document"))
        case .notAsked, .underWay:
            div(.class("progress preparing")) {
                p(.class("quiet"), .role("status")) { visit.say(.preparingDocument) }
                progress(.aria("label", visit.say(.preparingDocument)))
            }
            if item.preview != nil { picture }
        case .failed(let error):
            p(.role("alert")) { error.message(in: visit.language) }
            if item.preview != nil { picture }
        }
    }

    /// In the browser's own viewer: one page as wide as the frame, without a list of pages beside it.
    private func page(_ address: String) -> HTML {
        iframe(.class("sheet page"), .src(address + "#navpanes=0&view=FitH"), .title(item.name))
    }

    /// A script shows it once the player has given up.
    private var unplayable: HTML {
        p(.class("quiet note"), .role("alert"), .data("unplayable"), .hidden) { visit.say(.browserCannotPlay) }
    }

    @HTMLContent private func preview(orElse sentence: Phrase) -> HTML {
        if item.preview != nil { picture } else { notice(sentence) }
    }

    @HTMLContent private var picture: HTML {
        if let address = item.previewAddress(.screen) {
            img(.class("sheet"), .src(address), .alt(item.name), .decoding("async"))
        }
    }

    private func notice(_ sentence: Phrase) -> HTML {
        div(.class("viewer-notice")) {
            view.icon
            p(.class("quiet")) { visit.say(sentence) }
        }
    }
}

extension VitrineWebApp.DriveScreens {
    /// - Parameter waits: whether a document is made readable now, where that was not done before.
    func viewer(of item: DriveItem, _ visit: Visit, waits: Bool) async -> FileViewer {
        let kept: KeptFile? = if case .kept(let file) = await access.downloads.state(of: item) { file } else { nil }
        return FileViewer(
            item: item, isHere: kept != nil, text: FileView(of: item) == .text ? kept?.shortText : nil,
            document: kept == nil ? .notAsked : await document(of: item, waits: waits), visit: visit)
    }

    private func document(of item: DriveItem, waits: Bool) async -> FileViewer.Document {
        guard FileView(of: item) == .office else { return .notAsked }
        if await access.document.kept(item) != nil { return .ready }
        guard waits else { return .underWay }
        do throws(ConversionError) {
            _ = try await access.document(item)
            return .ready
        } catch {
            return .failed(error)
        }
    }
}
