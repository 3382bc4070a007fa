import SharedKernel
import Wording

// How fresh what is shown is: the words that all lists share.

extension Phrase {
    static let loading = Phrase("Loading…", "Загружаем…")
    static let nothingKeptYet = Phrase("Nothing is saved yet.", "Пока ничего не сохранено.")

    /// - Parameter count: `nil` where nobody knows how many there are.
    static func upToDate(_ count: Int?, _ noun: Noun) -> Phrase {
        guard let count, count > 0 else { return Phrase("Up to date", "Список свежий") }
        return Phrase(
            "\(Words(.english).count(count, noun)), up to date",
            "\(Words(.russian).count(count, noun)), список свежий")
    }

    static func saved(_ ago: String) -> Phrase {
        Phrase("Saved \(ago).", "Сохранено \(ago).")
    }

    /// - Parameter count: `nil` where nobody knows how many there are.
    static func saved(_ count: Int?, _ noun: Noun, _ ago: String) -> Phrase {
        guard let count, count > 0 else { return .saved(ago) }
        return Phrase(
            "\(Words(.english).count(count, noun)), saved \(ago)",
            "\(Words(.russian).count(count, noun)), сохранено \(ago)")
    }

    static func kept(since ago: String, because reason: Freshness.Reason, of source: SourceWords) -> Phrase {
        guard let cause = source.sentence(on: reason) else { return .saved(ago) }
        return Phrase(
            "\(cause.text(in: .english)) What you see was saved \(ago).",
            "\(cause.text(in: .russian)) То, что вы видите, сохранено \(ago).")
    }
}

/// What is said of a source when what was kept of it is shown instead.
struct SourceWords: Sendable {
    let offline: Phrase
    let failed: Phrase
    let unreadable: Phrase
    let tryLater: Phrase

    /// `nil` where nobody has asked it yet.
    func sentence(on reason: Freshness.Reason) -> Phrase? {
        switch reason {
        case .notAskedYet: nil
        case .offline: offline
        case .sourceFailed: failed
        case .unreadable: unreadable
        case .tryLater: tryLater
        }
    }

    /// Whoever a person signs in to.
    static let service = SourceWords(
        offline: Phrase("The service cannot be reached.", "Нет связи с сервисом."),
        failed: Phrase("The service failed.", "В сервисе произошёл сбой."),
        unreadable: Phrase("The service sent something unreadable.", "Сервис прислал непонятный ответ."),
        tryLater: Phrase("The service asks to wait.", "Сервис просит подождать."))
}
