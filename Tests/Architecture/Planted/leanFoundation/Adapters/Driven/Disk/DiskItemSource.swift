import Drive
import Foundation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
