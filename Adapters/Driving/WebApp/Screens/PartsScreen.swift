import HTMLBuilder
import SharedKernel
import WebServer
import Wording

extension VitrineWebApp {
    /// Every part of the screens in every state, in both themes and both languages: to be looked at, and photographed
    /// by the browser tests.
    func parts(_ visit: Visit) -> Response {
        render(
            Screen(
                title: visit.say(.allParts), destination: "/settings",
                back: ("/settings", visit.say(.settings)),
                content: HTML {
                    for language in Language.allCases {
                        div(.class("parts-pair")) {
                            for theme in Preferences.Theme.allCases {
                                PartsSheet(
                                    theme: theme, visit: visit.speaking(language), picture: assets.path("icon.svg")
                                ).html()
                            }
                        }
                    }
                }),
            visit)
    }
}

/// All parts in one theme and one language.
struct PartsSheet {
    let theme: Preferences.Theme
    let visit: Visit
    /// The address of a picture that is always there.
    let picture: String

    /// Tells the sheets' elements apart.
    var id: String { "\(theme.rawValue)-\(visit.language.rawValue)" }

    func html() -> HTML {
        div(.class("parts"), .id("parts-\(id)"), .data("theme", theme.rawValue), .lang(visit.language.rawValue)) {
            part("button") { buttons }
            part("segmented switch") {
                SegmentedSwitch(
                    name: "sample", legend: visit.say(.appearance),
                    options: [("system", visit.say(.likeTheSystem), nil), ("dark", visit.say(.dark), nil)],
                    chosen: "system"
                ).html()
            }
            part("tab bar") { tabBar }
            part("grid cell") { cells }
            part("photo cell") { photoCells }
            part("poster") { posters }
            part("banner") { banners }
            part("status message") {
                p(.class("message")) { visit.say(.upToDate(11, .video)) }
                p(.class("message")) { visit.say(.notRunning) }
            }
            part("alert dialog") { dialogs }
            part("menu") {
                Menu(id: "menu-\(id)", title: visit.say(.share), icon: Icon.share) {
                    button(.role("menuitem"), .type("button")) { visit.say(.copyLink) }
                    button(.role("menuitem"), .type("button")) { visit.say(.saveToPictures) }
                    a(.role("menuitem"), .href("/parts")) { visit.say(.downloadFile) }
                }.sample()
            }
            part("progress") { progressBars }
            part("ring chart") {
                div(.class("in-line")) {
                    RingChart(usedBytes: 0, totalBytes: 10_000_000_000).html(visit)
                    RingChart(usedBytes: 7_300_000_000, totalBytes: 10_000_000_000).html(visit)
                    RingChart(usedBytes: 10_400_000_000, totalBytes: 10_000_000_000).html(visit)
                }
            }
            part("skeleton") {
                ul(.class("videos")) {
                    li(.class("card skeleton")) {
                        div(.class("thumb"))
                        div(.class("card-words")) {
                            div(.class("bone"))
                            div(.class("bone short"))
                        }
                    }
                }
            }
            part("empty state") {
                emptyState(
                    Icon.videos, heading: visit.say(.noVideos), sentence: visit.say(.noVideosExplained)
                ) { sampleButton(.refresh) }
            }
            part("error state") {
                emptyState(Icon.attention, heading: visit.say(.noList), sentence: visit.say(.cannotAskLink)) {
                    sampleButton(.tryAgain, "button primary")
                }
            }
            part("list row") { rows }
            part("form field") { fields }
            part("search field") {
                label(.class("search")) {
                    Icon.search
                    input(
                        .type("search"), .aria("label", visit.say(.searchSample)),
                        .placeholder(visit.say(.searchSample))
                    )
                }
            }
            part("breadcrumb") { crumbs }
            part("player") { players }
        }
    }

    private func part(_ name: String, @HTMLContent content: () -> HTML) -> HTML {
        section {
            h2(.lang("en")) { name }
            content()
        }
    }

    func sampleButton(_ words: Phrase, _ kind: String = "button", _ attributes: Attribute? = nil) -> HTML {
        button(.type("button"), .class(kind), attributes) { visit.say(words) }
    }
}

extension Visit {
    /// The same visit in another language.
    fileprivate func speaking(_ language: Language) -> Visit {
        Visit(
            request: request, host: host, preferences: preferences,
            words: Words(language, timeZone: words.timeZone), now: now, token: token)
    }
}
