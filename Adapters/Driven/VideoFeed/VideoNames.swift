import VideoCatalog

/// Gives the rows of one answer their ids.
///
/// The generations of the feed use the same numbers for different lessons, so the generation is part of an id. Within
/// one answer a row that says the same again is a repetition; a different one under the same id is kept as `…-2`.
struct VideoNames {
    let generation: FeedEnvelope.Generation
    private var rows: [String: Set<FeedRow>] = [:]
    private var given: Set<Video.ID> = []

    init(generation: FeedEnvelope.Generation) {
        self.generation = generation
    }

    enum Named {
        case row(FeedRow, Video.ID)
        case skipped(SkippedEntry.Reason)
    }

    mutating func name(for entry: FeedEntry) -> Named {
        guard case .record(let row) = entry else { return .skipped(.notARecord) }
        guard let number = row.id, !number.isEmpty else { return .skipped(.missingID) }
        guard rows[number, default: []].insert(row).inserted else { return .skipped(.repeated) }
        var count = rows[number]?.count ?? 1
        while true {
            guard let id = Video.ID(rawValue: name(number, count: count)) else { return .skipped(.missingID) }
            if given.insert(id).inserted { return .row(row, id) }
            count += 1
        }
    }

    /// The first 80 bytes of a row's own id, so that no id is too long to stand in a file name.
    private func name(_ number: String, count: Int) -> String {
        let number = String(
            decoding: number.utf8.prefix(80).map { $0.standsInAnID ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
        return "\(generation.rawValue)-\(number)" + (count > 1 ? "-\(count)" : "")
    }
}

extension UInt8 {
    fileprivate var standsInAnID: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
