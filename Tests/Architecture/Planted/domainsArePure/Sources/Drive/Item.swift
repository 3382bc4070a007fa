#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Not Date(), which a comment may name.
struct Item {
    let id = UUID()
    let moment = Date()
    let later = Date.now
    let chance = Int.random(in: 0...9)
    let label = "Date() at \(Date())"

    func save() {
        print(FileManager.default.temporaryDirectory)
        _ = (Calendar.current, ProcessInfo.processInfo)
    }
}
