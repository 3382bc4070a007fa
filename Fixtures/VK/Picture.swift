#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A picture painted for this project, at every size that VK gives of one that large.
public struct Picture: Hashable, Sendable {
    public let name: String
    /// Of the original, in pixels.
    public let width: Int
    /// Of the original, in pixels.
    public let height: Int

    /// The bytes of one of its files, or of a video's preview; `nil` where there is none of that name.
    public static func data(_ file: String) -> Data? { EmbeddedFiles.data(file) }

    /// Every file, sorted.
    public static var files: [String] { EmbeddedFiles.names }

    /// The whole picture under the letters `s m x y z w`, fitted into their boxes, then `o p q r` of a fixed width, cut
    /// to 3:2 where the original is wider. A letter is missing where the original is no larger than the one before.
    public var sizes: [PhotoSize] {
        var sizes: [PhotoSize] = []
        for (letter, box) in Self.boxes {
            let (width, height) = fitted(into: box)
            guard sizes.last.map({ $0.width != width || $0.height != height }) ?? true else { continue }
            sizes.append(size(letter, width, height))
        }
        let isWide = width * 2 > height * 3
        for (letter, bound) in Self.widths where bound < width {
            let boundHeight = isWide ? Self.rounded(bound * 2, 3) : Self.rounded(height * bound, width)
            sizes.append(size(letter, bound, boundHeight, ending: isWide ? "-cropped" : ""))
        }
        return sizes
    }

    /// The largest file there is, under its own name among the sizes.
    public var original: PhotoSize { size("base", width, height) }

    private static let boxes = [
        ("s", (75, 75)), ("m", (130, 130)), ("x", (604, 604)), ("y", (807, 807)), ("z", (1280, 1080)),
        ("w", (2560, 2160)),
    ]
    private static let widths = [("o", 130), ("p", 200), ("q", 320), ("r", 510)]

    private func size(_ letter: String, _ width: Int, _ height: Int, ending: String = "") -> PhotoSize {
        PhotoSize(letter, width, height, link: "photos/\(name)-\(width)x\(height)\(ending).jpg")
    }

    private func fitted(into box: (width: Int, height: Int)) -> (width: Int, height: Int) {
        if width <= box.width, height <= box.height { return (width, height) }
        return width * box.height >= height * box.width
            ? (box.width, max(1, Self.rounded(height * box.width, width)))
            : (max(1, Self.rounded(width * box.height, height)), box.height)
    }

    /// Half up, as `make/pictures.py` does it.
    private static func rounded(_ number: Int, _ divisor: Int) -> Int {
        (2 * number + divisor) / (2 * divisor)
    }
}

/// One size of a photo.
public struct PhotoSize: Hashable, Sendable {
    /// `s`, `m`, `x`…: what VK calls the size.
    public var letter: String
    /// In pixels; 0 where VK does not know it.
    public var width: Int
    /// In pixels; 0 where VK does not know it.
    public var height: Int
    /// The name of one of ``Picture/files``, or a whole address.
    public var link: String

    public init(_ letter: String, _ width: Int, _ height: Int, link: String) {
        self.letter = letter
        self.width = width
        self.height = height
        self.link = link
    }
}
