/// What a client wants of an answer: `fields=name,_embedded.items.path`.
struct FieldChoice: Hashable, Sendable {
    /// Empty for everything.
    private var parts: [String: FieldChoice] = [:]

    static let everything = FieldChoice()

    /// - Parameter text: `nil` or empty for everything.
    init(_ text: String?) {
        for field in (text ?? "").split(separator: ",") {
            insert(field.split(separator: ".").map { $0.drop { $0 == " " } }.map(String.init)[...])
        }
    }

    private init() {}

    /// A longer path narrows its parent, even if the parent is listed as well.
    private mutating func insert(_ names: ArraySlice<String>) {
        guard let first = names.first else { return }
        parts[first, default: .everything].insert(names.dropFirst())
    }

    func wants(_ name: String) -> Bool { parts.isEmpty || parts[name] != nil }

    /// What is wanted of a field's own fields.
    func of(_ name: String) -> FieldChoice { parts[name] ?? .everything }
}
