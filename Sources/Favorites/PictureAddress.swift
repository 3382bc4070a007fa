#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where a photo's picture is to be had, in whatever width a screen needs.
public struct PictureAddress: Hashable, Sendable, Codable {
    /// Stands in the template where the width in pixels goes.
    public static let placeholder = "{width}"

    /// The address, with ``placeholder`` in it; without, where there is one width only.
    public let template: String
    /// How wide the original is, in pixels, where that is known: asking for more gives no more.
    public let widest: Int?

    /// `nil` where the template makes no HTTP or HTTPS address.
    public init?(template: String, widest: Int?) {
        self.template = template
        self.widest = widest.flatMap { $0 > 0 ? $0 : nil }
        guard let scheme = url(width: 1)?.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return nil }
    }

    /// - Parameter width: in pixels; at least 1 and at most ``widest`` are asked for.
    /// - Returns: never `nil` for an address that ``init(template:widest:)`` took.
    public func url(width: Int) -> URL? {
        let width = min(max(width, 1), widest ?? .max)
        return URL(string: template.replacing(Self.placeholder, with: "\(width)"))
    }

    /// The widths worth offering a browser to choose from, the smallest first; one where there is no choice.
    public var widths: [Int] {
        guard template.contains(Self.placeholder) else { return [widest ?? Self.ladder[0]] }
        guard let widest else { return Self.ladder }
        let smaller = Self.ladder.filter { $0 < widest }
        return smaller.count < Self.ladder.count ? smaller + [widest] : smaller
    }

    /// From a thumbnail on a phone to a photo that fills a large screen.
    private static let ladder = [200, 400, 640, 1080, 1600, 2400]
}
