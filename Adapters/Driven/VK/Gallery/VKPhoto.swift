import Gallery

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A photo as VK describes it (schema `photos_photo`).
struct VKPhoto: Decodable, Sendable {
    let row: SteadyPages<Photo>.Row

    private enum Key: String, CodingKey {
        case id, date, text, sizes
        case owner = "owner_id"
        case original = "orig_photo"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let number = container.lenientInt(.id), number > 0, let owner = container.lenientInt(.owner),
            let seconds = container.lenientInt(.date)
        else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "not a photo")
        }
        let key = VKItemID(owner: owner, number: number)
        guard let id = Photo.ID(rawValue: key.text), let link = URL(string: "https://vk.com/photo\(key.wire)") else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "no id")
        }
        var sizes = container.list(.sizes, of: VKSize.self).compactMap(\.self)
        // The original is in no list of sizes; a photo without it is only less sharp.
        if let original = try? container.decode(VKSize.self, forKey: .original) { sizes.append(original) }
        let photo = Photo(
            id: id, uploadedAt: Date(timeIntervalSince1970: Double(seconds)),
            text: VKText.readable(container.text(.text) ?? ""), sizes: VKSize.pictures(sizes), link: link)
        row = .init(item: photo, id: id.rawValue, mark: ListMark(seconds: seconds, number: number))
    }
}

/// A list as VK gives it: some of it, and how many there are in all.
struct VKList<Element: Decodable & Sendable>: Decodable, Sendable {
    let items: [Element?]
    let count: Int

    private enum Key: CodingKey {
        case items, count
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        items = try container.decode([Readable<Element>].self, forKey: .items).map(\.value)
        count = max(0, container.lenientInt(.count) ?? items.count)
    }
}
