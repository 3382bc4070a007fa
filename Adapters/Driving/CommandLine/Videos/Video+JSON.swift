import Digests
import SharedKernel
import VideoCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Video {
    func json(media: Media?, download: Download.State) -> JSONValue {
        let kind: JSONValue =
            switch media {
            case .file: "file"
            case .stream: "stream"
            case nil: nil
            }
        return [
            "id": .string(id.rawValue), "title": .string(title), "summary": .string(summary),
            "thumbnailURL": JSONValue(thumbnail?.absoluteString), "videoURL": JSONValue(media?.url.absoluteString),
            "kind": kind, "download": download.json,
        ]
    }
}

extension Download.State {
    var json: JSONValue {
        let name: JSONValue
        var speed: JSONValue = nil
        var error: JSONValue = nil
        switch self {
        case .notKept: name = "notKept"
        case .waiting: name = "waiting"
        case .receiving(_, let bytesPerSecond):
            name = "receiving"
            if let bytesPerSecond { speed = .number(Int(bytesPerSecond)) }
        case .paused: name = "paused"
        case .failed(let failure, _):
            name = "failed"
            error = .string(CommandFailure(failure, in: .english).code)
        case .kept: name = "kept"
        }
        return [
            "state": name, "receivedBytes": .number(received.count),
            "totalBytes": received.total.map(JSONValue.number) ?? .null, "bytesPerSecond": speed, "error": error,
        ]
    }
}

extension SaveToFile.Saved {
    var json: JSONValue {
        let kept = Download.State.kept(sizeInBytes: sizeInBytes)
        return video?.json(media: video?.media, download: kept)
            ?? ["videoURL": JSONValue(link?.absoluteString), "download": kept.json]
    }
}

extension VerifyKeptVideos.Finding {
    var json: JSONValue {
        let state: JSONValue
        var found: JSONValue = .null
        var foundDigest: JSONValue = .null
        switch condition {
        case .whole:
            state = "whole"
            found = .number(kept.sizeInBytes)
        case .nowFingerprinted:
            state = "nowFingerprinted"
            found = .number(kept.sizeInBytes)
        case .missing: state = "missing"
        case .wrongLength(let bytes):
            state = "wrongLength"
            found = .number(bytes)
        case .changed(let digest):
            state = "changed"
            found = .number(kept.sizeInBytes)
            foundDigest = .string(digest.description)
        }
        return [
            "id": .string(kept.id.rawValue), "title": .string(kept.video.title), "state": state,
            "sizeBytes": .number(kept.sizeInBytes), "foundBytes": found,
            "sha256": JSONValue(kept.fingerprint?.description), "foundSHA256": foundDigest,
        ]
    }
}

extension JSONValue {
    /// A whole list of what is on this computer.
    static func list(_ items: [JSONValue]) -> JSONValue {
        ["items": .array(items), "source": "live", "savedAt": nil, "nextPage": nil]
    }

    /// This object with one more member; anything else stays as it is.
    func adding(_ name: String, _ value: JSONValue) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members + [Member(name, value)])
    }
}
