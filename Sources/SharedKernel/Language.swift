/// The languages that Vitrine speaks. Every sentence for a person exists in each of them.
public enum Language: String, Hashable, Sendable, Codable, CaseIterable {
    case english = "en"
    case russian = "ru"
}

extension Language {
    /// The best of Vitrine's languages for an `Accept-Language` value (RFC 9110 §12.5.4) or a POSIX locale name
    /// (`ru_RU.UTF-8`); English where nothing fits.
    public init(preferredIn preferences: String) {
        var best: (language: Language, quality: Double)?
        for entry in preferences.split(separator: ",") {
            let parts = entry.split(separator: ";")
            let tag = parts.first.map { $0.drop(while: \.isWhitespace).prefix { !"-_.@ ".contains($0) }.lowercased() }
            guard let tag, let language = Language(rawValue: tag) else { continue }
            let quality = parts.dropFirst().lazy.compactMap(Self.quality).first ?? 1
            if quality > 0, quality > best?.quality ?? 0 { best = (language, quality) }
        }
        self = best?.language ?? .english
    }

    private static func quality(_ parameter: Substring) -> Double? {
        let pair = parameter.split(separator: "=", maxSplits: 1)
        guard pair.count == 2, pair[0].filter({ !$0.isWhitespace }).lowercased() == "q" else { return nil }
        return Double(pair[1].filter { !$0.isWhitespace })
    }
}
