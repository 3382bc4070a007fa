#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A moment as HTTP writes it: RFC 9110 §5.6.7, the preferred form and the two obsolete ones.
struct HTTPDate {
    let date: Date

    init?(_ text: String) {
        let words = text.split { " ,-".contains($0) }
        switch words.count {
        case 6 where words[5] == "GMT":  // Sun, 06 Nov 1994 08:49:37 GMT, or Sunday, 06-Nov-94 08:49:37 GMT
            self.init(year: words[3], month: words[2], day: words[1], time: words[4])
        case 5:  // Sun Nov  6 08:49:37 1994
            self.init(year: words[4], month: words[1], day: words[2], time: words[3])
        default: return nil
        }
    }

    private init?(year: Substring, month: Substring, day: Substring, time: Substring) {
        let clock = time.split(separator: ":").compactMap { Int($0) }
        guard var year = Int(year), let day = Int(day), clock.count == 3,
            let month = Self.months.firstIndex(of: month.lowercased()).map({ $0 + 1 }),
            (0...9999).contains(year), (1...31).contains(day), (0...23).contains(clock[0]),
            (0...59).contains(clock[1]), (0...60).contains(clock[2])
        else { return nil }
        if year < 100 { year += year < 70 ? 2000 : 1900 }
        let seconds = clock[0] * 3600 + clock[1] * 60 + clock[2]
        date = Date(timeIntervalSince1970: Double(Self.daysSince1970(year, month, day) * 86_400 + seconds))
    }

    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    /// In the Gregorian calendar, years counted from March so that the leap day comes last.
    private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let marchYear = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
    }
}
