import SimulatorKit
import UnsplashFixtures

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Photos as the API writes them.
struct PhotoWire {
    let host: String
    let damage: [RowDamage]

    /// The rows of a list, damaged or not.
    func rows(_ records: [PhotoRecord], random: Bool = false) -> [JSONValue] {
        var rows = records.enumerated().map { place, record in row(record, random: random, isSponsored: place % 10 == 9)
        }
        if damage.contains(.repeated) { rows = rows.flatMap { [$0, $0] } }
        if damage.contains(.oddRows), let first = rows.first {
            var (nameless, homeless) = (first, first)
            nameless["id"] = nil
            homeless["id"] = "no-address"
            homeless["urls"] = [:]
            rows = [first, .null, "no photo", 7, [], [:], nameless, homeless] + rows.dropFirst()
        }
        return rows
    }

    /// A row of a list: without location, downloads, views and exif, which `random` has.
    func row(_ record: PhotoRecord, random: Bool = false, isSponsored: Bool = false) -> JSONValue {
        var row: JSONValue = .record(
            presentOf: [
                "id": .text(record.id), "slug": record.slug.map(JSONValue.text) ?? .null,
                "created_at": .text(date(record)), "updated_at": "2025-01-02T03:04:05Z", "promoted_at": .null,
                "width": .number(record.width), "height": .number(record.height), "color": text(record.color),
                "blur_hash": text(record.blurHash), "description": text(record.description),
                "alt_description": text(record.altText), "breadcrumbs": [], "urls": addresses(record),
                "links": links(record), "likes": .number(record.likes), "liked_by_user": false,
                "current_user_collections": [], "sponsorship": isSponsored ? sponsorship(record.author) : .null,
                "topic_submissions": [:], "asset_type": "photo", "user": user(record.author),
                "a_key_that_nobody_knows": ["value": 1],
            ])
        if random { addDetails(of: record, to: &row) }
        return damage.reduce(row) { $1.damaging($0) }
    }

    /// The whole photo.
    func detail(_ record: PhotoRecord) -> JSONValue {
        var row = row(record)
        addDetails(of: record, to: &row)
        row["public_domain"] = false
        row["tags"] = .list(record.words.prefix(6).map { ["type": "search", "title": .text($0)] })
        row["topics"] = []
        row["meta"] = ["index": true]
        return damage.reduce(row) { $1.damaging($0) }
    }

    private func addDetails(of record: PhotoRecord, to row: inout JSONValue) {
        row["exif"] = [
            "make": "ACME", "model": "One", "name": "ACME, One", "exposure_time": "1/250", "aperture": "3.5",
            "focal_length": "16.0", "iso": 100,
        ]
        if let place = record.place {
            row["location"] = [
                "name": text(place.name), "city": text(place.city), "country": text(place.country),
                "position": [
                    "latitude": place.latitude.map(JSONValue.decimal) ?? .null,
                    "longitude": place.longitude.map(JSONValue.decimal) ?? .null,
                ],
            ]
        }
        row["views"] = .number(record.downloads * 91)
        row["downloads"] = .number(record.downloads)
    }

    func user(_ author: PhotoRecord.Author) -> JSONValue {
        let name = author.name?.split(separator: " ", maxSplits: 1).map(String.init)
        return [
            "id": .text("u_\(author.username)"), "updated_at": "2025-01-01T00:00:00Z",
            "username": .text(author.username), "name": text(author.name), "first_name": text(name?.first),
            "last_name": text(name?.dropFirst().first), "twitter_username": .null, "portfolio_url": .null,
            "bio": text(author.bio), "location": .null,
            "links": [
                "self": .text("\(host)/users/\(author.username)"), "html": .text("\(host)/site/@\(author.username)"),
                "photos": .text("\(host)/users/\(author.username)/photos"),
            ],
            "total_collections": 0, "total_photos": 9, "accepted_tos": true, "for_hire": false,
            "social": [
                "instagram_username": .null, "portfolio_url": .null, "twitter_username": .null, "paypal_email": .null,
            ],
        ]
    }

    /// An address of the picture host, as an imgix service has them.
    func address(of record: PhotoRecord, _ parameters: String) -> String {
        let ixid = "ixid=M3w\(record.id.utf8.count)\(record.createdAt)"
        return "\(host)\(PictureHost.path(of: record))?"
            + [ixid, "ixlib=rb-4.1.0", parameters].filter { !$0.isEmpty }
            .joined(separator: "&")
    }

    private func addresses(_ record: PhotoRecord) -> JSONValue {
        let fitted = "crop=entropy&cs=tinysrgb&fit=max&fm=jpg&q=80"
        return [
            "raw": .text(address(of: record, "")),
            "full": .text(address(of: record, "crop=entropy&cs=srgb&fm=jpg&q=85")),
            "regular": .text(address(of: record, fitted + "&w=1080")),
            "small": .text(address(of: record, fitted + "&w=400")),
            "thumb": .text(address(of: record, fitted + "&w=200")),
            "small_s3": .text("\(host)\(PictureHost.path(of: record))"),
        ]
    }

    private func links(_ record: PhotoRecord) -> JSONValue {
        let name = record.slug ?? record.id
        return [
            "self": .text("\(host)/photos/\(name)"), "html": .text("\(host)/site/photos/\(name)"),
            "download": .text("\(host)/site/photos/\(record.id)/download?ixid=M3wx"),
            "download_location": .text("\(host)/photos/\(record.id)/download?ixid=M3wx"),
        ]
    }

    /// With the templates that no strict reader of addresses takes.
    private func sponsorship(_ author: PhotoRecord.Author) -> JSONValue {
        [
            "impression_urls": ["https://ads.example/imp;ord=[timestamp]?", "%%CACHEBUSTER%%"],
            "tagline": "Made for hills", "tagline_url": "https://ads.example/", "sponsor": user(author),
        ]
    }

    /// Both forms that were recorded: with an offset until the middle of 2022, in UTC since.
    private func date(_ record: PhotoRecord) -> String {
        let isOld = record.createdAt < 1_656_000_000
        let date = Date(timeIntervalSince1970: Double(record.createdAt - (isOld ? 4 * 3600 : 0)))
        let text = date.formatted(.iso8601)
        return isOld ? text.dropLast() + "-04:00" : text
    }

    private func text(_ text: String?) -> JSONValue {
        text.map(JSONValue.text) ?? .null
    }
}

extension RowDamage {
    fileprivate func damaging(_ row: JSONValue) -> JSONValue {
        var row = row
        switch self {
        case .oddRows, .repeated, .nonsense: break
        case .bareRows:
            for field in ["slug", "color", "blur_hash", "description"] { row[field] = .null }
            for field in ["alt_description", "created_at", "width", "height", "location", "sponsorship", "exif"] {
                row[field] = nil
            }
            if row["downloads"] != nil { row["downloads"] = .null }
            row["links"] = nil
            row["user"] = ["name": .null, "links": [:]]
        case .otherKinds:
            for field in ["created_at", "width", "color", "description", "user", "location"] where row[field] != nil {
                row[field] = ["of": "another kind"]
            }
            for field in ["height", "blur_hash", "alt_description", "downloads"] where row[field] != nil {
                row[field] = [true]
            }
        case .foreignLinks:
            row["links"] = [
                "html": "javascript:alert(1)", "download_location": "file:///etc/passwd",
            ]
            if var user = row["user"] {
                user["links"] = ["html": "data:text/html,hello"]
                row["user"] = user
            }
        }
        return row
    }
}
