#if canImport(FoundationEssentials)
// Foundation's own normalization is not in FoundationEssentials; the standard library's is there for it, and only there.
@_spi(_Unicode) import Swift
#else
import Foundation
#endif

extension String {
    /// The text in Normalization Form C (Unicode Standard Annex 15): one spelling for what looks the same.
    var composed: String {
        #if canImport(FoundationEssentials)
        var scalars = UnicodeScalarView()
        for scalar in _nfc { scalars.append(scalar) }
        return String(scalars)
        #else
        return precomposedStringWithCanonicalMapping
        #endif
    }

    /// For comparing what people hold to be the same: small letters, without accents and other marks.
    var folded: String {
        var scalars = UnicodeScalarView()
        for scalar in lowercased().decomposed where scalar.properties.generalCategory != .nonspacingMark {
            scalars.append(scalar)
        }
        return String(scalars)
    }

    private var decomposed: [Unicode.Scalar] {
        #if canImport(FoundationEssentials)
        return Array(_nfd)
        #else
        return Array(decomposedStringWithCanonicalMapping.unicodeScalars)
        #endif
    }
}
