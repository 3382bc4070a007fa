#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The feed's answer as it stands on the wire: a list under the generation's name, or (never recorded, but cheap to
/// take) a bare list.
struct FeedEnvelope: Decodable {
    let generation: Generation
    let entries: [FeedEntry]

    enum Generation: String, CodingKey, CaseIterable {
        case videos, lessons
    }

    init(from decoder: any Decoder) throws {
        // Not a bare list: then it is an envelope, and what is wrong with that is told below.
        if let entries = try? decoder.singleValueContainer().decode([FeedEntry].self) {
            self.entries = entries
            generation = entries.contains(where: \.namesItsLinkLikeALesson) ? .lessons : .videos
            return
        }
        let envelope = try decoder.container(keyedBy: Generation.self)
        for generation in Generation.allCases {
            // A key of the other generation, or one with something else under it, is simply not the list.
            guard let list = try? envelope.decode(PHPList.self, forKey: generation) else { continue }
            self.generation = generation
            entries = list.entries
            return
        }
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no list"))
    }
}

/// A list, or what PHP's `json_encode` makes of a list with gaps: an object whose keys are the places in it.
private struct PHPList: Decodable {
    let entries: [FeedEntry]

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        do {
            entries = try value.decode([FeedEntry].self)
        } catch {
            let entries = try value.decode([Int: FeedEntry].self)
            guard !entries.isEmpty else { throw error }
            self.entries = entries.sorted { $0.key < $1.key }.map(\.value)
        }
    }
}

/// One entry of the list; hopefully a row.
enum FeedEntry: Decodable {
    case record(FeedRow)
    case notARecord

    init(from decoder: any Decoder) throws {
        // What is no record is a case of its own.
        if let fields = try? decoder.container(keyedBy: FeedRow.Field.self) {
            self = .record(FeedRow(fields))
        } else {
            self = .notARecord
        }
    }

    fileprivate var namesItsLinkLikeALesson: Bool {
        if case .record(let row) = self { row.isNamedLikeALesson } else { false }
    }
}

/// One row, as far as it can be read: a field that is missing, null or of another type is `nil` and no more.
struct FeedRow: Hashable {
    /// Sent as a number in every recording; a text, or a number with a fraction, does as well.
    let id: String?
    let name: String?
    let description: String?
    let thumbnail: String?
    /// `video_link` of the first generation, `video_url` of the second. Neither says what it leads to.
    let links: [String]
    fileprivate let isNamedLikeALesson: Bool

    enum Field: String, CodingKey {
        case id, name, description, thumbnail
        case videoLink = "video_link"
        case videoURL = "video_url"
    }

    init(_ fields: KeyedDecodingContainer<Field>) {
        func text(_ field: Field) -> String? {
            // Losing the error is the point: the field is as good as missing.
            try? fields.decode(String.self, forKey: field)
        }
        id = text(.id)?.trimmed ?? (try? fields.decode(Decimal.self, forKey: .id))?.description
        name = text(.name)
        description = text(.description)
        thumbnail = text(.thumbnail)
        links = [text(.videoLink), text(.videoURL)].compactMap(\.self)
        isNamedLikeALesson = fields.contains(.videoURL)
    }
}
