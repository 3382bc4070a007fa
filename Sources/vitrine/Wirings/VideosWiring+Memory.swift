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
        return VideosWiring(
            feed: InMemoryVideoFeed(videos),
            cache: InMemoryFeedCache(),
            thumbnails: InMemoryPictureSource<VideoCatalogError>(Dictionary(pictures) { first, _ in first }),
            thumbnailCache: InMemoryPictureCache<VideoCatalogError>(),
            inspector: InMemoryMediaInspector(videos.compactMap(\.media)),
            downloader: InMemoryVideoDownloader(Dictionary(clips) { first, _ in first }, into: files),
            library: InMemoryOfflineLibrary(files: files),
            downloads: InMemoryDownloadsStore(),
            freeSpace: InMemoryFreeSpace(),
            positions: InMemoryPlaybackPositions(),
            namedFiles: InMemoryNamedFiles(files),
            time: time)
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
