import Drive
import HTMLBuilder
import SharedKernel
import WebServer
import Wording

extension VitrineWebApp {
    /// Finds files and folders of the whole disk by their names, at once and without a connection, in the index that
    /// was kept. The first time the disk is walked; a script waits for that, and so does `?wait`.
    func driveSearch(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in
            let part = await searchPart(drive, visit, waits: visit.request.queryValue("wait") != nil)
            if case .signInNeeded = part.showing.failure, let way = await drive.wayIn { return .seeOther(way) }
            return render(
                Screen(
                    title: visit.say(.searchDisk), destination: "/drive", back: ("/drive", visit.say(.drive)),
                    head: part.showing.isWaiting
                        ? noscript { redirection(to: Path.to("/drive/search", ("q", part.question), ("wait", ""))) }
                        : .nothing,
                    content: HTML {
                        form(.action("/drive/search"), .role("search"), .data("searches", "drive-found")) {
                            label(.class("search")) {
                                Icon.search
                                input(
                                    .type("search"), .name("q"), .value(part.question), .autocomplete("off"),
                                    .aria("label", visit.say(.searchDisk)), .placeholder(visit.say(.nameOfItem)),
                                    .autofocus)
                            }
                        }
                        part.html()
                    }),
                visit)
        }
    }

    func liveDriveSearch(_ visit: Visit) async -> Response {
        await partOfDrive(visit) { drive in
            renderPart(await searchPart(drive, visit, waits: true).html(), visit)
        }
    }

    private func searchPart(_ drive: DriveScreens, _ visit: Visit, waits: Bool) async -> SearchPart {
        SearchPart(
            question: visit.request.queryValue("q") ?? "", showing: await drive.index(visit, waits: waits), visit: visit
        )
    }
}

extension VitrineWebApp.DriveScreens {
    /// Everything that is on the disk, as it was kept; walked where nothing is kept and the page waits, or anew where
    /// the person wishes.
    func index(_ visit: Visit, waits: Bool) async -> Showing<DiskIndex, DriveError> {
        let isAnew = visit.request.queryValue("anew") != nil
        if !isAnew, let kept = await access.walk.kept() { return .answered(.success(kept)) }
        guard waits || isAnew else { return .nothingYet }
        do throws(DriveError) {
            return .answered(.success(try await access.walk(.live)))
        } catch {
            return .answered(.failure(error))
        }
    }
}

/// What was found, and how old the index is.
private struct SearchPart {
    let question: String
    let showing: Showing<DiskIndex, DriveError>
    let visit: Visit

    func html() -> HTML {
        div(
            .id("drive-found"), .class("fresh"),
            .data("fresh", Path.to("/drive/search/list", ("q", question.isEmpty ? nil : question))),
            showing.isWaiting ? .data("stale") : nil, .aria("busy", showing.isWaiting)
        ) {
            IndexLine(showing: showing, screen: "/drive/search", question: question, visit: visit).html()
            if let index = showing.loaded?.value, !question.allSatisfy(\.isWhitespace) { found(index) }
        }
    }

    @HTMLContent private func found(_ index: DiskIndex) -> HTML {
        let matches = index.search(question)
        if matches.isEmpty {
            emptyState(
                Icon.search, heading: visit.say(.nothingFound), sentence: visit.say(.nothingFoundExplained))
        } else {
            ul(.class("drive-list"), .data("walk")) {
                for match in matches { row(match) }
            }
        }
    }

    private func row(_ match: DiskIndex.Match) -> HTML {
        li(.class("drive-row")) {
            switch match {
            case .folder(let path):
                a(.class("drive-link"), .href(path.folderAddress)) { words(path, Icon.folder) { HTML.nothing } }
            case .file(let file):
                a(.class("drive-link"), .href(file.path.at("/drive/file"))) {
                    words(file.path, Icon.file) {
                        " · " + visit.words.dateAndTime(file.modifiedAt)
                        " · " + visit.words.size(Int64(file.sizeInBytes))
                    }
                }
            }
        }
    }

    @HTMLContent private func words(
        _ path: DrivePath, _ icon: HTML, @HTMLContent further: () -> HTML
    ) -> HTML {
        span(.class("mark")) { icon }
        span(.class("drive-words")) {
            span(.class("name")) { path.name?.rawValue ?? "/" }
            small(.class("quiet")) {
                path.parent.isRoot ? visit.say(.allFiles) : path.parent.description
                further()
            }
        }
    }
}

/// How many files the index knows, how old it is, and the way to a newer one.
struct IndexLine {
    let showing: Showing<DiskIndex, DriveError>
    let screen: String
    var question = ""
    let visit: Visit

    func html() -> HTML {
        switch showing {
        case .nothingYet: line(.checking, visit.say(.walkingDisk))
        case .kept(let loaded), .answered(.success(let loaded)):
            line(loaded.freshness.isStale ? .kept : .live, sentence(loaded))
        case .answered(.failure(let error)): line(.kept, error.message(in: visit.language))
        }
    }

    private func sentence(_ loaded: Loaded<DiskIndex>) -> String {
        let files = visit.words.count(loaded.value.files.count, .file)
        return visit.say(.indexOf(files, visit.ago(loaded.value.savedAt)))
    }

    private func line(_ mark: FreshnessLine.Mark, _ sentence: String) -> HTML {
        FreshnessLine(
            mark: mark, sentence: sentence,
            refresh: form(.action(screen)) {
                if !question.isEmpty { input(.type("hidden"), .name("q"), .value(question)) }
                input(.type("hidden"), .name("anew"))
                button(.class("icon-button"), .aria("label", visit.say(.refresh)), .title(visit.say(.refresh))) {
                    Icon.refresh
                }
            }
        ).html()
    }
}

extension Freshness {
    /// Whether the service was asked and could not answer.
    fileprivate var isStale: Bool {
        if case .cached(_, let reason) = self { reason != .notAskedYet } else { false }
    }
}
