import HTMLBuilder
import Wording

/// How far a transfer is: a bar, what has gone of all, how fast, and how long it takes yet.
struct TransferBar {
    let count: Int
    let total: Int?
    var bytesPerSecond: Double?
    let label: Phrase
    let visit: Visit

    /// From 0 to 1; `nil` where the total is not known.
    private var fraction: Double? { total.map { $0 > 0 ? min(1, Double(count) / Double($0)) : 1 } }

    /// - Parameter words: instead of the figures.
    func html(_ words: String? = nil) -> HTML {
        div(.class("progress")) {
            progress(
                fraction.map { .value($0) }, fraction.map { _ in .max(1) }, .aria("label", visit.say(label)))
            div(.class("progress-words")) {
                span { words ?? sentence }
                span { rest }
            }
        }
    }

    /// `1.2 MB of 4 MB · 30%`.
    var sentence: String {
        let came = visit.words.size(Int64(count))
        guard let total, let fraction else { return count > 0 ? came : visit.say(.starting) }
        let sizes = visit.say(.came(came, of: visit.words.size(Int64(total))))
        return "\(sizes) · \(visit.say(.percent(Int(fraction * 100))))"
    }

    private var rest: String {
        guard let bytesPerSecond else { return "" }
        guard bytesPerSecond >= 1 else { return visit.say(.waitingForHost) }
        let speed = visit.say(.speed(visit.words.size(Int64(bytesPerSecond))))
        guard let total, total >= count else { return speed }
        let left = Duration.seconds((Double(total - count) / bytesPerSecond).rounded(.up))
        return "\(speed) · \(visit.say(.left(visit.words.duration(left))))"
    }
}
