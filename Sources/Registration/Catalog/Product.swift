#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Something to buy.
public struct Product: Hashable, Sendable, Codable, Identifiable {
    public let id: String
    public let title: String
    /// `nil` where the source told none that can be a price.
    public let price: Price?
    /// What it is; may be empty.
    public let summary: String
    public let category: String?
    public let image: URL?
    public let rating: Rating?

    public init(
        id: String, title: String, price: Price?, summary: String = "", category: String? = nil, image: URL? = nil,
        rating: Rating? = nil
    ) {
        self.id = id
        self.title = title
        self.price = price
        self.summary = summary
        self.category = category
        self.image = image
        self.rating = rating
    }

    /// What its buyers think of it.
    public struct Rating: Hashable, Sendable, Codable {
        /// From 0 to 5.
        public let average: Decimal
        public let count: Int

        /// `nil` where it is no rating: out of bounds, or by fewer than nobody.
        public init?(average: Decimal, count: Int) {
            guard (0...5).contains(average), count >= 0 else { return nil }
            self.average = average
            self.count = count
        }
    }
}
