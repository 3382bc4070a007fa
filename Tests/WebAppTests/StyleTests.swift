import Foundation
import TestTraits
import Testing

@Suite struct `The style` {
    @Test(.requirement("VD-13"), arguments: Contrast.pairs)
    func `keeps the contrast of every pair, in light and dark`(pair: Contrast) throws {
        let tokens = try Tokens()
        for theme in [\Tokens.light, \.dark] {
            let colors = tokens[keyPath: theme]
            let one = try #require(colors[pair.color], "\(pair.color)")
            let other = try #require(colors[pair.ground], "\(pair.ground)")
            let ratio = one.contrast(to: other)
            #expect(ratio >= pair.least, "\(pair.color) on \(pair.ground): \(ratio)")
        }
    }

    @Test func `has every color in both themes`() throws {
        let tokens = try Tokens()
        #expect(Set(tokens.light.keys) == Set(tokens.dark.keys))
        #expect(
            Set(tokens.light.keys).isSuperset(of: [
                "ground", "surface", "surface-raised", "line", "text", "text-quiet", "accent", "accent-text", "good",
                "warn", "bad",
            ]))
    }

    @Test func `names no color and no size but in its tokens`() throws {
        let styles = try Tokens.styles()
        #expect(styles.count > 8)
        for (name, style) in styles {
            #expect(style.firstMatch(of: /url\(|@import|@font-face/)?.0 == nil, "\(name)")
            guard name != Tokens.file else { continue }
            let rest = style.replacing(/@media[^{]*\{/, with: "")
            #expect(rest.firstMatch(of: /[0-9](px|rem|pt)\b/)?.0 == nil, "\(name)")
            #expect(rest.firstMatch(of: /#[0-9a-fA-F]{3,8}\b|oklch|rgb|hsl|light-dark/)?.0 == nil, "\(name)")
        }
    }

    @Test func `knows the colors that the formula is checked with`() {
        #expect(abs(OKLCH(1, 0, 0).contrast(to: OKLCH(0, 0, 0)) - 21) < 0.01)
        // #767676 on white, the classic 4.54:1, is oklch(56.6% 0 0).
        #expect(abs(OKLCH(0.5659, 0, 0).contrast(to: OKLCH(1, 0, 0)) - 4.54) < 0.02)
        // Pure red, oklch(62.8% 0.2577 29.23), has a luminance of 0.2126.
        #expect(abs(OKLCH(0.62796, 0.25768, 29.234).luminance - 0.2126) < 0.002)
    }
}

/// A color that is seen on another, and the least ratio between them.
struct Contrast: Sendable, CustomTestStringConvertible {
    let color: String
    let ground: String
    let least: Double

    var testDescription: String { "\(color) on \(ground)" }

    static let pairs: [Contrast] =
        ["ground", "surface", "surface-raised"].flatMap { ground in
            [
                ("text", 7.0), ("text-quiet", 4.5), ("accent", 4.5), ("good", 4.5), ("warn", 4.5), ("bad", 4.5),
                ("line", 3),
            ]
            .map { Contrast(color: $0.0, ground: ground, least: $0.1) }
        } + [
            Contrast(color: "accent-text", ground: "accent", least: 4.5),
            // A message turns the colors round.
            Contrast(color: "ground", ground: "text", least: 7),
        ]
}

/// The colors of the styles, read where they are named: on their way to a browser they get shorter names.
struct Tokens {
    let light: [String: OKLCH]
    let dark: [String: OKLCH]

    static let file = "1-tokens.css"

    /// Each file's name and text, without comments.
    static func styles() throws -> [(name: String, text: String)] {
        let folder = URL(filePath: #filePath).appending(path: "../../../Adapters/Driving/WebApp/Files").standardized
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".css") }
        return try names.sorted().map { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return (name, text.replacing(/(?s)\/\*.*?\*\//, with: ""))
        }
    }

    init() throws {
        var (light, dark): ([String: OKLCH], [String: OKLCH]) = ([:], [:])
        let number = /([0-9.]+)% ([0-9.]+) ([0-9.]+)/
        let pattern = /--([a-z-]+): light-dark\(oklch\(([^)]*)\), oklch\(([^)]*)\)\)/
        let style = try #require(try Self.styles().first { $0.name == Self.file }?.text)
        for match in style.matches(of: pattern) {
            for (text, isLight) in [(match.2, true), (match.3, false)] {
                let parts = try #require(text.wholeMatch(of: number), "\(text)")
                let color = OKLCH(
                    try #require(Double(parts.1)) / 100, try #require(Double(parts.2)), try #require(Double(parts.3)))
                if isLight { light[String(match.1)] = color } else { dark[String(match.1)] = color }
            }
        }
        self.light = light
        self.dark = dark
    }
}

/// A color as the style writes it (CSS Color 4 §9.3), and what it measures on a screen.
struct OKLCH {
    let lightness, chroma, hue: Double

    init(_ lightness: Double, _ chroma: Double, _ hue: Double) {
        self.lightness = lightness
        self.chroma = chroma
        self.hue = hue
    }

    /// Relative luminance (WCAG 2.2), by Ottosson's matrices from OKLab to linear sRGB.
    var luminance: Double {
        let (a, b) = (chroma * cos(hue * .pi / 180), chroma * sin(hue * .pi / 180))
        let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
        let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
        let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
        let red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
        let green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
        let blue = -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
        func clipped(_ value: Double) -> Double { min(1, max(0, value)) }
        return 0.2126 * clipped(red) + 0.7152 * clipped(green) + 0.0722 * clipped(blue)
    }

    func contrast(to other: OKLCH) -> Double {
        let (brighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (brighter + 0.05) / (darker + 0.05)
    }
}
