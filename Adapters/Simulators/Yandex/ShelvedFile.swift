import VKFixtures
import VideoFeedFixtures
import YandexFixtures

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A file or an empty folder, and where it is to lie on the disk.
public struct ShelvedFile: Sendable {
    /// From the root, without a slash before it.
    public var path: String
    public var date: Date
    /// `nil` for a folder.
    let blob: Blob?

    /// A folder, with every folder on the way.
    public init(folder path: String, at date: Date = Date(timeIntervalSince1970: 1_763_000_000)) {
        self.init(path, date, nil)
    }

    public init(_ path: String, _ data: Data, at date: Date = Date(timeIntervalSince1970: 1_763_000_000)) {
        self.init(path, date, Blob(uploaded: data, named: path))
    }

    init(_ path: String, _ date: Date, _ blob: Blob?) {
        self.path = path
        self.date = date
        self.blob = blob
    }

    /// Many small files in one folder, which share their bytes: `Много/0001.txt`…
    public static func many(_ count: Int, in folder: String) -> [ShelvedFile] {
        let blob = Blob(Data("Один из многих.\n".utf8))
        return (1...max(1, count)).prefix(count).map { number in
            let digits = String(number)
            return ShelvedFile(
                "\(folder)/" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".txt",
                Date(timeIntervalSince1970: 1_700_000_000 + Double(number)), blob)
        }
    }

    /// Documents, photos, clips, and names with every awkward sign.
    public static var demo: [ShelvedFile] { documents + photos + clips }

    private static var documents: [ShelvedFile] {
        DiskDocument.all.compactMap { document in
            DiskDocument.data(document.file).map { data in
                let previews = document.previews.map { Blob.Preview(width: $0.width, data: $0.png, type: "image/png") }
                let blob =
                    previews.isEmpty ? Blob(uploaded: data, named: document.path) : Blob(data, previews: previews)
                return ShelvedFile(document.path, Date(timeIntervalSince1970: Double(document.date)), blob)
            }
        }
    }

    /// The community's pictures: the largest of each as the file, the rest as its previews.
    private static var photos: [ShelvedFile] {
        Picture.all.enumerated().compactMap { place, picture in
            let previews = picture.sizes.filter { !$0.link.contains("-cropped") }.sorted { $0.width < $1.width }
                .compactMap { size in
                    Picture.data(size.link).map { Blob.Preview(width: size.width, data: $0, type: "image/jpeg") }
                }
            guard let data = Picture.data(picture.original.link) ?? previews.last?.data else { return nil }
            let folder = place % 4 == 3 ? "Фотокамера/2024" : "Фотокамера"
            let date = Date(timeIntervalSince1970: 1_720_000_000 + Double(place) * 1_700_000)
            return ShelvedFile("\(folder)/\(picture.name).jpg", date, Blob(data, previews: previews))
        }
    }

    private static var clips: [ShelvedFile] {
        ["dunes.mp4", "northern-lights.webm"].enumerated().compactMap { place, name in
            MediaFile(named: name).map {
                ShelvedFile(
                    "Видео/\(name)", $0.data, at: Date(timeIntervalSince1970: 1_757_000_000 + Double(place) * 900))
            }
        }
    }
}

extension DiskStore {
    /// Puts files in their places, the oldest first, with every folder on the way.
    mutating func fill(with shelf: [ShelvedFile]) {
        for file in shelf.sorted(by: { $0.date < $1.date }) {
            guard let path = ResourcePath("disk:/" + file.path), let name = path.names.last, let parent = path.parent
            else { continue }
            guard let blob = file.blob else {
                makeFolders(path, at: file.date)
                continue
            }
            let folder = makeFolders(parent, at: file.date)
            if let there = entry(folder)?.children[name] {
                change(there, at: file.date) {
                    $0.kind = .file(blob)
                    $0.modified = file.date
                }
            } else {
                add(name, .file(blob), to: folder, at: file.date)
            }
        }
    }
}
