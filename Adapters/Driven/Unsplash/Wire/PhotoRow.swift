#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A photo as it stands on the wire, as far as it can be read: a field that is missing, null or of another type is
/// `nil` and no more. Only what is shown is read: the rest of a row is ten times as long.
struct PhotoRow: Decodable {
    let id: String?
    let createdAt: String?
    let width: Int?
    let height: Int?
    let color: String?
    let blurHash: String?
    let description: String?
    let altDescription: String?
    let urls: Addresses?
    let links: Links?
    let user: User?
    let location: Location?
    /// Of a list's row nothing is known about the details where this is `nil`.
    let downloads: Int?

    enum Field: String, CodingKey {
        case id, width, height, color, description, urls, links, user, location, downloads
        case createdAt = "created_at"
        case blurHash = "blur_hash"
        case altDescription = "alt_description"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        id = fields.value(.id)
        createdAt = fields.value(.createdAt)
        width = fields.value(.width)
        height = fields.value(.height)
        color = fields.value(.color)
        blurHash = fields.value(.blurHash)
        description = fields.value(.description)
        altDescription = fields.value(.altDescription)
        urls = fields.value(.urls)
        links = fields.value(.links)
        user = fields.value(.user)
        location = fields.value(.location)
        downloads = fields.value(.downloads)
    }

    struct Addresses: Decodable {
        let raw: String?
        let regular: String?
        /// The others that may stand in for it, the largest first.
        let others: [String]

        enum Field: String, CodingKey {
            case raw, full, regular, small, thumb
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Field.self)
            raw = fields.value(.raw)
            regular = fields.value(.regular)
            others = [Field.small, .thumb, .full].compactMap { fields.value($0) }
        }
    }

    struct Links: Decodable {
        let html: String?
        let downloadLocation: String?

        enum Field: String, CodingKey {
            case html
            case downloadLocation = "download_location"
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Field.self)
            html = fields.value(.html)
            downloadLocation = fields.value(.downloadLocation)
        }
    }

    struct User: Decodable {
        let username: String?
        let name: String?
        let links: Links?

        enum Field: String, CodingKey {
            case username, name, links
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Field.self)
            username = fields.value(.username)
            name = fields.value(.name)
            links = fields.value(.links)
        }
    }

    struct Location: Decodable {
        let name: String?
        /// The name's older twin (to 2022).
        let title: String?
        let city: String?
        let country: String?
        let position: Position?

        enum Field: String, CodingKey {
            case name, title, city, country, position
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Field.self)
            name = fields.value(.name)
            title = fields.value(.title)
            city = fields.value(.city)
            country = fields.value(.country)
            position = fields.value(.position)
        }

        struct Position: Decodable {
            let latitude: Double
            let longitude: Double
        }
    }
}

extension KeyedDecodingContainer {
    fileprivate func value<Value: Decodable>(_ field: Key) -> Value? {
        // Losing the error is the point: the field is as good as missing.
        try? decode(Value.self, forKey: field)
    }
}
