public import SimulatorKit

/// How the service behaves; without anything in it, well.
///
/// As JSON: `{"list": ["latency:800"], "clips": ["no-ranges"], "rows": ["repeated-ids"]}`; what is left out is empty.
public struct Conduct: Hashable, Sendable, Codable {
    /// What goes wrong with the list, in this order.
    public var list: [Fault]
    public var pictures: [Fault]
    /// Clips, and a stream's playlists and segments.
    public var clips: [Fault]
    /// For single paths, in place of what is said above: one failing segment, say.
    public var paths: [String: [Fault]]
    /// What is wrong inside the list.
    public var rows: [Damage]

    public init(
        list: [Fault] = [], pictures: [Fault] = [], clips: [Fault] = [], paths: [String: [Fault]] = [:],
        rows: [Damage] = []
    ) {
        self.list = list
        self.pictures = pictures
        self.clips = clips
        self.paths = paths
        self.rows = rows
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            list: try fields.decodeIfPresent([Fault].self, forKey: .list) ?? [],
            pictures: try fields.decodeIfPresent([Fault].self, forKey: .pictures) ?? [],
            clips: try fields.decodeIfPresent([Fault].self, forKey: .clips) ?? [],
            paths: try fields.decodeIfPresent([String: [Fault]].self, forKey: .paths) ?? [:],
            rows: try fields.decodeIfPresent([Damage].self, forKey: .rows) ?? [])
    }
}
