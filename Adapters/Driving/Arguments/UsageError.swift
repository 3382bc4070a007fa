/// What is wrong with a line of arguments, in the words that the line used.
public struct UsageError: Error, Hashable, Sendable {
    public let problem: Problem
    /// The command, or the group, that the line had reached, after the program's name.
    public let commandLine: String

    init(_ problem: Problem, program: String, path: [String]) {
        self.problem = problem
        commandLine = ([program] + path).joined(separator: " ")
    }

    public enum Problem: Hashable, Sendable {
        case unknownOption(String, meant: String?)
        /// An option that another command has, not this one.
        case optionOfAnother(String, [String])
        case unknownCommand(String, after: [String], meant: String?, known: [String])
        case missingCommand(after: [String], known: [String])
        case missingOperand(String)
        case unexpectedOperand(String)
        case missingValue(String, String)
        case takesNoValue(String, String)
        case notANumber(String, at: String, in: ClosedRange<Int>)
        case outOfRange(String, at: String, in: ClosedRange<Int>)
        case notAChoice(String, at: String, of: [String], meant: String?)
        case emptyPath(at: String)
        case together(String, String)
    }

    /// What is wrong, and what would be right.
    public func message(in language: HelpLanguage) -> String {
        switch language {
        case .english: problem.english
        case .russian: problem.russian
        }
    }

    /// Where more is told.
    public func hint(in language: HelpLanguage) -> String {
        switch language {
        case .english: "See: \(commandLine) --help"
        case .russian: "Справка: \(commandLine) --help"
        }
    }
}

extension UsageError.Problem {
    fileprivate var english: String {
        switch self {
        case .unknownOption(let option, nil): "Unknown option \(option)."
        case .unknownOption(let option, let meant?): "Unknown option \(option): did you mean \(meant)?"
        case .optionOfAnother(let option, let path):
            "Unknown option \(option) here: it belongs to “\(path.joined(separator: " "))”, after its name."
        case .unknownCommand(let word, _, let meant?, _): "Unknown command “\(word)”: did you mean “\(meant)”?"
        case .unknownCommand(let word, _, nil, let known): "Unknown command “\(word)”. There are: \(known.listed)."
        case .missingCommand([], let known): "Say which command: \(known.listed)."
        case .missingCommand(let path, let known):
            "Say which command of “\(path.joined(separator: " "))”: \(known.listed)."
        case .missingOperand(let name): "\(name) is missing."
        case .unexpectedOperand(let word): "There is nothing to do with “\(word)”."
        case .missingValue(let option, let placeholder): "\(option) needs a value: \(option) \(placeholder)"
        case .takesNoValue(let option, let value): "\(option) takes no value, but got “\(value)”."
        case .notANumber(let text, let place, let range):
            "\(place) must be a whole number from \(range.lowerBound) to \(range.upperBound), not “\(text)”."
        case .outOfRange(let text, let place, let range):
            "\(place) must be from \(range.lowerBound) to \(range.upperBound), not \(text)."
        case .notAChoice(let text, let place, _, let meant?): "\(place) cannot be “\(text)”: did you mean “\(meant)”?"
        case .notAChoice(let text, let place, let choices, nil):
            "\(place) cannot be “\(text)”. It is one of: \(choices.listed)."
        case .emptyPath(let place): "\(place) needs a path."
        case .together(let one, let other): "\(one) and \(other) exclude each other: give one of them."
        }
    }

    fileprivate var russian: String {
        switch self {
        case .unknownOption(let option, nil): "Неизвестный параметр \(option)."
        case .unknownOption(let option, let meant?): "Неизвестный параметр \(option). Может быть, \(meant)?"
        case .optionOfAnother(let option, let path):
            "Параметра \(option) здесь нет: он ставится после команды «\(path.joined(separator: " "))»."
        case .unknownCommand(let word, _, let meant?, _): "Неизвестная команда «\(word)». Может быть, «\(meant)»?"
        case .unknownCommand(let word, _, nil, let known): "Неизвестная команда «\(word)». Есть: \(known.listed)."
        case .missingCommand([], let known): "Укажите команду: \(known.listed)."
        case .missingCommand(let path, let known):
            "Укажите команду после «\(path.joined(separator: " "))»: \(known.listed)."
        case .missingOperand(let name): "Не хватает \(name)."
        case .unexpectedOperand(let word): "Лишнее слово «\(word)»."
        case .missingValue(let option, let placeholder): "Параметру \(option) нужно значение: \(option) \(placeholder)"
        case .takesNoValue(let option, let value): "Параметр \(option) не принимает значения, а получил «\(value)»."
        case .notANumber(let text, let place, let range):
            "\(place): нужно целое число от \(range.lowerBound) до \(range.upperBound), а не «\(text)»."
        case .outOfRange(let text, let place, let range):
            "\(place): нужно число от \(range.lowerBound) до \(range.upperBound), а не \(text)."
        case .notAChoice(let text, let place, _, let meant?):
            "\(place): нет значения «\(text)». Может быть, «\(meant)»?"
        case .notAChoice(let text, let place, let choices, nil):
            "\(place): нет значения «\(text)». Возможные: \(choices.listed)."
        case .emptyPath(let place): "\(place): нужен путь."
        case .together(let one, let other): "\(one) и \(other) исключают друг друга: оставьте один из них."
        }
    }
}

extension [String] {
    fileprivate var listed: String { joined(separator: ", ") }
}
