import Digests
import Drive
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension DriveItem {
    var json: JSONValue {
        [
            "id": .string(id.rawValue), "path": .string(path.description), "name": .string(name),
            "kind": isFolder ? "folder" : "file", "sizeBytes": file.map { .number($0.sizeInBytes) } ?? .null,
            "mimeType": JSONValue(file?.mimeType), "createdAt": JSONValue(createdAt),
            "modifiedAt": JSONValue(modifiedAt), "publicURL": JSONValue(publicLink?.absoluteString),
            "md5": JSONValue(file?.digests.md5?.description), "sha256": JSONValue(file?.digests.sha256?.description),
        ]
    }
}

extension DriveUsage {
    var json: JSONValue {
        [
            "totalBytes": .number(totalBytes), "usedBytes": .number(usedBytes), "trashBytes": .number(trashBytes),
            "login": JSONValue(owner?.login), "name": JSONValue(owner?.name),
        ]
    }
}

extension TrashedItem {
    var json: JSONValue {
        [
            "id": .string(id.rawValue), "name": .string(name), "path": JSONValue(origin?.description),
            "kind": isFolder ? "folder" : "file", "sizeBytes": sizeInBytes.map(JSONValue.number) ?? .null,
            "deletedAt": JSONValue(deletedAt),
        ]
    }
}

extension IndexedFile {
    var json: JSONValue {
        [
            "path": .string(path.description), "name": JSONValue(path.name?.rawValue), "kind": "file",
            "sizeBytes": .number(sizeInBytes), "modifiedAt": JSONValue(modifiedAt),
        ]
    }
}

extension DiskIndex.Match {
    var json: JSONValue {
        switch self {
        case .file(let file): file.json
        case .folder(let path):
            [
                "path": .string(path.description), "name": JSONValue(path.name?.rawValue), "kind": "folder",
                "sizeBytes": nil, "modifiedAt": nil,
            ]
        }
    }
}

extension TreeStep {
    var json: JSONValue {
        var result: [JSONValue.Member] = [
            .init("path", .string(path.description)), .init("file", .string(place.path)),
            .init("sizeBytes", sizeInBytes.map(JSONValue.number) ?? .null),
        ]
        switch outcome {
        case .brought: result.append(.init("outcome", "done"))
        case .wasThere: result.append(.init("outcome", "wasThere"))
        case .failed(let error): result += [.init("outcome", "failed"), .init("error", .string(error.forScripts.code))]
        }
        return .object(result)
    }
}

extension JSONValue {
    /// A list with where it came from.
    init(items: [JSONValue], _ freshness: Freshness, next: String? = nil, total: Int? = nil) {
        self = [
            "items": .array(items), "source": freshness == .live ? "live" : "cache",
            "savedAt": JSONValue(freshness.savedAt), "nextPage": JSONValue(next),
            "total": total.map(JSONValue.number) ?? .null,
        ]
    }
}
