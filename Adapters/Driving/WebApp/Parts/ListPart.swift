import HTMLBuilder
import SharedKernel
import Wording

/// A list that a service gives, with all that is said about it: one part of the page, which a script fetches anew.
///
/// What is kept is shown at once and asked for anew; a failure takes its place where nothing is kept.
struct ListPart<Value, Failure: Error> {
    /// The part's `id` in the page.
    let id: String
    /// Where a script fetches the part from.
    let address: String
    let showing: Showing<Value, Failure>
    let told: Sentences
    let visit: Visit
    /// The form that asks anew, by that name and as a button of that class; it works without a script, too.
    let refresh: (_ action: Phrase, _ buttonClass: String) -> HTML
    var attribute: Attribute?

    /// What the line above the list says.
    struct Sentences {
        let loading: Phrase
        /// What a script does while the kept list is in sight.
        var asking = Phrase.lookingForNew
        let live: (Value) -> Phrase
        let kept: (_ ago: String, _ reason: Freshness.Reason) -> Phrase
    }

    /// - Parameter skeletons: as large as what comes.
    func html(skeletons: HTML, list: (Value) -> HTML, failure: (Failure) -> HTML) -> HTML {
        div(
            .id(id), .class("fresh"), .data("fresh", address), showing.isAnswered ? nil : .data("stale"), attribute,
            .aria("busy", showing.isWaiting)
        ) {
            switch showing {
            case .nothingYet:
                line(.checking, told.loading)
                skeletons
            case .kept(let kept):
                line(.checking, .saved(visit.ago(kept.freshness.savedAt)), asking: told.asking)
                list(kept.value)
            case .answered(.success(let loaded)):
                switch loaded.freshness {
                case .live: line(.live, told.live(loaded.value))
                case .cached(let since, let reason):
                    line(.kept, told.kept(visit.ago(since), reason), action: .tryAgain)
                }
                list(loaded.value)
            case .answered(.failure(let error)): failure(error)
            }
        }
    }

    private func line(
        _ mark: FreshnessLine.Mark, _ sentence: Phrase, asking: Phrase? = nil, action: Phrase = .refresh
    ) -> HTML {
        FreshnessLine(
            mark: mark, sentence: visit.say(sentence), asking: asking.map(visit.say),
            refresh: refresh(action, mark == .kept ? "button refresh" : "icon-button")
        ).html()
    }
}

extension Visit {
    /// The button of the form that asks for a list anew: a drawing while all is well, with its word where something is
    /// to be done.
    func refreshButton(_ action: Phrase, _ buttonClass: String) -> HTML {
        button(.class(buttonClass), .id("refresh-button"), .aria("label", say(action)), .title(say(action))) {
            Icon.refresh
            if !buttonClass.hasPrefix("icon") { span(.class("word")) { say(action) } }
        }
    }
}
