extension Program {
    /// Reads a line of arguments, the program's own name left out.
    ///
    /// `--help` anywhere before `--` asks for help, whatever else is wrong with the line.
    public func read(_ arguments: [String]) -> Reading {
        var parser = Parser(program: self, rest: arguments[...])
        return parser.read()
    }
}

/// Reads one line, word by word. The first thing found wrong is the one that is told.
private struct Parser {
    let program: Program
    var rest: ArraySlice<String>
    var invocation = Invocation()
    var words: [String] = []
    var problem: UsageError.Problem?
    var asksForHelp = false
    var readsOptions = true

    mutating func read() -> Reading {
        let isEmpty = rest.isEmpty
        while let word = rest.popFirst() {
            if readsOptions, word == "--" {
                readsOptions = false
            } else if readsOptions, word.hasPrefix("--") {
                readLong(word.dropFirst(2))
            } else if readsOptions, isShort(word) {
                readShort(word.dropFirst())
            } else {
                readWord(word)
            }
        }
        if isEmpty || asksForHelp || invocation[Program.help] { return reading(.help, evenIf: { !$0.isAboutHelp }) }
        if invocation[Program.showVersion] { return reading(.version, evenIf: { _ in true }) }
        readOperands()
        findExclusions()
        return reading(.run, evenIf: { _ in false })
    }

    /// A number is no option: `-5` is a word, unless `-5` is the name of an option.
    private func isShort(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let first = word.dropFirst().first else { return false }
        return !first.isNumber || known.contains { $0.short == first }
    }

    private var known: [OptionDescription] { program.options(at: invocation.path) }

    private mutating func readLong(_ text: Substring) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        guard let option = known.first(where: { $0.name == name }) else {
            return note(unknown("--\(name)"))
        }
        take(option, written: "--\(name)", attached: parts.count == 2 ? String(parts[1]) : nil)
    }

    /// `-v`, several flags in one (`-qv`), a value attached (`-oFILE`) or next (`-o FILE`).
    private mutating func readShort(_ text: Substring) {
        var letters = text
        while let letter = letters.popFirst() {
            guard let option = known.first(where: { $0.short == letter }) else {
                return note(unknown("-\(letter)"))
            }
            let attached = option.value == nil || letters.isEmpty ? nil : String(letters)
            take(option, written: "-\(letter)", attached: attached)
            if attached != nil { return }
        }
    }

    private mutating func take(_ option: OptionDescription, written: String, attached: String?) {
        guard let kind = option.value else {
            if let attached { return note(.takesNoValue(written, attached)) }
            invocation.options[option.name, default: []].append("")
            return
        }
        guard let text = attached ?? nextValue() else { return note(.missingValue(written, option.placeholder)) }
        if let problem = kind.problem(with: text, at: written) { return note(problem) }
        invocation.options[option.name, default: []].append(text)
    }

    /// The next word, unless it is clearly an option of its own.
    private mutating func nextValue() -> String? {
        guard let next = rest.first, next != "--", !known.contains(where: { $0.spellings.contains(next) }) else {
            return nil
        }
        return rest.popFirst()
    }

    private mutating func readWord(_ word: String) {
        let here = program.command(at: invocation.path)
        guard here?.isGroup ?? true else { return words.append(word) }
        if invocation.path.isEmpty, !asksForHelp, word == Program.helpCommand.name {
            asksForHelp = true
            return
        }
        let names = program.commands(below: invocation.path).map(\.name)
        guard names.contains(word) else {
            return note(.unknownCommand(word, after: invocation.path, meant: word.nearest(of: names), known: names))
        }
        invocation.path.append(word)
    }

    private mutating func readOperands() {
        let here = program.command(at: invocation.path)
        guard let here, !here.isGroup else {
            let names = program.commands(below: invocation.path).map(\.name)
            return note(.missingCommand(after: invocation.path, known: names))
        }
        var words = words[...]
        for operand in here.operands {
            let taken = operand.takesRest ? words : words.prefix(1)
            words = words.dropFirst(taken.count)
            if taken.isEmpty, !operand.mayBeMissing { note(.missingOperand(operand.name)) }
            for text in taken {
                if let problem = operand.value.problem(with: text, at: operand.name) { note(problem) }
            }
            invocation.operands[operand.name] = Array(taken)
        }
        if let extra = words.first { note(.unexpectedOperand(extra)) }
    }

    private mutating func findExclusions() {
        for exclusion in program.exclusions {
            let given = exclusion.filter { invocation.options[$0] != nil }
            if given.count > 1 { note(.together("--\(given[0])", "--\(given[1])")) }
        }
    }

    private func unknown(_ written: String) -> UsageError.Problem {
        let owner = program.allCommands.first { $0.command.options.contains { $0.spellings.contains(written) } }
        if let owner, written.hasPrefix("--") { return .optionOfAnother(written, owner.path) }
        let meant = written.hasPrefix("--") ? written.nearest(of: known.map { "--\($0.name)" }) : nil
        return .unknownOption(written, meant: meant)
    }

    private mutating func note(_ found: UsageError.Problem) {
        if problem == nil { problem = found }
    }

    private func reading(_ wish: Reading.Wish, evenIf forgives: (UsageError.Problem) -> Bool) -> Reading {
        guard let problem, !forgives(problem) else { return Reading(invocation: invocation, wish: .success(wish)) }
        let error = UsageError(problem, program: program.name, path: invocation.path)
        return Reading(invocation: invocation, wish: .failure(error))
    }
}

extension UsageError.Problem {
    /// Whether it leaves open what the help was asked about.
    fileprivate var isAboutHelp: Bool {
        if case .unknownCommand = self { true } else { false }
    }
}
