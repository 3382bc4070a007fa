import FoundationEssentials
import InMemoryAdapters
import SharedKernel
import VideoCatalog
import VideoFeedFixtures
import VideoFeedSimulator

extension VideosWiring {
    /// The in-memory fakes of every port. A player is no port: what it plays lies on the simulator's media host.
    static func memory(media: RunningVideoFeedSimulator, time: any TimeSource) -> VideosWiring {
        let entries = media.entries(of: .lessons)
        let videos = entries.compactMap(Video.init)
        let pictures = zip(entries, Course.lessons).compactMap { entry, lesson -> (URL, Picture)? in
            guard let address = entry.thumbnail.flatMap(URL.init(string:)),
                let file = MediaFile(named: lesson.picture)
            else { return nil }
            return (address, Picture(data: file.data, mediaType: file.mediaType))
        }
        let clips = zip(entries, Course.lessons).compactMap { entry, lesson -> (URL, Data)? in
            guard let address = entry.link.flatMap(URL.init(string:)), let file = MediaFile(named: lesson.clip) else {
                return nil
            }
            return (address, file.data)
        }
        let files = InMemoryVideoFiles()
        let kept = InMemoryFeedCache()
        let access = VideoCatalogAccess(
            feed: InMemoryVideoFeed(videos),
            cache: kept,
            thumbnails: InMemoryPictureSource<VideoCatalogError>(Dictionary(pictures) { first, _ in first }),
            thumbnailCache: InMemoryPictureCache<VideoCatalogError>(),
            inspector: InMemoryMediaInspector(videos.compactMap(\.media)),
            downloader: InMemoryVideoDownloader(Dictionary(clips) { first, _ in first }, into: files),
            shelf: InMemoryOfflineLibrary(files: files),
            downloads: InMemoryDownloadsStore(),
            freeSpace: InMemoryFreeSpace(),
            positions: InMemoryPlaybackPositions(),
            namedFiles: InMemoryNamedFiles(files),
            time: time,
            untilNextLook: { try await Task.sleep(for: .milliseconds(400)) })
        return VideosWiring(access: access, cache: kept)
    }
}

extension Video {
    fileprivate init?(_ entry: FeedEntry) {
        guard let id = ID(rawValue: "lessons-\(entry.id)") else { return nil }
        self.init(
            id: id, title: entry.name, summary: entry.description,
            thumbnail: entry.thumbnail.flatMap(URL.init(string:)),
            media: entry.link.flatMap(URL.init(string:)).map(Media.file))
    }
}
