public import Foundation
public import SharedKernel
public import VideoCatalog

extension Video {
    /// A lesson of the feed's newer generation: one file that plays by ranges.
    public static let lesson = Video(
        id: ID(rawValue: "lessons-950")!, title: "The First Lesson [Any Model]",
        summary: "What’s the secret?\nLight, and a steady hand.",
        thumbnail: URL(string: "https://media.example/deliveries/0a0a0a0a.jpg?image_crop_resized=1000x560"),
        media: .file(URL(string: "https://media.example/deliveries/0b0b0b0b/ab12cd34ef.mp4")!))

    /// Another lesson, whose text must be escaped wherever it is shown.
    public static let awkwardLesson = Video(
        id: ID(rawValue: "lessons-7991")!, title: "Light & <Shadow> \"at\" dusk, «сумерки»", summary: "",
        thumbnail: URL(string: "https://media.example/deliveries/0c0c0c0c.jpg"),
        media: .file(URL(string: "https://media.example/deliveries/0d0d0d0d/cd34ef56ab.mp4")!))

    /// The feed's older generation uses the first lesson's number for something else: a stream.
    public static let olderStream = Video(
        id: ID(rawValue: "videos-950")!, title: "How To Hold A Camera", summary: "Lorem ipsum dolor sit amet.",
        thumbnail: URL(string: "https://pictures.example/id/1/2000/2000.jpg"),
        media: .stream(URL(string: "https://media.example/hls/playlist.m3u8")!))

    /// A video whose link its feed spoiled, without a picture.
    public static let withoutMedia = Video(
        id: ID(rawValue: "lessons-1486")!, title: "Nothing to play", summary: "", thumbnail: nil, media: nil)
}

extension Date {
    /// 2 March 2026, 10:00 UTC: a Monday.
    public static let monday = Date(timeIntervalSince1970: 1_772_445_600)
    public static let tuesday = monday.addingTimeInterval(86_400)
}

extension Picture {
    /// Eight bytes that only claim to be a picture.
    public static let sunrise = Picture(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3, 4]), mediaType: "image/jpeg")
    public static let harbor = Picture(data: Data([0x89, 0x50, 0x4E, 0x47, 5, 6, 7, 8, 9]), mediaType: "image/png")
}
