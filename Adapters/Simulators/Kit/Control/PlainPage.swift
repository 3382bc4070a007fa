public import HTMLBuilder
public import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The languages in which simulated services speak to a person.
public enum PageLanguage: String, Hashable, Sendable {
    case english = "en"
    case russian = "ru"

    /// The one that a browser asks for first.
    public init(of request: Request) {
        self = request.headers["Accept-Language"]?.lowercased().hasPrefix("ru") == true ? .russian : .english
    }

    /// One text in two languages, the right one of them.
    public func callAsFunction(_ english: String, _ russian: String) -> String {
        self == .english ? english : russian
    }
}

extension Response {
    /// A page in the simulators' plain style, which the control page's address serves.
    public static func page(
        _ status: Status = .ok, title: String, language: PageLanguage, narrow: Bool = false,
        @HTMLContent content: () -> HTML
    ) -> Response {
        let page = HTML {
            HTML.doctype
            html(.lang(language.rawValue)) {
                head {
                    meta(.utf8)
                    meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
                    HTMLBuilder.title { title }
                    link(.rel("stylesheet"), .href("/control/style.css"))
                }
                HTMLBuilder.body { main(narrow ? .class("narrow") : nil, content: content) }
            }
        }
        return Response(
            status, headers: ["Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store"],
            body: .data(Data(page.bytes())))
    }
}

/// How the simulators' own pages look: quiet, light and dark, at home on a phone.
enum PlainStyle {
    static let sheet = """
        :root { color-scheme: light dark; --ground: light-dark(oklch(98.5% 0.003 240), oklch(19% 0.012 240));
        --surface: light-dark(#fff, oklch(23% 0.014 240)); --line: light-dark(oklch(88% 0.008 240), oklch(34% 0.015 240));
        --text: light-dark(oklch(24% 0.015 240), oklch(94% 0.006 240));
        --quiet: light-dark(oklch(46% 0.015 240), oklch(74% 0.012 240));
        --accent: light-dark(oklch(48% 0.1 205), oklch(78% 0.1 205)); --on-accent: light-dark(#fff, oklch(19% 0.012 240)) }
        * { box-sizing: border-box }
        body { margin: 0; background: var(--ground); color: var(--text); font: 17px/1.45 system-ui, sans-serif }
        main { max-width: 60rem; margin: 0 auto; padding: 32px 16px 48px }
        h1 { font-size: 1.65rem; line-height: 1.2; font-weight: 600; margin: 0 0 8px }
        h2 { font-size: 1.2rem; font-weight: 600; margin: 32px 0 8px }
        .quiet { color: var(--quiet) } a { color: var(--accent) } code { font-size: 0.9em; overflow-wrap: anywhere }
        form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr)); gap: 16px;
        margin-top: 24px }
        form.deeds { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 12px }
        fieldset { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 8px 16px 12px;
        min-width: 0 }
        fieldset:last-of-type { grid-column: 1 / -1; columns: 17rem }
        legend { font-weight: 600; padding: 0 4px }
        label { display: flex; gap: 12px; align-items: center; min-height: 36px; font-size: 0.94rem }
        input { accent-color: var(--accent); inline-size: 18px; block-size: 18px; margin: 0; flex: none }
        .actions { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 12px; margin: 8px 0 0 }
        button { font: inherit; min-height: 44px; padding: 0 24px; border-radius: 999px; border: 1px solid var(--accent);
        background: var(--accent); color: var(--on-accent); cursor: pointer }
        button.plain { background: none; color: var(--accent) }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
        table { border-collapse: collapse; width: 100% } td { border-top: 1px solid var(--line); padding: 8px 0 }
        td:last-child { text-align: right; font-variant-numeric: tabular-nums; padding-left: 16px; overflow-wrap: anywhere }
        main.narrow { max-width: 27rem; padding: 48px 16px }
        main.narrow form { display: block } main.narrow .actions { flex-direction: column }
        main.narrow button { inline-size: 100% } main.narrow ul { padding-left: 20px } main.narrow li { margin: 8px 0 }
        .card { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 24px }
        .card > :last-child { margin-bottom: 0 }
        """
}
