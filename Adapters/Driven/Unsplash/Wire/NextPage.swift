import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Which page comes after one: what the `Link` header says (RFC 8288), or what follows from the counts where there is
/// no such header, since some answers lack it.
struct NextPage {
    /// `nil` after the last page.
    let number: Int?

    init(after current: Int, of pageSize: Int, in answer: HTTPResponse, found: FoundRows) {
        if let link = answer.headers["Link"], let next = Self.pages(in: link)["next"] {
            // A link that leads back would be followed for ever.
            number = next > current ? next : nil
        } else if found.rows.isEmpty || answer.headers["Link"] != nil {
            number = nil
        } else if let pages = found.totalPages {
            number = current < pages ? current + 1 : nil
        } else if let total = found.total ?? answer.headers["X-Total"].flatMap({ Int($0) }) {
            number = current * pageSize < total ? current + 1 : nil
        } else {
            number = found.rows.count >= pageSize ? current + 1 : nil
        }
    }

    /// The numbers in `<…?page=3&…>; rel="next", <…>; rel="last"`, by relation. Host and order are arbitrary.
    static func pages(in link: String) -> [String: Int] {
        var pages: [String: Int] = [:]
        for part in link.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
            let halves = part.split(separator: ">", maxSplits: 1)
            guard halves.count == 2,
                let relation = halves[1].split(separator: ";").lazy.compactMap(Self.relation).first,
                let items = URLComponents(string: String(halves[0]))?.queryItems,
                let page = items.first(where: { $0.name == "page" })?.value.flatMap({ Int($0) })
            else { continue }
            pages[relation] = page
        }
        return pages
    }

    private static func relation(_ parameter: Substring) -> String? {
        let pair = parameter.split(separator: "=", maxSplits: 1)
        guard pair.count == 2, pair[0].filter({ !$0.isWhitespace }).lowercased() == "rel" else { return nil }
        return pair[1].filter { !$0.isWhitespace && $0 != "\"" && $0 != "," }.lowercased()
    }
}
