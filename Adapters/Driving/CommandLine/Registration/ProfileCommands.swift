import Registration
import SharedKernel
import Wording

/// `profile show` and `profile forget`.
struct ProfileCommands: Sendable {
    let registration: RegistrationAccess
    let desk: PersonsDesk
    let report: Report

    func show() async throws(CommandFailure) -> ExitCode {
        let profile = try await kept()
        guard !report.options.printsJSON else {
            report.output.print(profile.json)
            return .done
        }
        let born = profile.birthDate
        let birthday = report.words.date(year: born.year, month: born.month, day: born.day)
        let registered = report.words.dateAndTime(profile.registeredAt)
        report.output.print(
            """
            \(report.colored(profile.fullName.onOneLine, .bold))
            \(FormField.birthDate.label(in: report.options.language)): \(birthday)
            \(report.say("Registered", "Регистрация")): \(registered)

            """)
        return .done
    }

    /// - Parameter isSure: asks nothing. A script is never asked.
    func forget(isSure: Bool) async throws(CommandFailure) -> ExitCode {
        let profile = try await kept()
        if !isSure, desk.isAtKeyboard {
            report.output.ask(
                report.say(
                    "Forget the profile of \(profile.fullName.onOneLine)? [y/N] ",
                    "Удалить профиль (\(profile.fullName.onOneLine))? [д/Н] "))
            var lines = desk.typedLines().makeAsyncIterator()
            let answer = await lines.next(isolation: #isolation) ?? ""
            guard ["y", "yes", "д", "да"].contains(answer.lowercased().filter { !$0.isWhitespace }) else {
                if Task.isCancelled { throw .interrupted }
                report.note(report.say("The profile is kept.", "Профиль сохранён."))
                return .done
            }
        }
        try await failing { () async throws(RegistrationError) in try await registration.forget() }
        report.options.printsJSON
            ? report.output.print(["forgotten": .bool(true)])
            : report.output.print(report.say("The profile is forgotten.", "Профиль удалён.") + "\n")
        return .done
    }

    private func kept() async throws(CommandFailure) -> Profile {
        let kept = try await failing { () async throws(RegistrationError) in try await registration.restore() }
        guard let kept else {
            throw CommandFailure(
                .noSuchItem, code: "notRegistered",
                message: report.say(
                    "Nobody has registered here. “vitrine register” does it.",
                    "Здесь никто не зарегистрирован. Для этого есть «vitrine register»."))
        }
        return kept
    }

    private func failing<Value>(
        _ work: () async throws(RegistrationError) -> Value
    ) async throws(CommandFailure) -> Value {
        do throws(RegistrationError) {
            return try await work()
        } catch {
            throw CommandFailure(error, in: report.options.language)
        }
    }
}

extension Profile {
    var json: JSONValue {
        [
            "name": .string(fullName), "firstName": .string(firstName.rawValue), "lastName": .string(lastName.rawValue),
            "birthDate": .string(birthDate.description), "registeredAt": JSONValue(registeredAt),
        ]
    }
}
