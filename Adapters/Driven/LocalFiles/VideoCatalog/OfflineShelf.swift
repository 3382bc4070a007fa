import Digests
import SharedKernel
import VideoCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of kept videos in one directory. Every call may block.
struct OfflineShelf: Sendable {
    let directory: PrivateDirectory

    /// `nil` where the directory is there and cannot be read.
    var records: [OfflineRecord]? {
        guard let names = directory.names else { return nil }
        return names.filter { $0.hasSuffix(".json") }
            .compactMap { Video.ID(rawValue: String($0.dropLast(5))) }
            .compactMap(record)
    }

    func record(of id: Video.ID) -> OfflineRecord? {
        // A record that cannot be read is one that is not there: the file may be taken in again.
        guard let data = directory.read("\(id).json"),
            let record = try? JSONDecoder().decode(OfflineRecord.self, from: data),
            record.format == OfflineRecord.format, record.video.id == id,
            VideoFileKind.allCases.contains(where: { "\(id).\($0)" == record.file })
        else { return nil }
        return record
    }

    func add(_ kept: KeptVideo, picture: Picture?) -> Bool {
        let file = Self.fileName(of: kept.video)
        guard directory.size(of: file) != nil else { return false }
        // What was kept in another form before goes.
        for kind in VideoFileKind.allCases where "\(kept.id).\(kind)" != file {
            guard directory.remove("\(kept.id).\(kind)") else { return false }
        }
        if let picture {
            let address = kept.video.thumbnail?.absoluteString ?? ""
            // A video in hand outweighs its missing picture.
            _ = directory.write(PictureFile(address: address, picture: picture).bytes, to: "\(kept.id).picture")
        } else if !directory.remove("\(kept.id).picture") {
            return false
        }
        // A record holds nothing that has no form in JSON.
        guard let record = try? JSONEncoder().encode(OfflineRecord(kept, file: file)) else { return false }
        directory.removeLeftovers(of: ["\(kept.id).json", "\(kept.id).picture"])
        return directory.write(record, to: "\(kept.id).json", survivingPowerCut: true)
    }

    func remove(_ id: Video.ID) -> Bool {
        directory.removeLeftovers(of: ["\(id).json", "\(id).picture"])
        guard directory.remove("\(id).json"), directory.remove("\(id).picture") else { return false }
        return VideoFileKind.allCases.allSatisfy { directory.remove("\(id).\($0)") }
    }

    static func fileName(of video: Video) -> String {
        "\(video.id).\(VideoFileKind(nameOf: video.media?.url.lastPathComponent ?? ""))"
    }
}

/// What a kept video is, as it stands in its file.
struct OfflineRecord: Codable {
    static let format = "vitrine-kept-video 1"

    let format: String
    let video: Video
    let file: String
    let sizeInBytes: Int
    let keptAt: Date
    /// In hexadecimal; not there in records of before it was written down.
    let sha256: String?

    init(_ kept: KeptVideo, file: String) {
        format = Self.format
        video = kept.video
        self.file = file
        sizeInBytes = kept.sizeInBytes
        keptAt = kept.keptAt
        sha256 = kept.fingerprint?.description
    }

    var kept: KeptVideo {
        KeptVideo(
            video, sizeInBytes: sizeInBytes, keptAt: keptAt, fingerprint: sha256.flatMap { Digest(hexadecimal: $0) })
    }
}

/// The kinds of files that a player plays, by their ending.
enum VideoFileKind: String, CaseIterable, CustomStringConvertible {
    case mp4, m4v, mov, webm, ogv

    /// By the name's ending; MP4 where that says nothing.
    init(nameOf name: String) {
        self = name.split(separator: ".").last.flatMap { Self(rawValue: $0.lowercased()) } ?? .mp4
    }

    var description: String { rawValue }

    var mediaType: String {
        switch self {
        case .mp4, .m4v: "video/mp4"
        case .mov: "video/quicktime"
        case .webm: "video/webm"
        case .ogv: "video/ogg"
        }
    }
}
