import HTMLBuilder
import SimulatorKit
import UnsplashFixtures
import WebServer

/// The pages of the site that links lead to, so that a click in the demo ends somewhere.
struct SitePages {
    let records: [PhotoRecord]

    /// `nil` for every path that is none of the site's.
    func response(to request: Request) -> Response? {
        guard request.path.first == "site" else { return nil }
        let language = PageLanguage(of: request)
        let name = request.path.last ?? ""
        if let author = records.first(where: { "@" + $0.author.username == name })?.author {
            return page(author.name ?? author.username, author.bio ?? "", language)
        }
        if let record = records.first(where: { $0.id == name || name.hasSuffix("-" + $0.id) }) {
            return page(record.altText ?? record.id, record.author.name ?? record.author.username, language)
        }
        return page(language("There is no such page", "Такой страницы нет"), "", language, status: .notFound)
    }

    private func page(_ title: String, _ text: String, _ language: PageLanguage, status: Status = .ok) -> Response {
        .page(status, title: title, language: language, narrow: true) {
            h1 { title }
            p { text }
            p(.class("quiet")) { language("A page of the simulated Unsplash.", "Страница учебного Unsplash.") }
        }
    }
}
