import Favorites
import Foundation
import TestTraits
import Testing

@testable import WebApp

@Suite struct `A photo's likeness` {
    /// What the reference implementation gives, 4 points wide and 3 high.
    @Test(
        .requirement("UN-2"),
        arguments: [
            (
                "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
                [
                    0x87A4B1, 0xA1ADB1, 0xB5B4AB, 0xA0ACAE, 0x7C9AA9, 0x94949A, 0xA49186, 0x92989B, 0x7C909A, 0x908684,
                    0xA38268, 0x948C86,
                ]
            ),
            (
                "LlMF%n00%#MwS|WCWEM{R*bbWBbH",
                [
                    0x5B4300, 0x9D8674, 0xAB7A50, 0xCCB297, 0x875800, 0xA78071, 0xB27350, 0xD7B7A2, 0xA26D3B, 0xA76D62,
                    0xB56350, 0xE0B7A9,
                ]
            ),
            ("00OZZy", Array(repeating: 0xD51E78, count: 12)),
        ])
    func `is what its hash says, to one step of each color`(_ hash: String, _ expected: [Int]) throws {
        let picture = BlurPicture(try #require(BlurHash(rawValue: hash)), width: 4, height: 3)
        for (point, color) in zip(picture.points, expected) {
            #expect(abs(Int(point.red) - color >> 16) <= 1)
            #expect(abs(Int(point.green) - color >> 8 & 255) <= 1)
            #expect(abs(Int(point.blue) - color & 255) <= 1)
        }
        #expect(picture.points.count == 12)
    }

    @Test func `is a bitmap of 24 bits a point, each row as long as a multiple of four`() throws {
        let data = BlurPicture(try #require(BlurHash(rawValue: "00OZZy")), width: 3, height: 2).bitmap
        #expect(data.count == 54 + 2 * 12)
        #expect(data.starts(with: Array("BM".utf8) + [78, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 3, 0, 0, 0]))
        #expect(Array(data[54..<66]) == [0x78, 0x1E, 0xD5, 0x78, 0x1E, 0xD5, 0x78, 0x1E, 0xD5, 0, 0, 0])
    }
}
