import Foundation
public import Gallery
public import SharedKernel

extension Community {
    public static let studio = Community(
        id: ID(rawValue: "club128666765"), name: "Mobile «Up» & Co",
        link: URL(string: "https://gallery.example/mobile_up")!)
}

extension Community.Reference {
    public static let studio = Community.Reference(rawValue: "mobile_up")
}

extension Photo {
    /// Number 0 was uploaded on 2 March 2026 at 10:00 UTC, each later one an hour after the one before.
    public static func sample(_ number: Int) -> Photo {
        let picture = "https://pictures.example/\(number).jpg"
        return Photo(
            id: ID(rawValue: "club128666765_\(457_239_017 + number)")!,
            uploadedAt: Date(timeIntervalSince1970: 1_772_445_600 + Double(number) * 3_600),
            text: number.isMultiple(of: 3) ? "Backstage <\(number)> & more" : "",
            sizes: [
                PictureSize(URL(string: "\(picture)?size=604x453")!, widthInPixels: 604, heightInPixels: 453),
                PictureSize(URL(string: "\(picture)?size=130x98")!, widthInPixels: 130, heightInPixels: 98),
                PictureSize(URL(string: "\(picture)?size=2560x1920")!, widthInPixels: 2_560, heightInPixels: 1_920),
                PictureSize(URL(string: "\(picture)?size=1280x960")!, widthInPixels: 1_280, heightInPixels: 960),
            ],
            link: URL(string: "https://gallery.example/photo-128666765_\(457_239_017 + number)")!)
    }

    public static func samples(_ numbers: Range<Int>) -> [Photo] { numbers.map(sample) }

    /// One that came without any picture.
    public static let withoutSizes = Photo(
        id: ID(rawValue: "club128666765_1")!, uploadedAt: Date(timeIntervalSince1970: 1_330_000_000), text: "",
        sizes: [], link: URL(string: "https://gallery.example/photo-128666765_1")!)
}

extension GalleryVideo {
    /// Numbered as the photos are.
    public static func sample(
        _ number: Int, title: String? = nil, playback: Playback? = nil, isLive: Bool = false
    ) -> GalleryVideo {
        let picture = "https://pictures.example/v\(number).jpg"
        let player = URL(string: "https://gallery.example/player?id=\(number)&hash=00ff")!
        return GalleryVideo(
            id: ID(rawValue: "club128666765_\(456_239_017 + number)")!, title: title ?? "Office tour <\(number)>",
            summary: "", uploadedAt: Date(timeIntervalSince1970: 1_772_445_600 + Double(number) * 3_600),
            duration: isLive ? nil : .seconds(90 + number), isLive: isLive,
            previews: [
                PictureSize(URL(string: "\(picture)?size=320x180")!, widthInPixels: 320, heightInPixels: 180),
                PictureSize(URL(string: "\(picture)?size=1280x720")!, widthInPixels: 1_280, heightInPixels: 720),
            ],
            playback: playback ?? .player(player),
            link: URL(string: "https://gallery.example/video-128666765_\(456_239_017 + number)")!)
    }

    public static func samples(_ numbers: Range<Int>) -> [GalleryVideo] { numbers.map { sample($0) } }
}

extension Picture {
    /// A few bytes that begin as a JPEG does.
    public static func jpeg(_ number: UInt8) -> Picture {
        Picture(data: Data([0xFF, 0xD8, 0xFF, 0xE0, number]), mediaType: "image/jpeg")
    }
}
