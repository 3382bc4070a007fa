import VideoCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The videos of the worlds that contracts start from.
enum VideoSamples {
    static let lesson = video(
        "lessons-950", title: "The First Lesson [Any Model]", summary: "What’s the secret?\nLight.",
        thumbnail: "https://media.example/deliveries/0a0a.jpg?image_crop_resized=1000x560",
        media: URL(string: "https://media.example/deliveries/0b0b/ab12cd34ef.mp4").map { .file($0) })

    static let awkward = video(
        "lessons-7991", title: "Light & <shadow> \"at\" dusk, «сумерки» 📷", summary: "",
        thumbnail: "https://media.example/deliveries/0c0c.jpg",
        media: URL(string: "https://media.example/deliveries/0d0d/cd34ef56ab.mp4").map { .file($0) })

    static let stream = video(
        "lessons-1486", title: "A stream", summary: "Lorem ipsum dolor sit amet.",
        thumbnail: "https://pictures.example/id/1/2000/2000.jpg",
        media: URL(string: "https://media.example/hls/playlist.m3u8").map { .stream($0) })

    static let bare = video("videos-950", title: "", summary: "", thumbnail: nil, media: nil)

    private static func video(
        _ id: String, title: String, summary: String, thumbnail: String?, media: Video.Media?
    ) -> Video {
        Video(
            id: Video.ID(rawValue: id)!, title: title, summary: summary,
            thumbnail: thumbnail.flatMap { URL(string: $0) },
            media: media)
    }
}
