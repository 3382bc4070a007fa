public import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One video of the list, with what its link really leads to.
public struct ShowVideo: Sendable {
    private let list: ListVideos
    private let inspector: any MediaInspector

    public init(list: ListVideos, inspector: any MediaInspector) {
        self.list = list
        self.inspector = inspector
    }

    /// - Parameter id: the whole id, or its number where only one video has it.
    /// - Throws: ``VideoCatalogError/notFound`` when neither the kept list nor the feed has it; what is wrong with the
    ///   feed when the kept list lacks it and the feed cannot be asked.
    public func callAsFunction(_ id: String) async throws(VideoCatalogError) -> Loaded<Video> {
        let kept = try await list(.keptFirst)
        if let video = kept.value.video(id) { return Loaded(video, freshness: kept.freshness) }
        guard kept.freshness != .live else { throw .notFound }
        let live = try await list(.live)
        if let video = live.value.video(id) { return Loaded(video, freshness: live.freshness) }
        throw live.freshness.reason?.error ?? .notFound
    }

    /// What there is to play, asking the link itself where its name does not tell; `nil` where there is nothing.
    public func media(of video: Video) async throws(VideoCatalogError) -> Video.Media? {
        guard let media = video.media else { return nil }
        return media.isNamedByItsLink ? media : try await inspector.media(at: media.url)
    }
}

extension Freshness {
    fileprivate var reason: Reason? {
        if case .cached(_, let reason) = self { reason } else { nil }
    }
}

extension Freshness.Reason {
    /// What is wrong with the feed; `nil` where nothing is known to be.
    fileprivate var error: VideoCatalogError? {
        switch self {
        case .notAskedYet: nil
        case .offline: .offline
        case .sourceFailed: .sourceFailed
        case .unreadable: .unreadable
        case .tryLater: .tryLater(after: .zero)
        }
    }
}

extension Video.Media {
    /// Whether the link ends in the name of a kind of media.
    public var isNamedByItsLink: Bool {
        ["mp4", "m4v", "mov", "webm", "ogv", "m3u8"].contains(url.pathExtension.lowercased())
    }
}
