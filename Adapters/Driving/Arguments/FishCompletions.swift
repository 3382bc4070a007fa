/// A completion script for fish 3 and later.
struct FishCompletions {
    let name: String
    let sites: [CompletionSite]

    var script: String {
        """
        # fish completion for \(name); source it, or save it as ~/.config/fish/completions/\(name).fish
        function __\(name)_at
            set -l tokens (commandline -opc)
            set -l at ""
            set -l skip ""
            for word in $tokens[2..-1]
                if test -n "$skip"
                    set skip ""
                    continue
                end
                switch $word
                    case \(sites.valueOptionWords.joined(separator: " "))
                        set skip 1
                    case '*'
                        switch "$at $word"
                            case \(sites.commandKeys.map(quoted).joined(separator: " "))
                                set at "$at $word"
                        end
                end
            end
            test "$at" = "$argv[1]"
        end
        complete -c \(name) -f
        \(sites.flatMap(lines).joined(separator: "\n"))

        """
    }

    private func lines(_ site: CompletionSite) -> [String] {
        let start = "complete -c \(name) -n \"__\(name)_at '\(site.key)'\""
        var lines = site.plainWords.map { "\(start) -a \($0.word)\(description($0))" }
        lines += site.options.map { option in
            let spelling =
                option.word.hasPrefix("--") ? "-l \(option.word.dropFirst(2))" : "-s \(option.word.dropFirst())"
            return "\(start) \(spelling)\(option.value.map(values) ?? "")\(description(option))"
        }
        switch site.operand {
        case .file: lines.append("\(start) -F")
        case .directory: lines.append("\(start) -a '(__fish_complete_directories)'")
        case .text, .integer, .choice, nil: break
        }
        return lines
    }

    /// `-x`: a value is needed, and files are not offered for it.
    private func values(_ kind: ValueKind) -> String {
        switch kind {
        case .text, .integer: " -x"
        case .file: " -r -F"
        case .directory: " -x -a '(__fish_complete_directories)'"
        case .choice(let choices): " -x -a '\(choices.joined(separator: " "))'"
        }
    }

    private func description(_ entry: CompletionSite.Entry) -> String {
        guard !entry.meaning.isEmpty else { return "" }
        let safe = entry.meaning.map { "\\'".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        return " -d '\(safe)'"
    }

    private func quoted(_ text: String) -> String { "'\(text)'" }
}
