import HTMLBuilder
import SharedKernel

/// The frame around every page: navigation, header, and where messages appear.
struct Shell {
    let visit: Visit
    let assets: Assets
    let destinations: [Destination]

    func page(_ screen: Screen) -> HTML {
        HTML {
            .doctype
            html(
                .lang(visit.language.rawValue), visit.preferences.theme.map { .data("theme", $0.rawValue) },
                .data("gone", visit.say(.notRunning))
            ) {
                pageHead(screen)
                body(screen.destination == nil ? .class("bare") : screen.isStage ? .class("stage") : nil) {
                    a(.class("skip"), .href("#content")) { visit.say(.skipToContent) }
                    if let destination = screen.destination, !screen.isStage { navigation(to: destination) }
                    main(.id("content"), .tabindex(-1)) {
                        pageHeader(screen)
                        screen.content
                    }
                    div(.id("status"), .role("status"), .aria("live", "polite"))
                }
            }
        }
    }

    private func pageHead(_ screen: Screen) -> HTML {
        head {
            meta(.utf8)
            meta(.name("viewport"), .content("width=device-width, initial-scale=1, viewport-fit=cover"))
            meta(.name("color-scheme"), .content(visit.preferences.theme?.rawValue ?? "light dark"))
            title { screen.title == "Vitrine" ? screen.title : "\(screen.title) · Vitrine" }
            link(.rel("stylesheet"), .href(assets.path("site.css")))
            link(.rel("icon"), .type("image/svg+xml"), .href(assets.path("icon.svg")))
            if screen.destination != nil {
                for name in assets.modules where name != "app.js" {
                    link(.rel("modulepreload"), .href(assets.path(name)))
                }
                script(.type("module"), .src(assets.path("app.js")))
            }
            screen.head
        }
    }

    private func navigation(to current: String) -> HTML {
        nav(.class("frame"), .aria("label", visit.say(.navigation))) {
            a(.class("brand"), .href("/"), .aria("hidden", true), .tabindex(-1)) {
                Icon.brand
                span(.class("word")) { "Vitrine" }
            }
            ul(.class("destinations")) {
                for destination in destinations {
                    li {
                        a(
                            .href(destination.path), destination.path == current ? .aria("current", "page") : nil,
                            .title(visit.say(destination.title))
                        ) {
                            destination.icon
                            span(.class("word")) { visit.say(destination.title) }
                        }
                    }
                }
            }
        }
    }

    private func pageHeader(_ screen: Screen) -> HTML {
        header(.class("bar")) {
            if let back = screen.back {
                a(.class("back"), .href(back.path), .data("back")) {
                    Icon.back
                    span { back.title }
                }
            }
            if !screen.hasOwnHeading { h1 { screen.title } }
            div(.class("actions")) {
                screen.actions
                if screen.destination != nil, !screen.isStage { themeToggle }
            }
        }
    }

    /// One button for each theme; the style shows the one that is not on, so that it works without a script, too.
    private var themeToggle: HTML {
        visit.form(to: "/settings/theme", .class("theme-toggle"), .data("theme-choice")) {
            input(.type("hidden"), .name("back"), .value(visit.address))
            button(
                .class("icon-button to-dark"), .name("theme"), .value("dark"), .aria("label", visit.say(.switchToDark)),
                .title(visit.say(.switchToDark))
            ) { Icon.moon }
            button(
                .class("icon-button to-light"), .name("theme"), .value("light"),
                .aria("label", visit.say(.switchToLight)), .title(visit.say(.switchToLight))
            ) { Icon.sun }
        }
    }
}
