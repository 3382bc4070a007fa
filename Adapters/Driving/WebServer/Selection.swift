/// What of a representation a request is to get: RFC 9110 §13 (conditions) and §14 (ranges).
enum Selection: Hashable {
    case whole
    case part(Range<Int>)
    /// The client has it already: 304.
    case unchanged
    /// It is not what the client expects: 412.
    case unexpected
    /// The range lies past its end: 416.
    case unsatisfiable

    /// A body of a known size, with the validators that its answer carries.
    struct Representation {
        let byteCount: Int
        /// As the `ETag` and the `Last-Modified` field write them.
        let entityTag, lastModified: String?
        let acceptsRanges: Bool
    }

    /// - Parameter now: seconds since 1970.
    init(of representation: Representation, for request: RequestHead, now: Int) {
        guard request.method == "GET" || request.method == "HEAD" else {
            self = .whole
            return
        }
        if !Self.isExpected(representation, request.headers, now: now) {
            self = .unexpected
        } else if Self.isUnchanged(representation, request.headers, now: now) {
            self = .unchanged
        } else if request.method == "GET", representation.acceptsRanges, let range = request.headers["Range"],
            Self.isRangeMeant(for: representation, request.headers["If-Range"])
        {
            self = Self.part(range, of: representation.byteCount)
        } else {
            self = .whole
        }
    }

    /// `If-Match` counts alone where both are sent (RFC 9110 §13.2.2).
    private static func isExpected(_ representation: Representation, _ headers: HeaderFields, now: Int) -> Bool {
        representation.isNamed(by: headers.values(of: "If-Match")) { $0.isSame(as: $1) }
            ?? representation.isUnmodified(since: headers["If-Unmodified-Since"], now: now) ?? true
    }

    /// `If-None-Match` counts alone where both are sent (RFC 9110 §13.1.3).
    private static func isUnchanged(_ representation: Representation, _ headers: HeaderFields, now: Int) -> Bool {
        representation.isNamed(by: headers.values(of: "If-None-Match")) { $0.isLike($1) }
            ?? representation.isUnmodified(since: headers["If-Modified-Since"], now: now) ?? false
    }

    /// Without `If-Range` it always is; with it, only for the very same bytes (RFC 9110 §13.1.5).
    private static func isRangeMeant(for representation: Representation, _ condition: String?) -> Bool {
        guard let condition else { return true }
        if let tag = EntityTag(condition) {
            return representation.entityTag.flatMap { EntityTag($0) }?.isSame(as: tag) == true
        }
        return condition == representation.lastModified
    }

    /// One range is served. Several are answered with the whole, as is what cannot be understood; both are a server's
    /// right (RFC 9110 §14.2) and what players and download tools are prepared for.
    private static func part(_ field: String, of byteCount: Int) -> Selection {
        switch ByteRange(field) {
        case .from(let first, let last):
            first < byteCount ? .part(first..<min(last ?? .max, byteCount - 1) + 1) : .unsatisfiable
        case .last(0): .unsatisfiable
        // The last bytes of nothing are nothing, which no Content-Range can say.
        case .last(let count): byteCount == 0 ? .whole : .part(max(0, byteCount - count)..<byteCount)
        case nil: .whole
        }
    }
}

extension Selection.Representation {
    /// Whether one of the listed tags is its own; `nil` without a list.
    fileprivate func isNamed(by lists: [String], _ isSame: (EntityTag, EntityTag) -> Bool) -> Bool? {
        if lists.isEmpty { return nil }
        if lists.contains("*") { return true }
        guard let own = entityTag.flatMap({ EntityTag($0) }) else { return false }
        return lists.contains { EntityTag.list($0).contains { isSame($0, own) } }
    }

    /// `nil` where the date, or its own, is none.
    fileprivate func isUnmodified(since date: String?, now: Int) -> Bool? {
        guard let date = date.flatMap({ HTTPDate.seconds($0, now: now) }),
            let modified = lastModified.flatMap({ HTTPDate.seconds($0, now: now) })
        else { return nil }
        return modified <= date
    }
}
