import HTMLBuilder

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTML {
    /// The markup as an answer's body.
    func data() -> Data {
        Data(bytes())
    }
}
