import HTMLBuilder
import Registration
import SharedKernel
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One row of the main screen's list: what it is, what is known of it, and what counts most at its end.
struct CatalogRow {
    let item: CatalogItem
    let visit: Visit

    func html() -> HTML {
        switch item {
        case .product(let product): row(of: product)
        case .book(let book): row(of: book)
        case .contest(let contest): row(of: contest)
        }
    }

    private func row(of product: Product) -> HTML {
        row(
            product.title, picture: product.image == nil ? nil : Path.to("/catalog/picture", ("product", product.id)),
            details: [product.category, product.rating.map { visit.say(rating($0)) }],
            end: product.price.map { $0.text(in: visit.language) } ?? visit.say(.noPrice))
    }

    private func row(of book: Book) -> HTML {
        row(
            book.title,
            details: [book.author.isEmpty ? visit.say(.noAuthor) : book.author, book.genre],
            end: book.published.map { "\($0.year)" } ?? "")
    }

    private func row(of contest: Contest) -> HTML {
        let span = visit.words.span(from: contest.span.startsAt, to: contest.span.endsAt) ?? visit.say(.noDateYet)
        let length = contest.span.duration.map(visit.words.duration) ?? visit.say(.noDuration)
        return row(
            contest.name, link: contest.link, details: [span, length, contest.site],
            end: phase(contest.span.phase(at: visit.now)).map(visit.say) ?? "")
    }

    private func row(
        _ title: String, picture: String? = nil, link: URL? = nil, details: [String?], end: String
    ) -> HTML {
        li(.class("row")) {
            if let picture {
                // The title beside it says what it shows.
                img(.src(picture), .alt(""), .width(56), .height(56), .loading("lazy"), .decoding("async"))
            }
            span {
                if let link {
                    a(.href(link.absoluteString), .target("_blank"), .rel("noreferrer noopener")) {
                        title
                    }
                } else {
                    title
                }
                small { details.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ") }
            }
            span(.class("end")) { end }
        }
    }

    private func rating(_ rating: Product.Rating) -> Phrase {
        let average = "\(rating.average)"
        return Phrase(
            "rated \(average) (\(Words(.english).number(rating.count)))",
            "оценка \(average.replacing(".", with: ",")) (\(Words(.russian).number(rating.count)))")
    }

    private func phase(_ phase: ContestSpan.Phase) -> Phrase? {
        switch phase {
        case .running: .contestRuns
        case .over: .contestOver
        case .upcoming, .unknown: nil
        }
    }
}
