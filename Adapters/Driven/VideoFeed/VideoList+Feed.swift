import VideoCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VideoList {
    /// The list in a feed's answer. One bad row, or one bad field in it, costs only itself.
    ///
    /// - Parameters:
    ///   - body: the whole answer.
    ///   - address: where the answer came from in the end; relative links are read against it.
    /// - Throws: ``VideoCatalogError/unreadable`` when there is no list in it, or a list without one readable row.
    init(feed body: Data, from address: URL) throws(VideoCatalogError) {
        let feed: FeedEnvelope
        do { feed = try JSONDecoder().decode(FeedEnvelope.self, from: body) } catch { throw .unreadable }

        var videos: [Video] = []
        var skipped: [SkippedEntry] = []
        var names = VideoNames(generation: feed.generation)
        for (position, entry) in zip(1..., feed.entries) {
            switch names.name(for: entry) {
            case .row(let row, let id): videos.append(Video(row, id: id, from: address))
            case .skipped(let reason): skipped.append(SkippedEntry(position: position, reason: reason))
            }
        }
        guard !videos.isEmpty || feed.entries.isEmpty else { throw .unreadable }
        self.init(videos, skipped: skipped)
    }
}

extension Video {
    fileprivate init(_ row: FeedRow, id: ID, from address: URL) {
        self.init(
            id: id,
            title: row.name?.asRead ?? "",
            summary: row.description?.asRead ?? "",
            thumbnail: row.thumbnail.flatMap { URL(feedLink: $0, on: address) },
            media: row.links.lazy.compactMap { URL(feedLink: $0, on: address) }.first.map(Media.init(named:)))
    }
}

extension Video.Media {
    /// What a link's own name says, without a request to it.
    init(named url: URL) {
        self = url.pathExtension.lowercased() == "m3u8" ? .stream(url) : .file(url)
    }
}
