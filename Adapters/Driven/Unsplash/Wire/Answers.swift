/// A list of rows, or one row alone, as `/photos/random` answers when nobody said how many. What is no row is `nil`.
struct RowList: Decodable {
    let rows: [PhotoRow?]

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        do {
            rows = try value.decode([AnyRow].self).map(\.row)
        } catch {
            rows = [try value.decode(PhotoRow.self)]
        }
    }
}

/// The answer to a search.
struct FoundRows: Decodable {
    let total: Int?
    let totalPages: Int?
    let rows: [PhotoRow?]

    private enum Field: String, CodingKey {
        case total, results
        case totalPages = "total_pages"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        rows = try fields.decode([AnyRow].self, forKey: .results).map(\.row)
        // Both only help; what they should say is seen from the rows as well.
        total = try? fields.decode(Int.self, forKey: .total)
        totalPages = try? fields.decode(Int.self, forKey: .totalPages)
    }
}

/// The answer to a tracked download.
struct DownloadRow: Decodable {
    let url: String?
}

/// Hopefully a row.
private struct AnyRow: Decodable {
    let row: PhotoRow?

    init(from decoder: any Decoder) throws {
        // What is no record is a hole in the list, and costs nobody the rest of it.
        row = try? PhotoRow(from: decoder)
    }
}
