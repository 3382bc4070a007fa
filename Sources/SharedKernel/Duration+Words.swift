extension Duration {
    /// How long to wait: whole seconds, minutes or hours, whichever says it shortest, rounded up, and never none.
    /// Abbreviated, so that no plural form is needed.
    public func words(in language: Language) -> String {
        let seconds = max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0))
        let minutes = (seconds + 59) / 60
        return switch (seconds, minutes, language) {
        case (..<120, _, .english): "\(seconds) s"
        case (..<120, _, .russian): "\(seconds) с"
        case (_, ..<120, .english): "\(minutes) min"
        case (_, ..<120, .russian): "\(minutes) мин"
        case (_, _, .english): "\((minutes + 59) / 60) h"
        case (_, _, .russian): "\((minutes + 59) / 60) ч"
        }
    }
}
