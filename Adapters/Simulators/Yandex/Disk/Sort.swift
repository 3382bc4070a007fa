/// The order of a listing.
struct Sort: Hashable, Sendable {
    enum Key: String, Hashable, Sendable {
        case name, path, created, modified, size, deleted
        /// Folders first, then by name: what a folder has without `sort`.
        case usual
        /// By when it came: what the flat list has without `sort`.
        case arrival
    }

    var key: Key
    var isReversed = false

    /// `nil` for what the service does not sort by.
    init?(_ text: String, inTrash: Bool = false) {
        isReversed = text.hasPrefix("-")
        guard let key = Key(rawValue: isReversed ? String(text.dropFirst()) : text),
            ![.usual, .arrival].contains(key), key != .deleted || inTrash
        else { return nil }
        self.key = key
    }

    private init(_ key: Key, isReversed: Bool = false) {
        self.key = key
        self.isReversed = isReversed
    }

    static let usual = Sort(.usual)
    static let arrival = Sort(.arrival)
    static let lastUploaded = Sort(.arrival, isReversed: true)

    func sorted(_ entries: [Entry], in store: DiskStore) -> [Int] {
        let sorted =
            switch key {
            case .usual: entries.sorted { ($0.isFolder ? 0 : 1, $0.name.text) < ($1.isFolder ? 0 : 1, $1.name.text) }
            case .name: entries.sorted { $0.name.text < $1.name.text }
            case .path:
                entries.map { (path: store.path(of: $0).text, entry: $0) }.sorted { $0.path < $1.path }.map(\.entry)
            case .created, .arrival: entries.sorted { ($0.created, $0.id) < ($1.created, $1.id) }
            case .modified: entries.sorted { ($0.modified, $0.id) < ($1.modified, $1.id) }
            case .size: entries.sorted { ($0.size, $0.id) < ($1.size, $1.id) }
            case .deleted:
                entries.sorted {
                    ($0.trashed?.date ?? $0.modified, $0.id) < ($1.trashed?.date ?? $1.modified, $1.id)
                }
            }
        return isReversed ? sorted.reversed().map(\.id) : sorted.map(\.id)
    }
}
