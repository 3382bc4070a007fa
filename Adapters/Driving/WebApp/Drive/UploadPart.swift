import Drive
import HTMLBuilder
import SharedKernel
import Wording

/// The files that are on their way to the disk, and what can be done about each; nothing while there are none.
struct UploadPart {
    let uploads: [Upload]
    /// Whether somebody has to sign in before anything can be sent.
    let isClosed: Bool
    let visit: Visit

    func html() -> HTML {
        div(
            .id("uploads"), .class("uploads"), .data("live", "/drive/uploads/events"),
            .data("done", "\(uploads.filter(\.isDone).count)")
        ) {
            if !uploads.isEmpty {
                ul(.class("drive-list")) {
                    for upload in uploads { row(upload) }
                }
                if uploads.contains(where: \.isDone) {
                    form("/drive/uploads/clear", "clear", .clearList)
                }
            }
        }
    }

    private func row(_ upload: Upload) -> HTML {
        li(.class("upload"), .id("upload-\(upload.id)")) {
            p(.class("name")) { upload.target.name?.rawValue ?? "" }
            state(of: upload)
        }
    }

    @HTMLContent private func state(of upload: Upload) -> HTML {
        switch upload.state {
        case .gathering(let bytes):
            bar(bytes).html(visit.say(.gatheringFile(bar(bytes).sentence)))
            form(upload, "cancel", .cancel)
        case .interrupted:
            p(.class("finding"), .role("alert")) { visit.say(.uploadInterrupted) }
            form(upload, "cancel", .remove)
        case .waiting:
            bar(TransferredBytes(0, of: upload.sizeInBytes)).html(visit.say(.waitingItsTurn))
            form(upload, "cancel", .cancel)
        case .sending(let bytes) where bytes.count == bytes.total:
            bar(TransferredBytes(bytes.count, of: bytes.total)).html(visit.say(.diskChecksFile))
            form(upload, "cancel", .cancel)
        case .sending(let bytes):
            bar(bytes).html()
            form(upload, "cancel", .cancel)
        case .nameIsTaken:
            p(.class("finding"), .role("alert")) { visit.say(.nameIsTaken(upload.target.name?.rawValue ?? "")) }
            choice(upload)
        case .done(let item):
            p(.class("kept")) {
                Icon.done
                a(.href(item.address)) { visit.say(.onDiskNow) }
            }
        case .failed(let error):
            p(.class("finding"), .role("alert")) {
                upload.lacksSession && !isClosed ? visit.say(.sessionHadEnded) : error.message(in: visit.language)
            }
            div(.class("in-line")) {
                if upload.lacksSession, isClosed {
                    DriveWaysOn(error: error, visit: visit, retry: .nothing).html()
                } else {
                    form(upload, "retry", .tryAgain)
                }
                form(upload, "cancel", .remove)
            }
        }
    }

    private func choice(_ upload: Upload) -> HTML {
        visit.form(to: "/drive/uploads/\(upload.id)/choose", .class("in-line"), .data("live-form")) {
            for (conflict, words) in [
                (Conflict.keepBoth, Phrase.keepBoth), (.replace, .replaceIt), (.cancel, .cancel),
            ] {
                button(
                    .class(conflict == .replace ? "button dangerous" : "button"), .name("conflict"),
                    .value(conflict.rawValue), .id("upload-\(upload.id)-\(conflict.rawValue)")
                ) { visit.say(words) }
            }
        }
    }

    private func bar(_ bytes: TransferredBytes) -> TransferBar {
        TransferBar(
            count: bytes.count, total: bytes.total, bytesPerSecond: bytes.bytesPerSecond, label: .uploadProgress,
            visit: visit)
    }

    private func form(_ upload: Upload, _ action: String, _ words: Phrase) -> HTML {
        form("/drive/uploads/\(upload.id)/\(action)", "upload-\(upload.id)-\(action)", words)
    }

    private func form(_ action: String, _ id: String, _ words: Phrase) -> HTML {
        visit.form(to: action, .data("live-form")) {
            input(.type("hidden"), .name("path"), .value(visit.drivePath?.description ?? "/"))
            button(.class("button"), .id(id)) { visit.say(words) }
        }
    }
}

/// Picks files for a folder; a script sends them in pieces, and takes what is dropped on the page. Without one, the
/// form brings one file as large as a form may be.
struct UploadForm {
    let folder: DrivePath
    let visit: Visit

    func html() -> HTML {
        visit.form(
            to: folder.at("/drive/upload"), .class("upload-form"), .enctype("multipart/form-data"),
            .data("upload", "/drive/uploads/begin"), .data("folder", folder.description),
            .data("drop", visit.say(.dropHere))
        ) {
            label(.class("button"), .title(visit.say(.uploadFiles))) {
                Icon.upload
                span(.class("word")) { visit.say(.uploadFiles) }
                input(.type("file"), .name("file"), .class("unseen"), .multiple, .required)
            }
            noscript {
                button(.class("button")) { visit.say(.sendFile) }
                p(.class("quiet note")) { visit.say(.smallFilesOnly) }
            }
        }
    }
}

extension VitrineWebApp.DriveScreens {
    func uploadPart(_ uploads: [Upload], _ visit: Visit) async -> UploadPart {
        // Only then it matters, and the part is asked for often.
        let isClosed = uploads.contains(where: \.lacksSession) ? await wayIn != nil : false
        return UploadPart(uploads: uploads, isClosed: isClosed, visit: visit)
    }
}

extension Upload {
    fileprivate var lacksSession: Bool { if case .failed(.signInNeeded) = state { true } else { false } }
    fileprivate var isDone: Bool { if case .done = state { true } else { false } }
}
