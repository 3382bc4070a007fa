import Favorites

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Photo {
    /// `nil` for a row without an id, or without any address of its picture.
    ///
    /// - Parameters:
    ///   - isWhole: whether the row is the answer about one photo, which lacks no detail that there is.
    ///   - application: whose links these are (guidelines, "Attribution").
    init?(_ row: PhotoRow, isWhole: Bool, linkedFrom application: String) {
        guard let id = row.id.flatMap(ID.init), let urls = row.urls,
            let picture = PictureAddress(urls, widest: row.width)
        else { return nil }
        let username = row.user?.username?.asRead
        self.init(
            id: id,
            author: Author(
                name: row.user?.name?.asRead ?? username,
                profile: (row.user?.links?.html.flatMap(URL.init(web:)) ?? username.flatMap(URL.init(profileOf:)))?
                    .linked(from: application)),
            createdAt: row.createdAt.flatMap(Date.init(wire:)),
            description: row.description?.asRead,
            altText: row.altDescription?.asRead,
            size: Size(width: row.width ?? 0, height: row.height ?? 0),
            color: row.color.flatMap(Color.init),
            blurHash: row.blurHash.flatMap(BlurHash.init),
            picture: picture,
            page: row.links?.html.flatMap(URL.init(web:))?.linked(from: application),
            downloadTracker: row.links?.downloadLocation.flatMap(URL.init(web:)),
            details: isWhole || row.downloads != nil
                ? Details(location: row.location.flatMap(Location.init), downloads: row.downloads) : nil)
    }
}

extension Photo.Location {
    /// "None" has three forms: no field at all, nulls, and latitude and longitude 0 (most rows of 2024), which also
    /// stand beside many a name.
    fileprivate init?(_ location: PhotoRow.Location) {
        let parts = [location.city, location.country].compactMap { $0?.asRead }
        let name = location.name?.asRead ?? location.title?.asRead ?? parts.joined(separator: ", ").asRead
        let position = location.position.flatMap { position in
            position.latitude == 0 && position.longitude == 0
                ? nil : Photo.Position(latitude: position.latitude, longitude: position.longitude)
        }
        self.init(name: name, position: position)
    }
}

extension PictureAddress {
    /// One address for every width: the service's own, with its `w` in the template's place. Its `ixid` is kept, by
    /// which views are counted. Photos from before 2017 have no `raw`.
    fileprivate init?(_ urls: PhotoRow.Addresses, widest: Int?) {
        for address in [urls.regular].compactMap(\.self) + urls.others {
            if let template = Self.template(address), let found = PictureAddress(template: template, widest: widest) {
                self = found
                return
            }
        }
        if let raw = urls.raw, URL(web: raw) != nil {
            let fitted = "crop=entropy&cs=tinysrgb&fit=max&fm=jpg&q=80&w=\(Self.placeholder)"
            self.init(template: raw + (raw.contains("?") ? "&" : "?") + fitted, widest: widest)
        } else if let fixed = ([urls.regular].compactMap(\.self) + urls.others).first(where: { URL(web: $0) != nil }) {
            self.init(template: fixed, widest: nil)
        } else {
            return nil
        }
    }

    /// `nil` for an address that names no width, and for a signed one, as they were until 2018: it is good as it is only.
    private static func template(_ address: String) -> String? {
        guard URL(web: address) != nil, !address.contains(placeholder) else { return nil }
        let halves = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2 else { return nil }
        let items = halves[1].split(separator: "&")
        let others = items.filter { !$0.hasPrefix("w=") }
        guard others.count < items.count, !items.contains(where: { $0.hasPrefix("s=") }) else { return nil }
        return halves[0] + "?" + (others + ["w=\(placeholder)"]).joined(separator: "&")
    }
}

extension URL {
    /// An address of HTTP or HTTPS with a host: everything else leads into this computer or nowhere.
    init?(web text: String) {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            url.host()?.isEmpty == false, url.user() == nil
        else { return nil }
        self = url
    }

    /// Where the guidelines say that a photographer's profile is.
    fileprivate init?(profileOf username: String) {
        guard username.utf8.allSatisfy({ $0.isOfAUsername }) else { return nil }
        self.init(string: "https://unsplash.com/@\(username)")
    }

    /// With the items that links back to the service have to carry, in place of any others of their names.
    func linked(from application: String) -> URL {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
        let others = (components.queryItems ?? []).filter {
            !["utm_source", "utm_medium", "client_id"].contains($0.name)
        }
        components.queryItems =
            others + [
                URLQueryItem(name: "utm_source", value: application),
                URLQueryItem(name: "utm_medium", value: "referral"),
            ]
        return components.url ?? self
    }
}

extension UInt8 {
    fileprivate var isOfAUsername: Bool {
        switch UnicodeScalar(self) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: false
        }
    }
}

extension Date {
    /// `2017-08-28T12:42:26-04:00` until 2022, `2017-08-28T12:42:26Z` since; fractions were never recorded.
    fileprivate init?(wire text: String) {
        let styles = [false, true].map {
            ISO8601FormatStyle(timeZoneSeparator: .colon, includingFractionalSeconds: $0)
        }
        // Of the ways to write a moment, one is right; the others' failures say nothing.
        guard let date = styles.lazy.compactMap({ try? $0.parse(text) }).first else { return nil }
        self = date
    }
}

extension String {
    /// As a person reads it: without white space at the ends, every line break one `\n`; `nil` where nothing is left.
    fileprivate var asRead: String? {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        guard !rest.isEmpty else { return nil }
        return String(rest.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }
}
