import Gallery
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Photo {
    var json: JSONValue {
        let best = sizes.best
        let extent = best?.widthAndHeightInPixels
        return [
            "id": .string(id.rawValue), "summary": .string(text), "uploadedAt": JSONValue(uploadedAt),
            "width": extent.map { .number($0.width) } ?? .null, "height": extent.map { .number($0.height) } ?? .null,
            "imageURL": JSONValue(best?.address.absoluteString),
            "thumbnailURL": JSONValue(sizes.smallest(coveringPixels: 320)?.address.absoluteString),
            "publicURL": .string(link.absoluteString),
        ]
    }
}

extension GalleryVideo {
    var json: JSONValue {
        var unavailable: JSONValue = nil
        if case .unavailable(let reason) = playback { unavailable = .string(reason.rawValue) }
        return [
            "id": .string(id.rawValue), "title": .string(title), "summary": .string(summary),
            "uploadedAt": JSONValue(uploadedAt),
            "durationSeconds": duration.map { .number(Int($0.components.seconds)) } ?? .null,
            "live": .bool(isLive), "thumbnailURL": JSONValue(previews.best?.address.absoluteString),
            "playerURL": JSONValue(player?.absoluteString), "unavailable": unavailable,
            "publicURL": .string(link.absoluteString),
        ]
    }
}

extension SavingProgress {
    var json: JSONValue {
        let failures = failures.map { failure -> JSONValue in
            ["id": .string(failure.id.rawValue), "error": .string(CommandFailure(failure.error, in: .english).code)]
        }
        return [
            "total": total.map(JSONValue.number) ?? .null, "saved": .number(savedCount),
            "alreadySaved": .number(alreadySavedCount), "failed": .number(failedCount), "failures": .array(failures),
        ]
    }
}
