import SimulatorKit
import VideoFeedFixtures
import WebServer

/// The host of pictures, clips and the stream, with addresses of the real ones' shape.
struct MediaHost {
    /// File names by path.
    private let files: [String: String]

    init() {
        var files: [String: String] = [:]
        for name in MediaFile.names where !name.hasPrefix("hls/") { files[Self.delivery(of: name)] = name }
        for name in MediaFile.names where name.hasPrefix("hls/") { files["/" + name] = name }
        for (place, video) in zip(1..., Course.videos) { files[Self.square(place)] = video.picture }
        self.files = files
    }

    /// `nil` where there is no such file.
    func response(to request: Request) -> Response? {
        guard let file = files["/" + request.path.joined(separator: "/")].flatMap(MediaFile.init(named:)) else {
            return nil
        }
        return Response(
            headers: [
                "Content-Type": file.mediaType, "ETag": "\"\(file.name.fingerprint(digits: 16))\"",
                "Last-Modified": "Fri, 21 Nov 2025 06:00:00 GMT", "Cache-Control": "max-age=3600",
            ],
            body: .data(file.data))
    }

    static func entries(of generation: FeedGeneration, on host: String) -> [FeedEntry] {
        switch generation {
        case .videos:
            zip(1..., Course.videos).map { place, video in
                FeedEntry(
                    id: video.id, name: video.name, description: video.description,
                    thumbnail: host + square(place), link: "\(host)/\(video.clip)")
            }
        case .lessons:
            Course.lessons.map { lesson in
                FeedEntry(
                    id: lesson.id, name: lesson.name, description: lesson.description,
                    thumbnail: "\(host)\(delivery(of: lesson.picture))?image_crop_resized=1000x560",
                    link: host + delivery(of: lesson.clip))
            }
        }
    }

    static func isPicture(_ path: String) -> Bool { path.hasSuffix(".jpg") }

    private static func square(_ place: Int) -> String { "/id/\(place)/2000/2000.jpg" }

    /// `/deliveries/40HEX.jpg` for a picture, `/deliveries/40HEX/10HEX.mp4` for a clip.
    private static func delivery(of name: String) -> String {
        let key = name.fingerprint(digits: 40)
        let ending = name.split(separator: ".").last ?? ""
        return isPicture(name) ? "/deliveries/\(key).jpg" : "/deliveries/\(key)/\(key.suffix(10)).\(ending)"
    }
}
