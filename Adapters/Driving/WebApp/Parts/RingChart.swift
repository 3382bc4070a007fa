import HTMLBuilder
import Wording

/// How much of a whole is used: a ring, with its figures as text.
struct RingChart {
    let usedBytes: Int64
    let totalBytes: Int64

    /// 0…100; more than the whole counts as the whole.
    private var percent: Double {
        totalBytes > 0 ? min(100, max(0, Double(usedBytes) / Double(totalBytes) * 100)) : 0
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
                span(.class("figure")) { visit.words.size(usedBytes) }
                span(.class("quiet")) { visit.say(.ofAll(visit.words.size(totalBytes))) }
            }
        }
    }
}

extension Phrase {
    static func ofAll(_ size: String) -> Phrase { Phrase("of \(size)", "из \(size)") }
}
