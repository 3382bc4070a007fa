public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An amount of money, in decimal arithmetic throughout.
public struct Price: Hashable, Sendable, Codable {
    /// In whole units and fractions of the currency; not negative, less than 10¹⁵.
    public let amount: Decimal
    public let currency: Currency

    /// `nil` for what is no price: less than nothing, or more than there is money.
    public init?(_ amount: Decimal, _ currency: Currency) {
        guard amount.isFinite, amount >= 0, amount < Self.bound else { return nil }
        self.amount = amount
        self.currency = currency
    }

    private static var bound: Decimal { 1_000_000_000_000_000 }

    /// The currencies that sources name.
    public enum Currency: String, Hashable, Sendable, Codable, CaseIterable {
        case dollar = "USD"

        var sign: String {
            switch self {
            case .dollar: "$"
            }
        }
    }

    /// `$1,099.00`; «1 099,00 $» with spaces that do not break. Rounded half up to two digits.
    public func text(in language: Language) -> String {
        let (units, hundredths) = rounded.quotientAndRemainder(dividingBy: 100)
        let fraction = (hundredths < 10 ? "0" : "") + "\(hundredths)"
        return switch language {
        case .english: currency.sign + grouped(units, by: ",") + "." + fraction
        case .russian: grouped(units, by: "\u{202F}") + "," + fraction + "\u{A0}" + currency.sign
        }
    }

    /// In hundredths. The bound of the amount keeps it far from the end of `Int`.
    private var rounded: Int {
        let scaled = (amount * 100 + Decimal(5) / 10).description
        return Int(scaled.prefix { $0 != "." }) ?? 0
    }

    private func grouped(_ number: Int, by separator: String) -> String {
        let digits = String(number)
        return digits.indices.reduce(into: "") { text, index in
            let left = digits.distance(from: index, to: digits.endIndex)
            if left.isMultiple(of: 3), !text.isEmpty { text += separator }
            text.append(digits[index])
        }
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let amount = try fields.decode(Decimal.self, forKey: .amount)
        guard let price = Price(amount, try fields.decode(Currency.self, forKey: .currency)) else {
            throw DecodingError.dataCorruptedError(forKey: .amount, in: fields, debugDescription: "no price")
        }
        self = price
    }
}
