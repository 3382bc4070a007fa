import FoundationEssentials
import InMemoryAdapters
import SharedKernel
import VKSimulator
import VideoCatalog
import VideoFeedFixtures
import VideoFeedSimulator

extension Vitrine {
    /// The in-memory fakes of every port. A player is no port: what it plays lies on the simulator's media host.
    static func memory(media: RunningVideoFeedSimulator, players: RunningVKSimulator) -> Vitrine {
        let entries = media.entries(of: .lessons)
        let videos = entries.compactMap { entry in
            Video.ID(rawValue: "lessons-\(entry.id)").map { id in
                Video(
                    id: id, title: entry.name, summary: entry.description,
                    thumbnail: entry.thumbnail.flatMap(URL.init(string:)),
                    media: entry.link.flatMap(URL.init(string:)).map(Video.Media.file))
            }
        }
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
        return Vitrine(
            videoFeed: InMemoryVideoFeed(videos),
            feedCache: InMemoryFeedCache(),
            thumbnailSource: InMemoryThumbnailSource(Dictionary(pictures) { first, _ in first }),
            thumbnailCache: InMemoryThumbnailCache(),
            mediaInspector: InMemoryMediaInspector(videos.compactMap(\.media)),
            downloader: InMemoryVideoDownloader(Dictionary(clips) { first, _ in first }, into: files),
            library: InMemoryOfflineLibrary(files: files),
            downloadsStore: InMemoryDownloadsStore(),
            freeSpace: InMemoryFreeSpace(),
            positions: InMemoryPlaybackPositions(),
            namedFiles: InMemoryNamedFiles(files),
            gallery: .memory(players: players, time: SystemTime(), random: SystemRandom()),
            drive: .memory(time: SystemTime(), random: SystemRandom()),
            favorites: .memory(time: SystemTime()),
            registration: .memory(time: SystemTime()),
            time: SystemTime())
    }
}
