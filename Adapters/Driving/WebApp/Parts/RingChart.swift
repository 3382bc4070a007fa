import HTMLBuilder
import Wording

/// How much of a whole is used: a ring, with its figures as text.
struct RingChart {
    /// `nil` while it is not known.
    let usedBytes: Int64?
    let totalBytes: Int64

    /// 0…100; more than the whole counts as the whole, and a little is as much as can be seen.
    private var percent: Double {
        guard let usedBytes, usedBytes > 0, totalBytes > 0 else { return 0 }
        return min(100, max(0.8, Double(usedBytes) / Double(totalBytes) * 100))
    }

    func html(_ visit: Visit) -> HTML {
        div(.class("ring-chart")) {
            svg(.viewBox("0 0 100 100"), .aria("hidden", true)) {
                circle(.class("ring-whole"), .cx(50), .cy(50), .r(44))
                if percent > 0 {
                    circle(
                        .class("ring-used"), .cx(50), .cy(50), .r(44), .pathLength(100),
                        .strokeDasharray(percent, 100 - percent))
                }
            }
            p {
                if let usedBytes {
                    span(.class("figure")) { visit.words.size(usedBytes) }
                    span(.class("quiet")) { visit.say(.ofAll(visit.words.size(totalBytes))) }
                }
            }
        }
    }
}

extension Phrase {
    static func ofAll(_ size: String) -> Phrase { Phrase("of \(size)", "из \(size)") }
}
