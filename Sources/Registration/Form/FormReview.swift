public import SharedKernel

/// What the rules say about a form. Nothing of what was typed is in it but single characters of names.
public struct FormReview: Hashable, Sendable {
    /// What is wrong: by field in the form's order, and within a field what helps most first.
    public let findings: [FormFinding]
    /// What a field asks for, and whether what was typed keeps it yet.
    public let checklist: [ChecklistItem]

    init(of answers: Answers) {
        var findings: [FormFinding] = []
        var ended: Set<FormField> = []
        var checklist: [ChecklistItem] = []
        for rule in FormRule.all {
            // A field that is empty or cannot be read keeps none of its other rules, and breaks none of them either.
            let verdict = ended.contains(rule.field) ? nil : rule.check(answers)
            if let finding = verdict.flatMap({ FormFinding(rule, $0) }) {
                findings.append(finding)
                if rule.endsReview { ended.insert(rule.field) }
            }
            if rule.isInChecklist { checklist.append(ChecklistItem(rule: rule, isKept: verdict == .kept)) }
        }
        self.findings = findings
        self.checklist = checklist
    }

    /// Whether every field is filled in and keeps every rule.
    public var canSubmit: Bool { findings.isEmpty }

    /// The fields with something wrong in them, in the form's order.
    public var invalidFields: [FormField] {
        FormField.allCases.filter { field in findings.contains { $0.field == field } }
    }

    /// Where to go on: the first field with something wrong in it.
    public var firstInvalidField: FormField? { findings.first?.field }

    /// What is wrong with one field, what helps most first.
    public subscript(field: FormField) -> [FormFinding] {
        findings.filter { $0.field == field }
    }

    /// What one field asks for, in the table's order.
    public func checklist(of field: FormField) -> [ChecklistItem] {
        checklist.filter { $0.rule.field == field }
    }
}

/// One rule that a field broke.
public struct FormFinding: Hashable, Sendable {
    public let rule: FormRule
    /// The characters that broke it, where single ones did: at most five.
    public let culprits: [String]

    init?(_ rule: FormRule, _ verdict: FormRule.Verdict) {
        switch verdict {
        case .kept: return nil
        case .broken: culprits = []
        case .brokenBy(let pieces): culprits = pieces
        }
        self.rule = rule
    }

    public var field: FormField { rule.field }

    /// What to do, and where single characters are in the way, which.
    public func message(in language: Language) -> String {
        let sentence = rule.sentence(in: language)
        guard !culprits.isEmpty else { return sentence }
        // Each stands apart from the sentence's direction (Unicode Standard Annex 9): it may be of any script.
        switch language {
        case .english:
            return sentence + " Remove " + culprits.map { "“\u{2068}\($0)\u{2069}”" }.joined(separator: ", ") + "."
        case .russian:
            return sentence + " Уберите " + culprits.map { "«\u{2068}\($0)\u{2069}»" }.joined(separator: ", ") + "."
        }
    }
}

/// One line of the list that is ticked off while somebody types.
public struct ChecklistItem: Hashable, Sendable {
    public let rule: FormRule
    public let isKept: Bool
}
