import Favorites
import HTMLBuilder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One photo of the mosaic, in its own shape, its room reserved: its likeness lies beneath until it is there.
struct DiscoveredTile {
    let photo: Photo
    /// What it was found for.
    let query: SearchQuery?
    let isInFirstView: Bool
    let visit: Visit

    func html() -> HTML {
        li(.class("tile ratio-\(photo.ratioOnPage)"), .id("photo-\(photo.id)")) {
            a(
                .href(DiscoverWish(query: query, cursor: nil).address(below: photo.id.discoveredPath)),
                .class("cell-link")
            ) {
                PhotoLikeness(photo: photo).html()
                img(
                    .src(photo.id.picturePath(width: 400)), .srcset(photo.candidates(upTo: 1080)),
                    .sizes("(min-width: 700px) 360px, 60vw"), .alt(photo.name(visit)), .width(photo.widthOnPage),
                    .height(photo.heightOnPage), .decoding("async"), isInFirstView ? nil : .loading("lazy"))
            }
        }
    }
}

/// What stands in a picture's place until it is there: its BlurHash, drawn.
struct PhotoLikeness {
    let photo: Photo

    /// The longer side, in points: few, since the browser draws them smoothly.
    private static let points = 12

    func html() -> HTML? {
        photo.blurHash.map { hash in
            let longer = max(photo.widthOnPage, photo.heightOnPage)
            let picture = BlurPicture(
                hash, width: max(1, Self.points * photo.widthOnPage / longer),
                height: max(1, Self.points * photo.heightOnPage / longer))
            return img(
                .class("likeness"), .src(base64: picture.bitmap.base64EncodedString(), type: "image/bmp"), .alt(""),
                .width(photo.widthOnPage), .height(photo.heightOnPage))
        }
    }
}

extension Photo {
    /// A square where the service did not tell.
    var widthOnPage: Int { size?.width ?? 1000 }
    var heightOnPage: Int { size?.height ?? 1000 }

    /// Ten times the width by the height, rounded, as the style knows it; very long and very tall ones are cut.
    var ratioOnPage: Int {
        Int(min(max(Double(widthOnPage) / Double(heightOnPage) * 10, 5), 20).rounded())
    }

    /// The picture's widths that are worth offering, up to that one.
    func candidates(upTo widest: Int) -> [(address: String, widthInPixels: Int)] {
        let fit = picture.widths.filter { $0 <= widest }
        return (fit.isEmpty ? Array(picture.widths.prefix(1)) : fit).map { (id.picturePath(width: $0), $0) }
    }

    /// What is to be seen on it, or whose it is.
    func name(_ visit: Visit) -> String {
        let text = altText ?? description?.split(whereSeparator: \.isNewline).first.map { String($0.prefix(120)) }
        return text ?? visit.say(.photoBy(author.name))
    }
}
