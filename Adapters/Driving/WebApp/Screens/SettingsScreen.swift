import HTMLBuilder
import SharedKernel
import VideoCatalog
import WebServer

extension VitrineWebApp {
    func settings(_ visit: Visit) async -> Response {
        let kept = await videos.list.kept()
        let shelf = await videos.queue.current
        return render(
            Screen(
                title: visit.say(.settings), destination: "/settings",
                content: HTML {
                    section(.class("group")) {
                        visit.form(to: "/settings/theme", .data("theme-choice")) { ThemeSwitch(visit: visit).html() }
                        visit.form(to: "/settings/language") { LanguageSwitch(visit: visit).html() }
                    }
                    section(.class("group")) {
                        h2 { visit.say(.keptHere) }
                        dl(.class("facts")) {
                            dt { visit.say(.listOfVideos) }
                            dd { visit.say(VideoShelf.sentence(on: kept, visit)) }
                            if !shelf.kept.isEmpty {
                                dt { visit.say(.downloaded) }
                                dd { a(.href("/videos/kept")) { visit.say(.total(of: shelf, visit)) } }
                            }
                            dt { visit.say(.folder) }
                            dd {
                                if let folder = about.dataFolder {
                                    span(.class("path")) {
                                        // A long path breaks after its slashes.
                                        for name in folder.split(separator: "/") {
                                            "/"
                                            wbr()
                                            String(name)
                                        }
                                    }
                                } else {
                                    visit.say(.onlyInMemory)
                                }
                            }
                        }
                    }
                    section(.class("group")) {
                        h2 { visit.say(.aboutVitrine) }
                        dl(.class("facts")) {
                            dt { visit.say(.version) }
                            dd { about.version }
                        }
                    }
                    if let demo = about.demo { demoGroup(demo, visit) }
                }),
            visit)
    }

    private func demoGroup(_ demo: About.Demo, _ visit: Visit) -> HTML {
        section(.class("group")) {
            h2 { visit.say(.demo) }
            p(.class("quiet")) { visit.say(.demoExplained) }
            ul(.class("rows")) {
                for link in demo.links {
                    li {
                        a(.class("row"), .href(link.address)) {
                            span { visit.say(link.title) }
                            Icon.outward
                        }
                    }
                }
                li {
                    a(.class("row"), .href("/parts")) {
                        span { visit.say(.allParts) }
                        Icon.forward
                    }
                }
            }
        }
    }

    func chooseLanguage(_ visit: Visit) -> Response {
        choose("language", visit.form["language"].flatMap(Language.init(rawValue:))?.rawValue, visit)
    }

    /// Anything but a theme follows the system again.
    func chooseTheme(_ visit: Visit) -> Response {
        choose("theme", visit.form["theme"].flatMap(Preferences.Theme.init(rawValue:))?.rawValue, visit)
    }

    private func choose(_ name: String, _ value: String?, _ visit: Visit) -> Response {
        var response = Response.seeOther(Path.own(visit.form["back"] ?? "/settings"))
        response.headers["Set-Cookie"] = Preferences.cookie(name, value)
        return response
    }
}

struct ThemeSwitch {
    let visit: Visit

    func html() -> HTML {
        SegmentedSwitch(
            name: "theme", legend: visit.say(.appearance),
            options: [
                ("system", visit.say(.likeTheSystem), nil), ("light", visit.say(.light), nil),
                ("dark", visit.say(.dark), nil),
            ], chosen: visit.preferences.theme?.rawValue ?? "system"
        ).html()
    }
}

struct LanguageSwitch {
    let visit: Visit

    func html() -> HTML {
        SegmentedSwitch(
            name: "language", legend: visit.say(.language),
            // Each in its own words, for the person who cannot read the others.
            options: [("en", "English", "en"), ("ru", "Русский", "ru")], chosen: visit.language.rawValue
        ).html()
    }
}
