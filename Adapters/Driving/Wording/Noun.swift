import SharedKernel

/// A word that is counted, in every form that a number asks for (CLDR plural rules for whole numbers).
public struct Noun: Sendable {
    let english: (one: String, other: String)
    let russian: (one: String, few: String, many: String)

    /// - Parameters:
    ///   - english: after 1; after any other number.
    ///   - russian: after 1, 21, 31…; after 2–4, 22–24…; after 0, 5–20, 25–30….
    public init(english: (one: String, other: String), russian: (one: String, few: String, many: String)) {
        self.english = english
        self.russian = russian
    }

    /// The form that stands after `number`.
    func form(_ number: Int, in language: Language) -> String {
        switch language {
        case .english: number.magnitude == 1 ? english.one : english.other
        case .russian:
            switch (number.magnitude % 10, number.magnitude % 100) {
            case (_, 11...14): russian.many
            case (1, _): russian.one
            case (2...4, _): russian.few
            default: russian.many
            }
        }
    }
}

extension Noun {
    public static let byte = Noun(english: ("byte", "bytes"), russian: ("байт", "байта", "байт"))
    public static let file = Noun(english: ("file", "files"), russian: ("файл", "файла", "файлов"))
    public static let video = Noun(english: ("video", "videos"), russian: ("видео", "видео", "видео"))
    public static let entry = Noun(english: ("entry", "entries"), russian: ("запись", "записи", "записей"))
    // In the accusative, as in «2 минуты назад».
    static let minute = Noun(english: ("minute", "minutes"), russian: ("минуту", "минуты", "минут"))
    static let hour = Noun(english: ("hour", "hours"), russian: ("час", "часа", "часов"))
    static let day = Noun(english: ("day", "days"), russian: ("день", "дня", "дней"))
}

extension Words {
    /// A number and its noun: `1 file`, `5 files`; «1 файл», «2 файла», «5 файлов».
    public func count(_ number: Int, _ noun: Noun) -> String {
        self.number(number) + "\u{A0}" + noun.form(number, in: language)
    }
}
