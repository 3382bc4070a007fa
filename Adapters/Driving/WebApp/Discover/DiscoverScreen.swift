import Favorites
import HTMLBuilder
import SharedKernel
import WebServer

extension VitrineWebApp {
    /// Photos by chance, or those that fit a query. What was found a while ago is there at once; else a script asks for
    /// it, or with `?wait` the page itself. `?kept` is for what was seen a moment ago, after Back.
    func discover(_ visit: Visit) async -> Response {
        guard let discover else { return render(.nothingHere(visit), visit) }
        let isFurther = visit.request.queryValue("after") != nil
        let part = await discoverPart(
            discover, visit, asking: isFurther || visit.request.queryValue("wait") != nil,
            isKeptEnough: !visit.isReload || visit.request.queryValue("kept") != nil)
        return render(
            Screen(
                status: part.status, title: visit.say(.discover), destination: discoverPath,
                head: part.showing.isWaiting
                    ? noscript { redirection(to: part.wish.address(below: discoverPath, "wait")) } : .nothing,
                drawsPictures: true,
                content: HTML {
                    searchField(visit)
                    PhotoTabs(current: discoverPath, visit: visit).html()
                    part.html()
                }),
            visit)
    }

    /// The list as a part of the page: one question to the service, unless what is kept is enough.
    func liveDiscover(_ visit: Visit) async -> Response {
        guard let discover else { return .text(.notFound, "") }
        let part = await discoverPart(
            discover, visit, asking: true, isKeptEnough: visit.request.queryValue("kept") != nil)
        return renderPart(part.html(), status: part.status, visit)
    }

    private func discoverPart(
        _ discover: DiscoverScreens, _ visit: Visit, asking: Bool, isKeptEnough: Bool
    ) async -> DiscoverPart {
        let wish: DiscoverWish
        do throws(FavoritesError) {
            wish = try visit.discoverWish()
        } catch {
            let none = DiscoverWish(query: nil, cursor: nil)
            return DiscoverPart(
                wish: none, showing: .answered(.failure(error)), kept: nil, rateLimit: nil, visit: visit)
        }
        let kept = await discover.desk.kept(wish)
        var showing = Showing<FoundPhotos, FavoritesError>.nothingYet
        if isKeptEnough, let kept {
            await discover.desk.emptied(visit.request.queryValue("field"))
            showing = .answered(.success(Loaded(kept, freshness: .live)))
        } else if asking {
            do throws(FavoritesError) {
                let found = try await discover.desk.ask(wish, field: visit.request.queryValue("field"))
                showing = .answered(.success(Loaded(found, freshness: .live)))
            } catch {
                showing = .answered(.failure(error))
            }
        }
        return DiscoverPart(
            wish: wish, showing: showing, kept: kept, rateLimit: await discover.access.rateLimits.rateLimit,
            visit: visit)
    }

    /// Works by submitting, too; a script then looks by itself.
    private func searchField(_ visit: Visit) -> HTML {
        form(.role("search"), .action(discoverPath), .class("search-form"), .data("search")) {
            label(.class("search")) {
                Icon.search
                input(
                    .type("search"), .name("query"), .value(visit.request.queryValue("query") ?? ""),
                    .aria("label", visit.say(.searchPhotos)), .placeholder(visit.say(.searchPhotos)),
                    .autocomplete("off"))
            }
        }
    }

    /// A picture of about the width that is asked for.
    func discoveredPicture(_ visit: Visit) async -> Response {
        guard let discover, let id = visit.discoveredID else { return .emptyPicture(.notFound) }
        do throws(FavoritesError) {
            let width = visit.request.queryValue("width").flatMap { Int($0) } ?? 1080
            return .picture(try await discover.access.picture(id, width: width))
        } catch {
            return .emptyPicture(error == .notFound ? .notFound : .badGateway)
        }
    }
}
