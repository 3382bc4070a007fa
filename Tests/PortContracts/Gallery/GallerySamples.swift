import Gallery
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the contracts of the gallery put into the worlds that they start from.
enum GallerySamples {
    static let community = Community(
        id: Community.ID(rawValue: "club128666765"), name: "Mobile «Up» & Co",
        link: URL(string: "https://gallery.example/mobile_up")!)

    /// The oldest first: 0 was uploaded on 2 March 2026 at 10:00 UTC, each later one an hour after the one before.
    static func photo(_ number: Int) -> Photo {
        let pictures = "https://pictures.example/\(number).jpg"
        return Photo(
            id: Photo.ID(rawValue: "club128666765_\(457_239_017 + number)")!,
            uploadedAt: monday.addingTimeInterval(Double(number) * 3_600),
            text: number.isMultiple(of: 2) ? "" : "Line \(number)\nand <another>",
            sizes: [
                PictureSize(URL(string: "\(pictures)?size=604x453")!, widthInPixels: 604, heightInPixels: 453),
                PictureSize(URL(string: "\(pictures)?size=1280x960")!, widthInPixels: 1_280, heightInPixels: 960),
            ],
            link: URL(string: "https://gallery.example/photo-128666765_\(457_239_017 + number)")!)
    }

    /// Numbered as the photos are; every fifth cannot be played.
    static func video(_ number: Int) -> GalleryVideo {
        let player = URL(string: "https://gallery.example/player?id=\(number)&hash=00ff")!
        return GalleryVideo(
            id: GalleryVideo.ID(rawValue: "club128666765_\(456_239_017 + number)")!,
            title: "Video <\(number)>", summary: number.isMultiple(of: 2) ? "" : "About it\nin two lines",
            uploadedAt: monday.addingTimeInterval(Double(number) * 3_600), duration: .seconds(90 + number),
            isLive: false,
            previews: [
                PictureSize(
                    URL(string: "https://pictures.example/v\(number).jpg")!, widthInPixels: 1_280, heightInPixels: 720)
            ],
            playback: number % 5 == 4 ? .unavailable(.hidden) : .player(player),
            link: URL(string: "https://gallery.example/video-128666765_\(456_239_017 + number)")!)
    }

    /// 2 March 2026, 10:00:00 UTC.
    static let monday = Date(timeIntervalSince1970: 1_772_445_600)
}
