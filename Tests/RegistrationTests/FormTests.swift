import Registration
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `The form` {
    @Test(.requirement("RG-13", "RG-14")) func `that keeps every rule can be submitted`() {
        let review = RegistrationForm.filled().review(on: .today)
        #expect(review.canSubmit && review.firstInvalidField == nil && review.findings.isEmpty)
    }

    @Test(.requirement("RG-26")) func `left empty names every field, in its order`() {
        let review = RegistrationForm().review(on: .today)
        #expect(review.findings.map(\.rule.id) == FormField.allCases.map { "\($0.rawValue).empty" })
        #expect(!review.canSubmit && review.firstInvalidField == .firstName)
        #expect(review.checklist.allSatisfy { !$0.isKept })
    }

    @Test(
        .requirement("RG-13", "RG-26"),
        arguments: [
            (RegistrationForm.filled(firstName: "7"), FormField.firstName), (.filled(lastName: ""), .lastName),
            (.filled(birthDate: "x"), .birthDate), (.filled(password: "x"), .password),
            (.filled(confirmation: "x"), .confirmation),
        ])
    func `with one bad field cannot be submitted, and says where to go on`(form: RegistrationForm, field: FormField) {
        let review = form.review(on: .today)
        #expect(!review.canSubmit && review.firstInvalidField == field)
        #expect(Set(review.findings.map(\.field)) == [field])
    }

    @Test(.requirement("RG-27")) func `is filled once there is something in every field`() {
        #expect(RegistrationForm.filled().isFilled && RegistrationForm.filled(firstName: "7", birthDate: "x").isFilled)
        for form in [
            RegistrationForm(), .filled(firstName: ""), .filled(lastName: ""), .filled(birthDate: ""),
            .filled(password: "", confirmation: "x"), .filled(confirmation: ""),
        ] {
            #expect(!form.isFilled)
        }
    }

    @Test(.requirement("RG-26"), arguments: FormRule.all)
    func `has a code and a sentence in both languages for each rule`(rule: FormRule) {
        #expect(rule.id.hasPrefix(rule.field.rawValue + "."))
        for language in Language.allCases {
            let sentence = rule.sentence(in: language)
            #expect(sentence.hasSuffix(".") && !sentence.contains("!") && sentence.count < 80)
            #expect(sentence.contains { ("а"..."я").contains($0) } == (language == .russian))
        }
    }

    @Test func `has no two rules of one code`() {
        #expect(Set(FormRule.all.map(\.id)).count == FormRule.all.count)
        #expect(
            FormRule.all.map(\.field)
                == FormField.allCases.flatMap { field in
                    FormRule.all.map(\.field).filter { $0 == field }
                })
    }

    @Test(arguments: FormField.allCases) func `has a label in both languages for each field`(field: FormField) {
        #expect(field.label(in: .english) != field.label(in: .russian) && !field.label(in: .russian).isEmpty)
        #expect((field.hint(in: .english) == nil) == (field.hint(in: .russian) == nil))
    }
}
