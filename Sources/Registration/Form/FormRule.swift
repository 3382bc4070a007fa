public import SharedKernel

/// One thing that the form asks of one field: its code, its sentence in every language, and when it is broken.
///
/// The web form, the command line and embedders read the same table, ``all``.
public struct FormRule: Sendable, Identifiable {
    /// `password.too-short`: for programs; it stays what it is.
    public let id: String
    public let field: FormField
    /// Whether it stands in the live checklist under the field, kept or not.
    public let isInChecklist: Bool
    /// Whether the field's later rules have nothing to say once it is broken.
    let endsReview: Bool
    let sentence: Sentence
    let check: @Sendable (Answers) -> Verdict

    enum Verdict: Hashable {
        case kept
        case broken
        /// Broken by these pieces of the text, which the sentence names.
        case brokenBy([String])
    }

    init(
        _ id: String, _ field: FormField, _ sentence: Sentence, endsReview: Bool = false, inChecklist: Bool = false,
        check: @escaping @Sendable (Answers) -> Verdict
    ) {
        self.id = id
        self.field = field
        self.sentence = sentence
        self.endsReview = endsReview
        isInChecklist = inChecklist
        self.check = check
    }

    init(
        _ id: String, _ field: FormField, _ sentence: Sentence, endsReview: Bool = false, inChecklist: Bool = false,
        isBroken: @escaping @Sendable (Answers) -> Bool
    ) {
        self.init(id, field, sentence, endsReview: endsReview, inChecklist: inChecklist) {
            isBroken($0) ? .broken : .kept
        }
    }

    /// What to do to keep it: it reads well both as a demand in a checklist and beside a field that broke it.
    public func sentence(in language: Language) -> String { sentence.text(in: language) }
}

extension FormRule: Hashable {
    public static func == (one: FormRule, other: FormRule) -> Bool { one.id == other.id }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

extension FormRule: CustomStringConvertible {
    public var description: String { id }
}
