import Foundation
import Gallery
import SamplePhotos
import TestTraits
import Testing

@Suite struct `A photo` {
    @Test(.requirement("VK-10", "VK-14")) func `has its best picture by pixels, not by order`() {
        #expect(Photo.sample(1).sizes.best?.address.query() == "size=2560x1920")
        #expect(Photo.withoutSizes.sizes.best == nil)
    }

    @Test(arguments: [(1, 98), (98, 98), (99, 453), (453, 453), (454, 960), (2_000, 1_920)])
    func `fills a square cell with its smallest size that does, or its best`(side: Int, shorter: Int) {
        let size = Photo.sample(1).sizes.smallest(coveringPixels: side)
        #expect(size?.widthAndHeightInPixels?.height == shorter)
    }

    @Test(.requirement("VK-16"), arguments: [(100, 130), (604, 604), (1_279, 604), (1_280, 1_280), (9_999, 2_560)])
    func `is shown at most that wide where it can be`(width: Int, seen: Int) {
        #expect(Photo.sample(1).sizes.largest(upToPixelsWide: width)?.widthAndHeightInPixels?.width == seen)
    }

    @Test func `of unknown extent is chosen by the bound that is known`() throws {
        let address = try #require(URL(string: "https://pictures.example/old"))
        let sizes = [807, 130, 2_560, 604].map {
            PictureSize(address.appending(path: "\($0)"), .within(longerSideInPixels: $0))
        }
        #expect(sizes.best?.address.lastPathComponent == "2560")
        #expect(sizes.smallest(coveringPixels: 300)?.address.lastPathComponent == "604")
        #expect(sizes.best?.widthAndHeightInPixels == nil)
    }

    @Test func `of absurd extent crashes nobody`() throws {
        let address = try #require(URL(string: "https://pictures.example/absurd"))
        let sizes = [Int.max, 0, -5].map { PictureSize(address, widthInPixels: $0, heightInPixels: $0) }
        #expect(sizes.best != nil)
        #expect(sizes.smallest(coveringPixels: .max) != nil)
    }

    @Test(arguments: ["", "-1_2", "_1", "a/b", "a b", "ё", "..", String(repeating: "1", count: 101)])
    func `has no id that could leave a folder, or be taken for an option`(text: String) {
        #expect(Photo.ID(rawValue: text) == nil)
        #expect(GalleryVideo.ID(rawValue: text) == nil)
    }

    @Test(arguments: ["club128666765_457239017", "id5_1", "1", String(repeating: "1", count: 100)])
    func `has an id of letters, digits, dashes and underscores`(text: String) {
        #expect(Photo.ID(rawValue: text)?.rawValue == text)
        #expect(GalleryVideo.ID(rawValue: text)?.description == text)
    }
}
