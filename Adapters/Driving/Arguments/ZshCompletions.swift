/// A completion script for zsh, to be sourced after `compinit` or put in a directory of `fpath` as `_NAME`.
struct ZshCompletions {
    let name: String
    let sites: [CompletionSite]

    var script: String {
        """
        #compdef \(name)
        _\(name)() {
            local at="" skip="" word prev=${words[CURRENT-1]}
            local -a options plain
            integer i
            for ((i = 2; i < CURRENT; i++)); do
                word=${words[i]}
                if [[ -n $skip ]]; then skip=""; continue; fi
                case $word in \(sites.valueOptionWords.joined(separator: "|"))) skip=1; continue ;; esac
                case "$at $word" in \(sites.commandKeys.map(quoted).joined(separator: "|"))) at="$at $word" ;; esac
            done
            if [[ $PREFIX == --*=* ]]; then prev=${PREFIX%%=*}; compset -P 1 '*='; fi
            case "$at:$prev" in
        \(indented(sites.valuePatterns.map { "\($0.pattern)) \(values($0.value)); return ;;" }))
            esac
            case $at in
        \(indented(sites.map(siteCase)))
            esac
            if [[ $PREFIX == -* ]]; then _describe -o option options; return; fi
            if (( $#plain )); then _describe command plain; return; fi
            case $at in
        \(indented(sites.compactMap(operandCase)))
            *) ;;
            esac
        }
        if [[ ${funcstack[1]} == _\(name) ]]; then _\(name) "$@"; else compdef _\(name) \(name); fi

        """
    }

    private func siteCase(_ site: CompletionSite) -> String {
        let options = site.options.map(described).joined(separator: " ")
        let plain = site.plainWords.map(described).joined(separator: " ")
        return "\(quoted(site.key))) options=(\(options)); plain=(\(plain)) ;;"
    }

    private func operandCase(_ site: CompletionSite) -> String? {
        site.operand.map { "\(quoted(site.key))) \(values($0)) ;;" }
    }

    private func values(_ kind: ValueKind) -> String {
        switch kind {
        case .text, .integer: "_message value"
        case .file: "_files"
        case .directory: "_files -/"
        case .choice(let choices): "compadd -- \(choices.joined(separator: " "))"
        }
    }

    /// A word with its meaning, as `_describe` reads them.
    private func described(_ entry: CompletionSite.Entry) -> String {
        let text = entry.meaning.isEmpty ? entry.word : "\(entry.word):\(entry.meaning)"
        return "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    }

    private func quoted(_ text: String) -> String { "\"\(text)\"" }
    private func indented(_ lines: [String]) -> String { lines.map { "        \($0)" }.joined(separator: "\n") }
}
