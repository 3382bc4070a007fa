public import SimulatorKit

/// How the service behaves; without anything in it, well.
///
/// As JSON: `{"api": ["latency:800"], "access": "used-up", "gone": ["-aB3dE5fG7h"]}`; what is left out is empty.
public struct UnsplashConduct: Hashable, Sendable, Codable {
    /// What goes wrong with the API, in this order.
    public var api: [Fault]
    public var pictures: [Fault]
    /// For single paths of the API, in place of what is said above.
    public var paths: [String: [Fault]]
    /// What is wrong inside the answers.
    public var rows: [RowDamage]
    public var access: Access
    /// Ids of photos that were removed from the service.
    public var gone: [String]

    /// What the service says to a good key.
    public enum Access: String, Hashable, Sendable, Codable, CaseIterable {
        case granted
        /// 401.
        case refused
        /// 403 with JSON: a permission is missing.
        case forbidden
        /// 403 in plain text: the limit is reached.
        case usedUp = "used-up"
    }

    public init(
        api: [Fault] = [], pictures: [Fault] = [], paths: [String: [Fault]] = [:], rows: [RowDamage] = [],
        access: Access = .granted, gone: [String] = []
    ) {
        self.api = api
        self.pictures = pictures
        self.paths = paths
        self.rows = rows
        self.access = access
        self.gone = gone
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            api: try fields.decodeIfPresent([Fault].self, forKey: .api) ?? [],
            pictures: try fields.decodeIfPresent([Fault].self, forKey: .pictures) ?? [],
            paths: try fields.decodeIfPresent([String: [Fault]].self, forKey: .paths) ?? [:],
            rows: try fields.decodeIfPresent([RowDamage].self, forKey: .rows) ?? [],
            access: try fields.decodeIfPresent(Access.self, forKey: .access) ?? .granted,
            gone: try fields.decodeIfPresent([String].self, forKey: .gone) ?? [])
    }
}

/// One way in which an answer arrives whole and is still not as it should be.
public enum RowDamage: String, Hashable, Sendable, Codable, CaseIterable {
    /// Entries that are no photos, and photos without an id or an address, among good ones.
    case oddRows = "odd-rows"
    /// Every field that may be null is null, and every one that may be missing is missing.
    case bareRows = "bare-rows"
    /// Fields of another kind than ever before.
    case otherKinds = "other-kinds"
    /// Every photo twice.
    case repeated
    /// Addresses that are none of HTTP.
    case foreignLinks = "foreign-links"
    /// Another value altogether: `{"status": "ok"}`.
    case nonsense
}
