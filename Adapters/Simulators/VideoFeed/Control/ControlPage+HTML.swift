extension ControlPage {
    /// The page for people: what may go wrong, as plain check boxes, and what was asked for so far.
    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>The simulated video feed</title>
        <style>\(Self.style)</style>
        </head>
        <body>
        <main>
        <h1>The simulated video feed</h1>
        <p class="quiet">It stands in for the real one: \(links). Choose how it behaves from the next request on.</p>
        <form method="post" action="/control/behave">
        \(choices("list", "The list", Self.faultsOfAList, chosen: conduct.list))
        \(choices("pictures", "Pictures", Self.faultsOfMedia, chosen: conduct.pictures))
        \(choices("clips", "Clips and streams", Self.faultsOfMedia, chosen: conduct.clips))
        \(choices("rows", "Inside the list", Self.damage, chosen: conduct.rows))
        <p class="actions"><button>Behave like this</button>
        <button class="plain" formaction="/control/behave-well">Behave well</button></p>
        </form>
        <h2>Asked for so far</h2>
        \(requestTable)
        <p class="quiet">Programs choose with <code>PUT /control/faults</code> and the JSON that
        <a href="/control/faults"><code>GET /control/faults</code></a> shows.</p>
        </main>
        </body>
        </html>

        """
    }

    private var links: String {
        FeedGeneration.allCases.map { "<a href=\"\($0.path)\"><code>\($0.path)</code></a>" }.joined(separator: " and ")
    }

    private typealias Choice<Value> = (value: Value, label: String)

    private static let faultsOfAList: [Choice<Fault>] = [
        (.unreachable, "cannot be reached (the connection is reset)"), (.silent, "never answers"),
        (.latency(milliseconds: 3000), "answers after 3 s"), (.status(404), "is gone (404)"),
        (.status(500), "fails (500)"), (.tryLater(seconds: 30), "asks to wait 30 s (503)"),
        (.page, "is a page instead"), (.endlessRedirect, "is somewhere else, without end"),
        (.cut(afterBytes: 1000), "is cut after 1,000 bytes"), (.announcesMore, "announces more than it sends"),
        (.announcesLess, "announces less than it sends"),
        (.slow(bytesPerSecond: 2000), "comes at 2,000 bytes a second"),
    ]

    private static let faultsOfMedia: [Choice<Fault>] = [
        (.unreachable, "cannot be reached (the connection is reset)"), (.silent, "never answer"),
        (.latency(milliseconds: 3000), "answer after 3 s"), (.status(403), "are closed (403)"),
        (.status(404), "are gone (404)"), (.page, "are pages instead"), (.untyped, "do not say what they are"),
        (.noRanges, "know no ranges"),
        (.changingETag, "change with every answer (ETag)"), (.cut(afterBytes: 10_000), "are cut after 10,000 bytes"),
        (.announcesMore, "announce more than they send"),
        (.slow(bytesPerSecond: 10_000), "come at 10,000 bytes a second"),
    ]

    private static let damage: [Choice<Damage>] = Damage.allCases.map { damage in
        let label =
            switch damage {
            case .oneBrokenEntry: "one broken entry"
            case .damagedRows: "all kinds of damaged rows"
            case .emptyList: "nothing"
            case .repeatedIDs: "ids that are given twice"
            case .idsAsText: "ids as text"
            case .foreignLinks: "links that are not HTTP"
            case .relativeLinks: "links without a host"
            case .missingThumbnails: "no thumbnails"
            case .deadThumbnailHost: "thumbnails on a dead host"
            case .noList: "no list at all"
            case .brokenJSON: "JSON that breaks off"
            }
        return (damage, label)
    }

    private func choices<Value: RawRepresentable<String> & Equatable>(
        _ name: String, _ title: String, _ choices: [Choice<Value>], chosen: [Value]
    ) -> String {
        // What a program chose and the page does not offer is kept as a choice of its own.
        let others = chosen.filter { value in !choices.contains { $0.value == value } }.map { ($0, $0.rawValue) }
        let boxes = (choices + others).map { choice in
            let mark = chosen.contains(choice.value) ? " checked" : ""
            return "<label><input type=\"checkbox\" name=\"\(name)\" value=\"\(choice.value.rawValue)\"\(mark)> "
                + "\(choice.label)</label>"
        }
        return "<fieldset><legend>\(title)</legend>\(boxes.joined(separator: "\n"))</fieldset>"
    }

    private var requestTable: String {
        guard !requests.isEmpty else { return "<p class=\"quiet\">Nothing yet.</p>" }
        let rows = requests.sorted { $0.key < $1.key }.map { path, count in
            "<tr><td><code>\(Self.escaped(path))</code></td><td>\(count)</td></tr>"
        }
        return "<table>\(rows.joined(separator: "\n"))</table>"
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            default: String(character)
            }
        }.joined()
    }

    private static let style = """
        :root { color-scheme: light dark; --ground: light-dark(oklch(98.5% 0.003 240), oklch(19% 0.012 240));
        --surface: light-dark(#fff, oklch(23% 0.014 240)); --line: light-dark(oklch(88% 0.008 240), oklch(34% 0.015 240));
        --text: light-dark(oklch(24% 0.015 240), oklch(94% 0.006 240));
        --quiet: light-dark(oklch(46% 0.015 240), oklch(74% 0.012 240));
        --accent: light-dark(oklch(48% 0.1 205), oklch(78% 0.1 205)); --on-accent: light-dark(#fff, oklch(19% 0.012 240)) }
        body { margin: 0; background: var(--ground); color: var(--text); font: 17px/1.45 system-ui, sans-serif }
        main { max-width: 60rem; margin: 0 auto; padding: 32px 16px 48px }
        h1 { font-size: 1.65rem; line-height: 1.2; font-weight: 600; margin: 0 0 8px }
        h2 { font-size: 1.2rem; font-weight: 600; margin: 32px 0 8px }
        .quiet { color: var(--quiet) } a { color: var(--accent) } code { font-size: 0.9em }
        form { display: grid; grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr)); gap: 16px; margin-top: 24px }
        fieldset { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 8px 16px 12px }
        fieldset:last-of-type { grid-column: 1 / -1; columns: 17rem }
        legend { font-weight: 600; padding: 0 4px }
        label { display: flex; gap: 12px; align-items: center; min-height: 36px; font-size: 0.94rem }
        input { accent-color: var(--accent); inline-size: 18px; block-size: 18px; margin: 0; flex: none }
        .actions { grid-column: 1 / -1; display: flex; gap: 12px; margin: 8px 0 0 }
        button { font: inherit; min-height: 44px; padding: 0 24px; border-radius: 999px; border: 1px solid var(--accent);
        background: var(--accent); color: var(--on-accent); cursor: pointer }
        button.plain { background: none; color: var(--accent) }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
        table { border-collapse: collapse; width: 100% } td { border-top: 1px solid var(--line); padding: 8px 0 }
        td:last-child { text-align: right; font-variant-numeric: tabular-nums } code { overflow-wrap: anywhere }
        """
}
