import Gallery
import HTMLBuilder
import SharedKernel
import VideoCatalog
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension PartsSheet {
    @HTMLContent var buttons: HTML {
        div(.class("in-line")) {
            sampleButton(.tryAgain, "button primary")
            sampleButton(.tryAgain, "button primary hover")
            sampleButton(.tryAgain, "button primary focus")
            sampleButton(.tryAgain, "button primary pressed")
            sampleButton(.tryAgain, "button primary", .disabled)
        }
        div(.class("in-line")) {
            sampleButton(.refresh)
            sampleButton(.refresh, "button hover")
            sampleButton(.refresh, "button focus")
            sampleButton(.refresh, "button pressed")
            button(.type("button"), .class("button"), .aria("busy", true)) {
                Icon.refresh
                visit.say(.refresh)
            }
            sampleButton(.refresh, "button", .disabled)
            sampleButton(.removeSample, "button dangerous")
            button(.type("button"), .class("icon-button"), .aria("label", visit.say(.refresh))) { Icon.refresh }
        }
    }

    var tabBar: HTML {
        div(.class("frame")) {
            ul(.class("destinations")) {
                for destination in Route.destinations {
                    li {
                        a(.href(destination.path), destination.path == "/videos" ? .aria("current", true) : nil) {
                            destination.icon
                            span(.class("word")) { visit.say(destination.title) }
                        }
                    }
                }
            }
        }
    }

    /// Its drawing while there is no picture; the picture; the drawing again where the picture is broken.
    var cells: HTML {
        div(.class("in-line cells")) {
            div(.class("thumb")) { Icon.play }
            div(.class("thumb")) {
                Icon.play
                img(.src(picture), .alt(""), .width(320), .height(180))
            }
            div(.class("thumb")) {
                Icon.play
                img(.src(picture), .alt(""), .width(320), .height(180), .data("broken"))
            }
        }
    }

    /// Without their pictures; to be opened, and to be chosen.
    var photoCells: HTML {
        div(.class("wall photos in-a-strip")) {
            ul {
                for isSelecting in [false, true] {
                    if let id = Photo.ID(rawValue: "photo-\(isSelecting)-\(id)"), let link = sampleLink {
                        PhotoCell(
                            photo: Photo(id: id, uploadedAt: visit.now, text: "", sizes: [], link: link),
                            place: .first, isInFirstView: true, isSelecting: isSelecting, visit: visit
                        ).html()
                    }
                }
            }
        }
    }

    var posters: HTML {
        div(.class("wall videos")) {
            ul {
                for isLive in [false, true] {
                    if let id = GalleryVideo.ID(rawValue: "video-\(isLive)-\(id)"), let link = sampleLink {
                        PosterCell(
                            video: GalleryVideo(
                                id: id, title: "Burning Clouds", summary: "", uploadedAt: visit.now,
                                duration: .seconds(95), isLive: isLive, previews: [], playback: .player(link),
                                link: link),
                            place: .first, isInFirstView: true, visit: visit
                        ).html()
                    }
                }
            }
        }
    }

    private var sampleLink: URL? { URL(string: "https://media.example/sample") }

    @HTMLContent var banners: HTML {
        let ago = visit.words.ago(visit.now.addingTimeInterval(-12 * 60), now: visit.now)
        for (reason, kind) in [
            (Freshness.Reason.offline, "banner"), (.tryLater, "banner"), (.sourceFailed, "banner bad"),
        ] {
            div(.class(kind)) {
                Icon.attention
                p { visit.say(.kept(since: ago, because: reason, of: .videoFeed)) }
                sampleButton(.tryAgain)
            }
        }
        div(.class("banner")) {
            Icon.key
            p { visit.say(.signedOutSample) }
            sampleButton(.signInSample)
        }
        div(.class("banner good")) {
            Icon.done
            p { visit.say(.upToDate(11, .video)) }
        }
    }

    @HTMLContent var dialogs: HTML {
        let alert = AlertDialog(
            id: "sample-\(id)", heading: visit.say(.removeQuestion), sentence: visit.say(.removeExplained),
            safeChoice: visit.say(.keepSample), otherChoice: visit.say(.removeSample), isDangerous: true)
        AlertDialog(
            id: "shown-\(id)", heading: alert.heading, sentence: alert.sentence, safeChoice: alert.safeChoice,
            otherChoice: alert.otherChoice, isDangerous: true
        ).html(isOpen: true)
        alert.html()
        div { button(.type("button"), .class("button"), .data("opens", "sample-\(id)")) { visit.say(.removeSample) } }
    }

    @HTMLContent var progressBars: HTML {
        let (done, total): (Int64, Int64) = (48_300_000, 120_000_000)
        div(.class("progress")) {
            progress(.value(Double(done)), .max(Double(total)), .aria("label", visit.say(.videos)))
            div(.class("progress-words")) {
                span { "\(visit.words.size(done)) / \(visit.words.size(total))" }
                span { visit.words.duration(.seconds(75)) }
            }
        }
        div(.class("progress")) { progress(.aria("label", visit.say(.loadingVideos))) }
    }

    var rows: HTML {
        ul(.class("rows")) {
            li {
                a(.class("row"), .href("/parts")) {
                    Icon.videos
                    span {
                        "Burning Clouds"
                        small { visit.words.size(48_300_000) }
                    }
                    Icon.forward
                }
            }
            li(.class("row")) {
                Icon.stream
                span {
                    "Drops On Glass"
                    small { visit.say(.stream) }
                }
                button(.type("button"), .class("icon-button"), .aria("label", visit.say(.refresh))) { Icon.refresh }
            }
        }
    }

    @HTMLContent var fields: HTML {
        div(.class("field")) {
            label(.for("field-\(id)")) { visit.say(.nameSample) }
            input(.id("field-\(id)"), .aria("describedby", "hint-\(id)"))
            small(.id("hint-\(id)"), .class("quiet")) { visit.say(.nameHint) }
        }
        div(.class("field")) {
            label(.for("wrong-\(id)")) { visit.say(.nameSample) }
            input(.id("wrong-\(id)"), .value("B"), .aria("invalid", true), .aria("describedby", "finding-\(id)"))
            span(.id("finding-\(id)"), .class("finding")) {
                Icon.attention
                visit.say(.nameFinding)
            }
            ul(.class("checklist")) {
                li(.class("met")) {
                    Icon.done
                    visit.say(.lettersOnly)
                }
                li { visit.say(.nameHint) }
            }
        }
    }

    var crumbs: HTML {
        nav(.class("crumbs"), .aria("label", "\(visit.say(.navigation)) \(id)")) {
            ol {
                li {
                    a(.href("/")) { visit.say(.home) }
                    Icon.forward
                }
                li {
                    a(.href("/videos")) { visit.say(.videos) }
                    Icon.forward
                }
                li { span(.aria("current", "page")) { "Burning Clouds" } }
            }
        }
    }

    @HTMLContent var players: HTML {
        if let id = Video.ID(rawValue: "sample"), let link = sampleLink {
            let sample = Video(id: id, title: "Drops On Glass", summary: "", thumbnail: nil, media: .stream(link))
            for state in [PlayerPart.State.stream(link), .nothing, .failed(link, .unreadable), .failed(link, .offline)]
            {
                PlayerPart(state: state, video: sample, visit: visit).sample()
            }
            div(.class("thumb")) { Icon.play }
        }
    }
}

extension Phrase {
    // MARK: What only the page of parts says
    static let searchSample = Phrase("Search", "Поиск")
    static let nameSample = Phrase("Name", "Имя")
    static let nameHint = Phrase("From 2 to 64 letters.", "От 2 до 64 букв.")
    static let nameFinding = Phrase("The name is too short.", "Имя слишком короткое.")
    static let lettersOnly = Phrase("Letters only.", "Только буквы.")
    static let signedOutSample = Phrase(
        "You are signed out. What you see was saved.", "Вы вышли. Показано сохранённое.")
    static let signInSample = Phrase("Sign in again", "Войти снова")
    static let removeSample = Phrase("Remove", "Удалить")
    static let keepSample = Phrase("Keep", "Оставить")
    static let removeQuestion = Phrase("Remove this video?", "Удалить это видео?")
    static let removeExplained = Phrase(
        "The file on this computer goes. The video stays in the list and can be downloaded again.",
        "Файл на этом компьютере исчезнет. Видео останется в списке, и его можно будет скачать снова.")
}
