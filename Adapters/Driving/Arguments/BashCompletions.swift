/// A completion script for bash 3.2 and later.
struct BashCompletions {
    let name: String
    let sites: [CompletionSite]

    var script: String {
        """
        # bash completion for \(name); source it, or save it as ~/.local/share/bash-completion/completions/\(name)
        _\(name)() {
            local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
            local at="" skip="" word i IFS=$'\\n'
            COMPREPLY=()
            # bash takes --name=value apart: three words.
            if [[ $cur == "=" ]]; then cur=""; elif [[ $prev == "=" ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi
            for ((i = 1; i < COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                if [[ $word == "=" ]]; then skip=1; continue; fi
                if [[ -n $skip ]]; then skip=""; continue; fi
                case $word in \(sites.valueOptionWords.joined(separator: "|"))) skip=1; continue ;; esac
                case "$at $word" in \(patterns(sites.commandKeys))) at="$at $word" ;; esac
            done
            case "$at:$prev" in
        \(indented(sites.valuePatterns.map { "\($0.pattern)) \(values($0.value)); return ;;" }))
            esac
            if [[ $cur == -* ]]; then
                case $at in
        \(indented(sites.map { "    \(quoted($0.key))) \(offer($0.options.map(\.word))) ;;" }))
                esac
                return
            fi
            case $at in
        \(indented(sites.map { "\(quoted($0.key))) \(plain($0)) ;;" }))
            esac
        }
        complete -F _\(name) \(name)

        """
    }

    private func plain(_ site: CompletionSite) -> String {
        site.plainWords.isEmpty ? site.operand.map(values) ?? ":" : offer(site.plainWords.map(\.word))
    }

    private func values(_ kind: ValueKind) -> String {
        switch kind {
        case .text, .integer: ":"
        case .file: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$cur\"))"
        case .directory: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- \"$cur\"))"
        case .choice(let choices): offer(choices)
        }
    }

    /// The words are parted by line ends, as `IFS` is one in the function.
    private func offer(_ words: [String]) -> String {
        "COMPREPLY=($(compgen -W $'\(words.joined(separator: "\\n"))' -- \"$cur\"))"
    }

    private func patterns(_ keys: [String]) -> String { keys.map(quoted).joined(separator: "|") }
    private func quoted(_ text: String) -> String { "\"\(text)\"" }
    private func indented(_ lines: [String]) -> String { lines.map { "        \($0)" }.joined(separator: "\n") }
}
