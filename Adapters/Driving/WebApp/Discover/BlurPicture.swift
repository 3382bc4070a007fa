import Favorites

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A photo's blurred likeness as a picture of a few points, which browsers draw smoothly at any size.
///
/// Decoded as <https://github.com/woltapp/blurhash/blob/master/Algorithm.md> says: a sum of cosines for each channel,
/// in linear light. It stands in the page itself (`data:`): there with the first bytes, it asks for nothing, and needs
/// no script and no inline style.
struct BlurPicture {
    let width: Int
    let height: Int
    /// Row by row from the top, red, green and blue from 0 to 255.
    let points: [(red: UInt8, green: UInt8, blue: UInt8)]

    init(_ hash: BlurHash, width: Int, height: Int) {
        let components = Components(hash)
        func cosines(_ length: Int, _ count: Int) -> [[Double]] {
            (0..<length).map { place in
                (0..<count).map { cos(.pi * Double(place) * Double($0) / Double(length)) }
            }
        }
        let across = cosines(width, components.columns)
        let down = cosines(height, components.rows)
        self.width = width
        self.height = height
        points = (0..<width * height).map { place in
            let (x, y) = (place % width, place / width)
            var sum = SIMD3<Double>.zero
            for (index, color) in components.colors.enumerated() {
                sum += color * (across[x][index % components.columns] * down[y][index / components.columns])
            }
            return (Self.byte(sum.x), Self.byte(sum.y), Self.byte(sum.z))
        }
    }

    /// As a Windows bitmap: 24 bits a point, no compression and no checksum, so that it is told in a few lines.
    var bitmap: Data {
        let rowLength = (width * 3 + 3) / 4 * 4
        let length = 54 + rowLength * height
        var bytes = Array("BM".utf8)
        func append(_ value: Int, _ size: Int) {
            for byte in 0..<size { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * byte))) }
        }
        // BITMAPFILEHEADER, then BITMAPINFOHEADER; a height below zero tells that the rows come from the top.
        for (value, size) in [(length, 4), (0, 4), (54, 4), (40, 4), (width, 4), (-height, 4), (1, 2), (24, 2)] {
            append(value, size)
        }
        append(0, 24)
        for y in 0..<height {
            for point in points[y * width..<(y + 1) * width] { bytes += [point.blue, point.green, point.red] }
            append(0, rowLength - width * 3)
        }
        return Data(bytes)
    }

    private static func byte(_ linear: Double) -> UInt8 {
        let value = min(1, max(0, linear))
        let told = value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
        return UInt8(told * 255 + 0.5)
    }
}

/// What a hash holds: the strengths of its cosines, in linear light.
private struct Components {
    let columns: Int
    let rows: Int
    /// The average first; from left to right, then down.
    let colors: [SIMD3<Double>]

    init(_ hash: BlurHash) {
        let digits = hash.rawValue.utf8.map { BlurHash.digits.firstIndex(of: $0) ?? 0 }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 83 + $1 } }
        columns = digits[0] % 9 + 1
        rows = digits[0] / 9 + 1
        let strongest = Double(digits[1] + 1) / 166
        let average = number(2..<6)
        let others = stride(from: 6, to: digits.count, by: 2).map { start in
            let value = number(start..<start + 2)
            return SIMD3(
                Self.strength(value / 361), Self.strength(value / 19 % 19), Self.strength(value % 19)) * strongest
        }
        colors =
            [SIMD3(Self.linear(average >> 16), Self.linear(average >> 8 & 255), Self.linear(average & 255))] + others
    }

    private static func linear(_ byte: Int) -> Double {
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func strength(_ digit: Int) -> Double {
        let value = Double(digit - 9) / 9
        return value < 0 ? -value * value : value * value
    }
}
