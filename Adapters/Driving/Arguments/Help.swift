extension Program {
    /// The help of the command, the group or (for an empty path) the program that `path` leads to.
    ///
    /// - Parameter width: of the terminal, in characters; lines keep to it from 40 on, and are never over 100.
    /// - Returns: lines, the last one ended too.
    public func help(on path: [String], in language: HelpLanguage, width: Int) -> String {
        let page = HelpPage(program: self, path: path, language: language, width: Swift.min(Swift.max(width, 40), 100))
        return page.lines.joined(separator: "\n") + "\n"
    }
}

/// One page of help, from the same description that is parsed by.
private struct HelpPage {
    let program: Program
    let path: [String]
    let language: HelpLanguage
    let width: Int

    /// A row of a table: what is written, and what it means.
    typealias Row = (term: String, meaning: String)

    var lines: [String] {
        let command = program.command(at: path)
        let commands = program.commands(below: path)
        var lines = (command?.summary ?? program.summary).text(in: language).wrapped(to: width)
        lines += [""] + usage(command)
        if let details = command?.details { lines += [""] + details.text(in: language).wrapped(to: width) }
        lines += section(Words.commands, commands.map { ($0.name, $0.summary.text(in: language)) })
        lines += section(Words.operands, (command?.operands ?? []).map { ($0.name, meaning(of: $0)) })
        lines += section(Words.options, (command?.options ?? []).map(row))
        lines += section(Words.globalOptions, program.globalOptions.map(row))
        return lines
    }

    private func usage(_ command: Command?) -> [String] {
        var parts = [program.name] + path
        if command?.isGroup ?? true {
            parts.append(Words.command.text(in: language))
        } else if let command {
            parts += command.options.map { "[\(term(of: $0))]" }
            parts += command.operands.map(\.usage)
        }
        parts.append(Words.anyOptions.text(in: language))
        let label = Words.usage.text(in: language) + " "
        let indent = String(repeating: " ", count: label.count)
        // A part with a space in it stays on one line.
        let lines = parts.map { $0.map { $0 == " " ? "\u{A0}" : $0 } }.map { String($0) }.joined(separator: " ")
            .wrapped(to: width - label.count)
        return lines.enumerated().map { index, line in
            (index == 0 ? label : indent) + String(line.map { $0 == "\u{A0}" ? " " : $0 })
        }
    }

    private func section(_ title: Phrase, _ rows: [Row]) -> [String] {
        guard !rows.isEmpty else { return [] }
        let longest = rows.map(\.term.count).filter { $0 <= 24 }.max() ?? 0
        let indent = longest + 4
        return ["", title.text(in: language)]
            + rows.flatMap { row in
                let meaning = row.meaning.wrapped(to: width - indent)
                let space = String(repeating: " ", count: indent)
                guard row.term.count <= longest else { return ["  \(row.term)"] + meaning.map { space + $0 } }
                let padding = String(repeating: " ", count: longest - row.term.count + 2)
                return ["  \(row.term)\(padding)\(meaning[0])"] + meaning.dropFirst().map { space + $0 }
            }
    }

    private func row(of option: OptionDescription) -> Row {
        let short = option.short.map { "-\($0), " } ?? "    "
        var notes: [String] = []
        if let standard = option.defaultText { notes.append(Words.standard.text(in: language) + " " + standard) }
        if let variable = option.environment { notes.append(Words.environment.text(in: language) + " " + variable) }
        if option.repeats { notes.append(Words.repeats.text(in: language)) }
        let note = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
        return (short + term(of: option), option.summary.text(in: language) + note)
    }

    private func term(of option: OptionDescription) -> String {
        option.value == nil ? "--\(option.name)" : "--\(option.name) \(option.placeholder)"
    }

    private func meaning(of operand: OperandDescription) -> String {
        let summary = operand.summary.text(in: language)
        guard case .choice(let choices) = operand.value else { return summary }
        return "\(summary): \(choices.joined(separator: ", "))"
    }
}

/// The words of every help page.
private enum Words {
    static let usage = Phrase("Usage:", "Вызов:")
    static let command = Phrase("COMMAND", "КОМАНДА")
    static let anyOptions = Phrase("[OPTIONS]", "[ПАРАМЕТРЫ]")
    static let commands = Phrase("Commands:", "Команды:")
    static let operands = Phrase("Arguments:", "Аргументы:")
    static let options = Phrase("Options:", "Параметры:")
    static let globalOptions = Phrase("Options of every command:", "Параметры всех команд:")
    static let standard = Phrase("default", "по умолчанию")
    static let environment = Phrase("environment", "переменная")
    static let repeats = Phrase("may be repeated", "можно повторять")
}
