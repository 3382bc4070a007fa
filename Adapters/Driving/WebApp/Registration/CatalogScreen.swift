import HTMLBuilder
import Registration
import SharedKernel
import WebServer

extension VitrineWebApp {
    /// The main screen: what is kept of the chosen list, at once; a script then asks for the live one (`/catalog/list`)
    /// and puts it in place.
    ///
    /// `?wait` is for pages without a script: it answers once the source has. `?greeting` shows the greeting without one.
    func catalogScreen(_ visit: Visit) async -> Response {
        await forRegistered(visit) { registration, profile in
            let kind = await registration.choose.current()
            let isGreeting = visit.request.queryValue("greeting") != nil
            let showing: Showing<CatalogList, CatalogError> =
                if visit.request.queryValue("wait") != nil {
                    await registration.ask(kind)
                } else {
                    Showing(kept: await registration.catalog.kept(kind))
                }
            let part = CatalogListPart(kind: kind, showing: showing, visit: visit)
            return render(
                Screen(
                    status: part.status, title: visit.say(.catalog), destination: "/catalog",
                    // Whoever is greeted without a script has seen the list already.
                    head: showing.isAnswered || isGreeting ? .nothing : noscript { redirection(to: "/catalog?wait") },
                    content: HTML {
                        div(.class("catalog-bar")) {
                            CatalogSwitch(chosen: kind, visit: visit).html()
                            form(.action("/catalog")) {
                                button(.class("button"), .name("greeting"), .data("opens", "greeting")) {
                                    visit.say(.greetingButton)
                                }
                            }
                        }
                        part.html()
                        GreetingDialog(greeting: Greeting(profile), visit: visit).html(isOpen: isGreeting)
                    }),
                visit)
        }
    }

    /// The live list as a part of the page: one question to its source.
    func liveCatalog(_ visit: Visit) async -> Response {
        guard let registration else { return .text(.notFound, "") }
        guard let kind = visit.parameters["kind"].flatMap(CatalogKind.init(rawValue:)) else {
            return .text(.notFound, "")
        }
        let part = CatalogListPart(kind: kind, showing: await registration.ask(kind), visit: visit)
        return renderPart(part.html(), status: part.status, visit)
    }

    func productPicture(_ visit: Visit) async -> Response {
        guard let registration, let id = visit.request.queryValue("product") else { return .emptyPicture(.notFound) }
        do throws(CatalogError) {
            return try await registration.picture(id).map(Response.picture) ?? .emptyPicture(.notFound)
        } catch {
            return .emptyPicture(.badGateway)
        }
    }

    /// Another list from now on.
    func chooseCatalog(_ visit: Visit) async -> Response {
        guard let registration else { return render(.nothingHere(visit), visit) }
        guard let kind = visit.form["list"].flatMap(CatalogKind.init(rawValue:)) else { return .seeOther("/catalog") }
        do throws(CatalogError) {
            try await registration.choose(kind)
        } catch {
            let part = CatalogListPart(kind: kind, showing: .answered(.failure(error)), visit: visit)
            return render(
                Screen(
                    status: part.status, title: visit.say(.catalog), destination: "/catalog", content: part.html()),
                visit)
        }
        return .seeOther("/catalog")
    }
}

extension RegistrationAccess {
    /// Asks the list's source once.
    func ask(_ kind: CatalogKind) async -> Showing<CatalogList, CatalogError> {
        do throws(CatalogError) {
            return .answered(.success(try await catalog(kind)))
        } catch {
            return .answered(.failure(error))
        }
    }
}

/// Which list is looked at: one button each, so that one press is enough without a script, too.
struct CatalogSwitch {
    let chosen: CatalogKind?
    let visit: Visit

    func html() -> HTML {
        visit.form(to: "/catalog/choose") {
            SegmentedSwitch(
                name: "list", legend: visit.say(.whichCatalog),
                options: CatalogKind.allCases.map { ($0.rawValue, $0.title(in: visit.language), nil) },
                chosen: chosen?.rawValue ?? "", hidesLegend: true
            ).html()
        }
    }
}

/// Greets by name. It closes by Esc and by its button, without a script, too.
struct GreetingDialog {
    let greeting: Greeting
    let visit: Visit

    func html(isOpen: Bool) -> HTML {
        let parts = greeting.parts(in: visit.language)
        return dialog(
            .id("greeting"), .class("alert"), .aria("labelledby", "greeting-heading"), isOpen ? .open : nil
        ) {
            form(.method("dialog")) {
                h2(.id("greeting-heading")) {
                    parts.before
                    bdi { parts.name }
                    parts.after
                }
                p { visit.say(.greetingWish) }
                div(.class("choices")) {
                    button(.class("button primary"), .autofocus) { visit.say(.close) }
                }
            }
        }
    }
}
