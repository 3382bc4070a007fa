import Registration
import SharedKernel

/// `register`: asks for what the line leaves out, and registers when every rule is kept.
///
/// A password is asked for or piped in, and never stands in the line, where other programs could read it.
struct RegisterCommand: Sendable {
    let registration: RegistrationAccess
    let desk: PersonsDesk
    let report: Report

    /// What the line gives, by field.
    typealias Given = [FormField: String]

    func callAsFunction(_ given: Given) async throws(CommandFailure) -> ExitCode {
        let kept = try await failing { () async throws(RegistrationError) in try await registration.restore() }
        guard kept == nil else { throw CommandFailure(RegistrationError.alreadyRegistered, in: language) }
        var form = RegistrationForm()
        for (field, text) in given { form[field] = text }
        var lines = desk.typedLines().makeAsyncIterator()
        if desk.isAtKeyboard {
            try await ask(for: &form, given: given, &lines)
        } else {
            await fill(&form, given: given, &lines)
        }
        let filled = form
        let profile = try await failing { () async throws(RegistrationError) in try await registration.register(filled)
        }
        report.options.printsJSON
            ? report.output.print(profile.json)
            : report.output.print(Greeting(profile).text(in: language).onOneLine + "\n")
        return .done
    }

    private var language: Language { report.options.language }

    // MARK: A script

    /// One line for each field that the line leaves out, in the form's order. A password that comes once counts twice.
    private func fill(
        _ form: inout RegistrationForm, given: Given, _ lines: inout AsyncStream<String>.Iterator
    ) async {
        for field in FormField.allCases where given[field] == nil {
            if let line = await lines.next(isolation: #isolation) {
                form[field] = line
            } else if field == .confirmation {
                form.confirmation = form.password
            }
        }
    }

    // MARK: A person

    private func ask(
        for form: inout RegistrationForm, given: Given, _ lines: inout AsyncStream<String>.Iterator
    ) async throws(CommandFailure) {
        for field in [FormField.firstName, .lastName, .birthDate] {
            if given[field] != nil, isRight(field, in: form) { continue }
            repeat { form[field] = try await answer(field, &lines) } while !isRight(field, in: form)
        }
        repeat {
            repeat { form[.password] = try await answer(.password, &lines) } while !isRight(.password, in: form)
            form[.confirmation] = try await answer(.confirmation, &lines)
        } while !isRight(.confirmation, in: form)
    }

    /// Says what is wrong, where something is.
    private func isRight(_ field: FormField, in form: RegistrationForm) -> Bool {
        let findings = registration.register.review(form)[field]
        for finding in findings { report.output.tell(report.colored(finding.message(in: language).onOneLine, .red)) }
        return findings.isEmpty
    }

    private func answer(
        _ field: FormField, _ lines: inout AsyncStream<String>.Iterator
    ) async throws(CommandFailure) -> String {
        if let hint = field.hint(in: language) { report.note(report.colored(hint, .faint)) }
        // Before the question, after which somebody may type at once.
        if field.isSecret { desk.hideTyping(true) }
        report.output.ask(field.label(in: language) + ": ")
        let line = await lines.next(isolation: #isolation)
        if field.isSecret { desk.hideTyping(false) }
        // Where no line break was typed, or it was hidden, too.
        if field.isSecret || line == nil { report.output.tell("") }
        guard let line else {
            if Task.isCancelled { throw .interrupted }
            throw CommandFailure(
                .usage, code: "inputEnded",
                message: report.say(
                    "The input ended before every field was filled in. Nobody was registered.",
                    "Ввод закончился раньше, чем заполнены все поля. Никто не зарегистрирован."))
        }
        return line
    }

    private func failing<Value>(
        _ work: () async throws(RegistrationError) -> Value
    ) async throws(CommandFailure) -> Value {
        do throws(RegistrationError) { return try await work() } catch { throw CommandFailure(error, in: language) }
    }
}

extension RegistrationForm {
    fileprivate subscript(field: FormField) -> String {
        get { "" }
        set {
            switch field {
            case .firstName: firstName = newValue
            case .lastName: lastName = newValue
            case .birthDate: birthDate = newValue
            case .password: password = Password(newValue)
            case .confirmation: confirmation = Password(newValue)
            }
        }
    }
}
