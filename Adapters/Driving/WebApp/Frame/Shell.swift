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
            for name in assets.styles(of: domain(of: screen)) {
                link(.rel("stylesheet"), .href(assets.path(name)))
            }
            link(.rel("icon"), .type("image/svg+xml"), .href(assets.path("icon.svg")))
            if screen.destination != nil {
                for name in assets.frameModules {
                    link(.rel("modulepreload"), .href(assets.path(name)))
                }
                script(.type("module"), .src(assets.path("app.js")))
                for name in assets.modules(of: domain(of: screen)) {
                    script(.type("module"), .src(assets.path(name)))
                }
            }
            screen.head
        }
    }

    private func domain(of screen: Screen) -> Domain? {
        destinations.first { $0.path == screen.destination }?.domain
    }

    private func navigation(to current: String) -> HTML {
        nav(.class("frame"), .aria("label", visit.say(.navigation))) {
            a(.class("brand"), .href("/"), .aria("hidden", true), .tabindex(-1)) {
                Icon.brand
                span(.class("word")) { "Vitrine" }
            }
            ul(.class("destinations")) {
                for destination in destinations {
                    li(isInTabBar(destination) ? nil : .class("further")) { entry(to: destination, from: current) }
                }
                li(.class("more-destinations")) {
                    button(
                        .type("button"), .popovertarget("more-destinations"), .aria("haspopup", "menu"),
                        further.contains { $0.path == current } ? .aria("current", "true") : nil
                    ) {
                        Icon.more
                        span(.class("word")) { visit.say(.moreDestinations) }
                    }
                    div(
                        .id("more-destinations"), .class("menu"), .popover, .role("menu"),
                        .aria("label", visit.say(.moreDestinations))
                    ) {
                        for destination in further {
                            a(.role("menuitem"), .href(destination.path)) {
                                visit.say(destination.title)
                                destination.icon
                            }
                        }
                    }
                }
            }
        }
    }

    private func entry(to destination: Destination, from current: String) -> HTML {
        a(
            .href(destination.path), destination.path == current ? .aria("current", "page") : nil,
            .title(visit.say(destination.title))
        ) {
            destination.icon
            span(.class("word")) { visit.say(destination.title) }
        }
    }

    /// What a phone's bar has room for, in the order in which they get it; the others stand behind its last entry.
    private static let tabBar = ["/gallery", "/unsplash", "/videos", "/drive", "/"]

    private func isInTabBar(_ destination: Destination) -> Bool {
        let there = Self.tabBar.filter { path in destinations.contains { $0.path == path } }
        return there.prefix(4).contains(destination.path)
    }

    private var further: [Destination] { destinations.filter { !isInTabBar($0) } }

    private func pageHeader(_ screen: Screen) -> HTML {
        header(.class("bar")) {
            if let back = screen.back {
                a(
                    .class("back"), .href(back.path), .data("back"), screen.hasOwnHeading ? nil : .title(back.title)
                ) {
                    Icon.back
                    span { back.title }
                }
            }
            if !screen.hasOwnHeading { h1 { screen.title } }
            div(.class("actions")) {
                screen.actions
                if screen.destination != nil, screen.back == nil, !screen.isStage { themeToggle }
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
