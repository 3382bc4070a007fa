import Gallery

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One size of a photo (VK's schema, `photos_photo_sizes`). Their order means nothing.
struct VKSize: Decodable {
    let letter: String
    let address: URL
    /// 0 where VK does not tell, as for photos from before 2012.
    let width: Int
    let height: Int

    private enum Key: String, CodingKey {
        case type, url, src, width, height
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let address = container.address(.url) ?? container.address(.src) else {
            throw DecodingError.dataCorruptedError(forKey: .url, in: container, debugDescription: "no address")
        }
        self.address = address
        letter = container.text(.type) ?? ""
        width = max(0, container.lenientInt(.width) ?? 0)
        height = max(0, container.lenientInt(.height) ?? 0)
    }

    var isMeasured: Bool { width > 0 && height > 0 }

    /// Cut to 3:2 where the original is wider than that.
    private var isCropped: Bool { ["o", "p", "q", "r"].contains(letter) }

    /// At most so many pixels on the longer side, by VK's letters.
    private static let bounds = [
        "w": 2_560, "z": 1_280, "y": 807, "x": 604, "r": 510, "q": 320, "p": 200, "o": 130, "m": 130, "s": 75,
    ]

    /// The whole picture in the sizes that can be told apart; cropped ones only where there is no other.
    static func pictures(_ sizes: [VKSize]) -> [PictureSize] {
        let whole = sizes.filter { !$0.isCropped }
        let fit = whole.isEmpty ? sizes : whole
        let measured = fit.filter(\.isMeasured)
        guard measured.isEmpty else {
            return measured.map { PictureSize($0.address, widthInPixels: $0.width, heightInPixels: $0.height) }
        }
        return fit.map { PictureSize($0.address, .within(longerSideInPixels: bounds[$0.letter] ?? 75)) }
    }
}
