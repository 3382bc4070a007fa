import Foundation
import InMemoryAdapters
import SharedKernel
import VideoCatalog
import WebApp
import WebDriver
import WebServer

extension VitrineWebApp {
    /// One over fakes, with no videos in it.
    init(gallery: GalleryScreens? = nil, discover: DiscoverScreens? = nil, time: FixedTime) {
        let files = InMemoryVideoFiles()
        self.init(
            videos: VideoCatalogAccess(
                feed: InMemoryVideoFeed([]), cache: InMemoryFeedCache(),
                thumbnails: InMemoryPictureSource<VideoCatalogError>(),
                thumbnailCache: InMemoryPictureCache<VideoCatalogError>(), inspector: InMemoryMediaInspector(),
                downloader: InMemoryVideoDownloader([:], into: files, stepInBytes: 1),
                shelf: InMemoryOfflineLibrary(files: files), downloads: InMemoryDownloadsStore(),
                freeSpace: InMemoryFreeSpace(), positions: InMemoryPlaybackPositions(),
                namedFiles: InMemoryNamedFiles(files), time: time, untilNextLook: { throw CancellationError() }),
            gallery: gallery, discover: discover, about: About(version: "1", dataFolder: nil), timeZone: .gmt,
            time: time, random: SeededRandom(seed: 3))
    }

    /// Serves it in this process, and lets a browser in.
    ///
    /// - Parameter work: is given the browser, and the address without a slash at its end.
    func visited(_ wishes: Wishes, by work: (Browser, String) async throws -> Void) async throws {
        let here = try await Server { request in await respond(to: request) }.start()
        let address = here.address.description
        let outcome: Result<Void, any Error>
        do {
            try await Browser.open(wishes) { browser in
                if let door = URL(string: address + launchPath) { try await browser.open(door) }
                try await work(browser, address)
            }
            outcome = .success(())
        } catch {
            outcome = .failure(error)
        }
        await here.stop(within: .seconds(1))
        try outcome.get()
    }
}
