public import HTTPTransport
public import Registration
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Contests from Kontests: `GET /api/v1/all`, a bare list in which every field is a text, `-` or null.
///
/// Its table is emptied and filled again every two minutes, so an empty answer is asked for once more. Its words on a
/// contest's status are up to nine minutes old, and are not read: the times tell it.
public struct KontestsCatalogSource: CatalogSource {
    private let client: any HTTPClient
    private let address: URL
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - address: the service's, without a path: `https://kontests.net`.
    ///   - clock: for the pause before an empty answer is asked for again.
    public init(client: any HTTPClient, address: URL, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.address = address
        self.clock = clock
    }

    private static var pauseAfterAnEmptyAnswer: Duration { .seconds(3) }

    public func list() async throws(CatalogError) -> Loaded<CatalogList> {
        var rows = try await rows()
        if rows.isEmpty {
            do { try await clock.sleep(for: Self.pauseAfterAnEmptyAnswer) } catch { throw .cancelled }
            rows = try await self.rows()
        }
        let read = CatalogRows(rows) { row, _ in Contest(row).map(CatalogItem.contest) }
        return Loaded(try read.list(), freshness: .live)
    }

    private func rows() async throws(CatalogError) -> [Wire] {
        guard let rows = try await client.catalog(at: address.appending(path: "api/v1/all")).list else {
            throw .unreadable
        }
        return rows
    }
}

extension Contest {
    fileprivate init?(_ row: Wire) {
        let link = row["url"]?.link
        let site = row["site"]?.text ?? ""
        guard let name = row["name"]?.text.flatMap({ $0.count > 2 ? $0 : nil }) ?? link?.asAName ?? row["name"]?.text
        else { return nil }
        let start = row["start_time"]?.text
        let span = ContestSpan(
            startsAt: start.flatMap(Date.init(contestTime:)),
            endsAt: row["end_time"]?.text.flatMap(Date.init(contestTime:)),
            duration: row["duration"].flatMap(Duration.init(contestDuration:)))
        // Neither names nor links are unlike each other.
        let id = [link?.absoluteString, name, start].compactMap(\.self).joined(separator: " ")
        self.init(id: id, name: name, site: site, link: link, span: span)
    }
}

extension URL {
    /// The last part of the address, in words: one site leaves its contests without names.
    fileprivate var asAName: String? {
        let words = lastPathComponent.split { "-_/".contains($0) }.joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}

extension Duration {
    /// Seconds, as a text with or without a fraction, or as a number; `nil` for `-`, nothing, and what no contest takes.
    fileprivate init?(contestDuration wire: Wire) {
        guard let seconds = wire.number, seconds > 0, seconds < 10_000_000_000,
            let whole = Int64(seconds.description.prefix { $0 != "." })
        else { return nil }
        self = .seconds(whole)
    }
}
