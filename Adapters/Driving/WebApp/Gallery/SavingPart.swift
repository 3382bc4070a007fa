import Gallery
import HTMLBuilder
import WebServer
import Wording

/// How far the saving of many photos is; nothing while none was begun.
struct SavingPart {
    let state: SavingRun.State
    let visit: Visit

    func html() -> HTML {
        div(.id("saving"), .class("saving"), .data("live", "/gallery/saving/events")) { content }
    }

    @HTMLContent private var content: HTML {
        switch state {
        case .idle: HTML.nothing
        case .running(let run):
            div(.class("progress")) {
                progress(
                    run.total.map { _ in .value(Double(run.seenCount)) }, run.total.map { .max(Double(max(1, $0))) },
                    .aria("label", visit.say(.savingPhotos)))
                div(.class("progress-words")) {
                    span { sentence(on: run) }
                }
            }
            form("cancel", .cancel)
        case .done(let run):
            p(.class("saved"), .role("status")) {
                Icon.done
                span {
                    outcome(of: run)
                    whereTo(run)
                }
            }
            failures(of: run)
            form("dismiss", .close)
        case .stopped(let run, let error):
            p(.class("saved bad"), .role(error == .cancelled ? "status" : "alert")) {
                Icon.attention
                span {
                    error == .cancelled ? visit.say(.savingCancelled) : error.message(in: visit.language)
                    " "
                    outcome(of: run)
                }
            }
            failures(of: run)
            form("dismiss", .close)
        }
    }

    private func sentence(on run: SavingProgress) -> String {
        guard let total = run.total else { return visit.words.count(run.seenCount, .photo) }
        return visit.say(
            .came(visit.words.number(run.seenCount), of: visit.words.count(total, .photo)))
    }

    private func outcome(of run: SavingProgress) -> String {
        var parts = [visit.say(.savedCount(run.savedCount))]
        if run.alreadySavedCount > 0 { parts.append(visit.say(.savedBeforeCount(run.alreadySavedCount))) }
        if run.failedCount > 0 { parts.append(visit.say(.notSavedCount(run.failedCount))) }
        return parts.joined(separator: ", ") + "."
    }

    @HTMLContent private func whereTo(_ run: SavingProgress) -> HTML {
        if let path = run.lastPath, let end = path.lastIndex(of: "/") {
            " "
            span(.class("path")) { String(path[..<end]) }
        }
    }

    @HTMLContent private func failures(of run: SavingProgress) -> HTML {
        if !run.failures.isEmpty {
            details(.class("skipped quiet"), .id("unsaved")) {
                summary { visit.say(.whatWasNotSaved) }
                ul {
                    for failure in run.failures {
                        li {
                            a(.href(failure.id.path)) { failure.id.rawValue }
                            ": " + failure.error.message(in: visit.language)
                        }
                    }
                }
            }
        }
    }

    private func form(_ action: String, _ words: Phrase) -> HTML {
        visit.form(to: "/gallery/saving/\(action)", .data("live-form")) {
            button(.class("button"), .id("saving-\(action)")) { visit.say(words) }
        }
    }
}

extension VitrineWebApp {
    /// Begins to save all photos, or the chosen ones; goes on in the background.
    func beginSaving(_ visit: Visit) async -> Response {
        await inGallery(visit) { gallery in
            let isAll = visit.form["what"] == "all"
            let chosen = visit.request.formValues("photo").compactMap(Photo.ID.init(rawValue:))
            guard isAll || !chosen.isEmpty else { return .seeOther("/gallery/photos?select") }
            await gallery.access.saving.begin(isAll ? .all(since: nil) : .photos(chosen))
            return .seeOther("/gallery/photos")
        }
    }

    func cancelSaving(_ visit: Visit) async -> Response {
        await inGallery(visit) { gallery in
            await gallery.access.saving.cancel()
            return .seeOther("/gallery/photos")
        }
    }

    func dismissSaving(_ visit: Visit) async -> Response {
        await inGallery(visit) { gallery in
            await gallery.access.saving.dismiss()
            return .seeOther("/gallery/photos")
        }
    }

    func savingEvents(_ visit: Visit) async -> Response {
        await partOfGallery(visit) { gallery in
            .events { sink in
                for await state in await gallery.access.saving.states() {
                    let part = SavingPart(state: state, visit: visit).html()
                    try await sink.send(ServerSentEvent(data: part.rendered()))
                    try await Task.sleep(for: .milliseconds(150))
                }
            }
        }
    }
}
