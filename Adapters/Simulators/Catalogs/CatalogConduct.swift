public import SimulatorKit

/// How one of the services behaves; without anything in it, well.
///
/// As JSON: `{"list": ["latency:800"], "rows": ["odd-rows"]}`; what is left out is empty.
public struct CatalogConduct: Hashable, Sendable, Codable {
    /// What goes wrong with every answer but pictures, in this order.
    public var list: [Fault]
    public var pictures: [Fault]
    /// What is wrong inside the answers.
    public var rows: [CatalogDamage]

    public init(list: [Fault] = [], pictures: [Fault] = [], rows: [CatalogDamage] = []) {
        self.list = list
        self.pictures = pictures
        self.rows = rows
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            list: try fields.decodeIfPresent([Fault].self, forKey: .list) ?? [],
            pictures: try fields.decodeIfPresent([Fault].self, forKey: .pictures) ?? [],
            rows: try fields.decodeIfPresent([CatalogDamage].self, forKey: .rows) ?? [])
    }
}

/// One way in which a list arrives whole and is still not as it should be.
public enum CatalogDamage: String, Hashable, Sendable, Codable, CaseIterable {
    case emptyList = "empty-list"
    /// Nothing at the first question after a good one, as while a table is filled anew.
    case emptyForAMoment = "empty-for-a-moment"
    /// Entries that are no records, and records in which nothing can be shown, among good ones.
    case oddRows = "odd-rows"
    /// Every number as a text, and every text but the titles as a number.
    case otherKinds = "other-kinds"
    /// Prices below nothing and beyond all money; contests that end before they begin, or never.
    case oddValues = "odd-values"
    /// Nothing in a row but what it cannot be without.
    case bareRows = "bare-rows"
    /// A thousand rows, and titles of a thousand characters.
    case manyLongRows = "many-long-rows"
    /// Links that are none of HTTP.
    case foreignLinks = "foreign-links"
    /// The shape that the service had some years ago.
    case olderShape = "older-shape"
    /// `null` where the list should be.
    case noList = "no-list"
    /// Status 200 and no byte.
    case emptyBody = "empty-body"
    /// 429 with `Retry-After`.
    case throttled
}
