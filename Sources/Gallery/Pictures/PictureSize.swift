#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One of the sizes in which the service has a picture.
public struct PictureSize: Hashable, Sendable, Codable {
    /// To be used as it is: it may be signed, and may end with time.
    public let address: URL
    public let extent: Extent

    public init(_ address: URL, _ extent: Extent) {
        self.address = address
        self.extent = extent
    }

    public init(_ address: URL, widthInPixels: Int, heightInPixels: Int) {
        self.init(address, .exactly(widthInPixels: widthInPixels, heightInPixels: heightInPixels))
    }

    /// How large the picture is.
    public enum Extent: Hashable, Sendable, Codable {
        case exactly(widthInPixels: Int, heightInPixels: Int)
        /// The service tells only a bound of the longer side, as it does for old photos.
        case within(longerSideInPixels: Int)
    }

    /// Width by height, for the space that a page keeps; `nil` where the service does not tell.
    public var widthAndHeightInPixels: (width: Int, height: Int)? {
        if case .exactly(let width, let height) = extent { (width, height) } else { nil }
    }

    /// Of what is only bounded, as if it were 3:2.
    var shorterSideInPixels: Int {
        switch extent {
        case .exactly(let width, let height): min(width, height)
        case .within(let side): side * 2 / 3
        }
    }

    var areaInPixels: Double {
        switch extent {
        case .exactly(let width, let height): Double(width) * Double(height)
        case .within(let side): Double(side) * Double(side) * 2 / 3
        }
    }
}

extension Collection<PictureSize> {
    /// The one with the best resolution.
    public var best: PictureSize? { self.max { $0.areaInPixels < $1.areaInPixels } }

    /// The smallest that fills a square cell of that side; the best where none does.
    public func smallest(coveringPixels side: Int) -> PictureSize? {
        self.filter { $0.shorterSideInPixels >= side }.min { $0.areaInPixels < $1.areaInPixels } ?? best
    }

    /// The largest that is at most that wide; the smallest where none is.
    public func largest(upToPixelsWide width: Int) -> PictureSize? {
        self.filter { $0.widthAndHeightInPixels.map { $0.width <= width } ?? false }
            .max { $0.areaInPixels < $1.areaInPixels } ?? self.min { $0.areaInPixels < $1.areaInPixels }
    }
}
