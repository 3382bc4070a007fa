public import SharedKernel

/// The lists that the main screen can show; one of them is chosen.
public enum CatalogKind: String, Hashable, Sendable, Codable, CaseIterable {
    case products, books, contests

    /// As a heading says it.
    public func title(in language: Language) -> String {
        switch (self, language) {
        case (.products, .english): "Products"
        case (.products, .russian): "Товары"
        case (.books, .english): "Books"
        case (.books, .russian): "Книги"
        case (.contests, .english): "Contests"
        case (.contests, .russian): "Соревнования"
        }
    }

    /// What can be looked at while this one cannot be had.
    public var others: [CatalogKind] { Self.allCases.filter { $0 != self } }
}
