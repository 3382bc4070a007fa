#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A picture made for this project, carried inside the executable in two widths.
public struct Picture: Hashable, Sendable {
    public let name: String
    /// Of the wider file, in pixels.
    public let width: Int
    public let height: Int
    /// Its average: `#` and six hexadecimal digits.
    public let color: String
    /// By <https://github.com/woltapp/blurhash/blob/master/Algorithm.md>, four components wide and three high.
    public let blurHash: String

    private init(_ name: String, _ width: Int, _ height: Int, _ color: String, _ blurHash: String) {
        self.name = name
        self.width = width
        self.height = height
        self.color = color
        self.blurHash = blurHash
    }

    /// The JPEG that is best for that width.
    public func jpeg(width: Int) -> Data? {
        EmbeddedFiles.data("\(name)-\(width <= 400 ? 400 : 1080).jpg")
    }

    /// What `make/make.sh` printed.
    public static let all = [
        Picture("blue-ridges", 1080, 720, "#6c8497", #"LaDwUCofRij].Tj[axfkDjayj@j["#),
        Picture("amber-valley", 1080, 720, "#b08e6d", #"LsLfv:ozM{e-~BofRkaeD*j@j[WW"#),
        Picture("tall-peaks", 1080, 1620, "#5b6f7f", #"LPBz;6kCRij]%$j[axj[4Tayofay"#),
        Picture("fir-slope", 1080, 1620, "#60776a", #"LSCHD$j[RQj[_Mj[WBj[aMayj[ay"#),
        Picture("lilac-hills", 1080, 1080, "#857895", #"LUGuRqRQE0xu_4RkM{t70KofofRk"#),
        Picture("copper-sea", 1080, 720, "#8c6e63", #"LlHm}wxtIoM|s;fRj@j[0#aeoebH"#),
        Picture("morning-bay", 1080, 1620, "#aec0c6", #"LiL5H}a}IUt7?ba}ayay0MWCj?fR"#),
        Picture("moonlit-water", 1080, 1080, "#425268", #"LH9amxWB4mj[.8WBM{j[Mvj[ayax"#),
        Picture("pale-horizon", 1080, 608, "#c1c5c3", #"LTMk2{%MIUR*_2j[WBj[0Lj[j@WB"#),
        Picture("red-dunes", 1080, 720, "#af8a76", #"LmKmU.xaRjoLYkt6aeR+9yj@j?az"#),
        Picture("evening-dunes", 1080, 1620, "#a17a77", #"LWJGmFxtIpS3yYt7nis.0goJWWR+"#),
        Picture("snow-dunes", 1080, 1080, "#cbd2d9", #"LTNn8i%LITWYb{ofays:0LfPWBR*"#),
        Picture("emerald-aurora", 1080, 720, "#214b55", #"LH4W-6kCadkCpbkCjuf6L#kCfkae"#),
        Picture("rose-aurora", 1080, 1620, "#433b5a", #"LG9jE1j]WAj]-qofaxj[0coMo0jZ"#),
        Picture("storm-light", 1080, 720, "#747b7a", #"LXF$b8xtD*WB0MWBt7fli]ayWCay"#),
        Picture("peach-sky", 1080, 1080, "#c6b7be", #"LMNmHHxu0LxZIxR,I]kC0KNINMay"#),
        Picture("winter-dawn", 1080, 608, "#96a0b0", #"LeIh?YofM_og_4j[RjfQ4.ayofWC"#),
        Picture("deep-forest", 1080, 720, "#425d4d", #"LH8h%PkBV@j[?]j[WBj[Vtj[bGj["#),
    ]
}
