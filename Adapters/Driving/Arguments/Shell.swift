/// A shell that completes a program's line.
public enum Shell: String, Hashable, Sendable, CaseIterable {
    case bash, zsh, fish
}

extension Program {
    /// A script for `shell` that completes commands, options and their values, made of the same description that
    /// lines are parsed by.
    ///
    /// - Parameter language: of the explanations that zsh and fish show beside each word.
    public func completions(for shell: Shell, in language: HelpLanguage) -> String {
        let sites = completionSites(in: language)
        return switch shell {
        case .bash: BashCompletions(name: name, sites: sites).script
        case .zsh: ZshCompletions(name: name, sites: sites).script
        case .fish: FishCompletions(name: name, sites: sites).script
        }
    }

    /// What can stand at each place of a line: at the program's own first, then after each command's name.
    private func completionSites(in language: HelpLanguage) -> [CompletionSite] {
        ([[]] + allCommands.map(\.path)).map { path in
            CompletionSite(
                path: path,
                commands: commands(below: path).map { .init(word: $0.name, meaning: $0.summary.text(in: language)) },
                options: options(at: path).flatMap { option in
                    option.spellings.map {
                        .init(word: $0, meaning: option.summary.text(in: language), value: option.value)
                    }
                },
                operand: command(at: path)?.operands.first?.value)
        }
    }
}

/// A place of a line, by the commands before it, and all that can stand there.
struct CompletionSite {
    let path: [String]
    let commands: [Entry]
    let options: [Entry]
    /// What the first operand can be, where there is one.
    let operand: ValueKind?

    struct Entry {
        let word: String
        let meaning: String
        var value: ValueKind?
    }

    /// As the scripts keep it: each command's name after a space.
    var key: String { path.map { " \($0)" }.joined() }

    /// The options here that take a value.
    var valueOptions: [(word: String, value: ValueKind)] {
        options.compactMap { option in option.value.map { (option.word, $0) } }
    }

    /// The words that can stand here without a dash, commands or an operand's choices.
    var plainWords: [Entry] {
        guard case .choice(let choices) = operand else { return commands }
        return commands + choices.map { Entry(word: $0, meaning: "") }
    }
}

extension [CompletionSite] {
    /// The spellings of all options that take a value, each once: the word after one is no command.
    var valueOptionWords: [String] {
        Set(flatMap { $0.valueOptions.map(\.word) }).sorted()
    }

    /// What follows each option that takes a value, as patterns of "place:option" for bash and zsh: one for all places
    /// where it means the same in all of them.
    var valuePatterns: [(pattern: String, value: ValueKind)] {
        valueOptionWords.flatMap { word -> [(pattern: String, value: ValueKind)] in
            let places = flatMap { site in
                site.valueOptions.filter { $0.word == word }.map { (key: site.key, value: $0.value) }
            }
            if let first = places.first, places.allSatisfy({ $0.value == first.value }) {
                return [("*\":\(word)\"", first.value)]
            }
            return places.map { ("\"\($0.key):\(word)\"", $0.value) }
        }
    }

    /// The keys of all places but the program's own.
    var commandKeys: [String] { map(\.key).filter { !$0.isEmpty } }
}
