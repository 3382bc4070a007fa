import Auth
import SharedKernel
import Wording

/// `auth login`, `auth status` and `auth logout` with one provider.
struct SignInCommands: Sendable {
    let access: ProviderAccess
    let desk: PersonsDesk
    let report: Report

    // MARK: How one stands

    func status() async throws(CommandFailure) -> ExitCode {
        tell(try await failing { () async throws(AuthError) in try await access.restore() })
    }

    func tell(_ status: SessionStatus) -> ExitCode {
        switch status {
        case .signedIn(let signedIn):
            report.options.printsJSON
                ? report.output.print(signedIn.json(of: access.provider))
                : report.output.print(sentences(on: signedIn).joined(separator: "\n") + "\n")
            return .done
        case .signedOut(let reason):
            let message = reason.message(in: report.options.language)
            if report.options.printsJSON {
                report.output.print([
                    "provider": .string(access.provider.id.rawValue), "signedIn": .bool(false),
                    "reason": .string(reason.code), "message": .string(message),
                ])
            } else {
                report.output.print("\(access.provider.name): \(message)\n")
            }
            return .signInNeeded
        }
    }

    private func sentences(on signedIn: SessionStatus.SignedIn) -> [String] {
        let provider = access.provider.name
        let who = (signedIn.account?.name ?? signedIn.account?.id)?.onOneLine
        var lines = [
            signedIn.way == .givenToken
                ? report.say(
                    "\(provider): a token from the settings is used as it is",
                    "\(provider): используется токен из настроек")
                    + (who.map { " (\($0))." } ?? ".")
                : report.say(
                    "\(provider): signed in as \(who ?? "?").", "\(provider): вход выполнен, \(who ?? "?").")
        ]
        if let until = signedIn.until, !signedIn.isRenewable {
            let moment = report.words.dateAndTime(until)
            lines.append(report.say("The session lasts until \(moment).", "Сеанс действует до \(moment)."))
        }
        if !signedIn.missingRights.isEmpty {
            let rights = signedIn.missingRights.map(\.rawValue).sorted().joined(separator: ", ")
            lines.append(
                report.say("Asked for and not allowed: \(rights).", "Запрошено, но не разрешено: \(rights)."))
        }
        if let doubt = signedIn.doubt { lines.append(doubt.message(in: report.options.language)) }
        return lines
    }

    // MARK: Signing out

    func logout() async throws(CommandFailure) -> ExitCode {
        let ended = try await failing { () async throws(AuthError) in try await access.signOut() }
        if report.options.printsJSON {
            report.output.print(ended.json)
            return .done
        }
        report.output.print(report.say("Signed out.", "Вы вышли.") + "\n")
        for removed in ended.removed { report.note(sentence(on: removed)) }
        if !ended.isAllRemoved {
            report.note(
                report.say(
                    "Something that was kept of the account could not be removed from this computer.",
                    "Не всё, что сохранено об учётной записи, удалось удалить с этого компьютера."))
        }
        if case .failed(let error) = ended.revocation {
            report.note(
                report.say("The provider could not be told: ", "Сервис не удалось известить: ")
                    + error.message(in: report.options.language))
        }
        return .done
    }

    private func sentence(on removed: RemovedData) -> String {
        let size = report.words.size(Int64(removed.sizeInBytes))
        return switch removed.kind {
        case .previews:
            report.say(
                "Removed previews: \(removed.count), \(size).", "Удалено изображений: \(removed.count), \(size).")
        case .lists:
            report.say("Removed kept lists: \(removed.count).", "Удалено сохранённых списков: \(removed.count).")
        case .files:
            report.say("Removed files: \(removed.count), \(size).", "Удалено файлов: \(removed.count), \(size).")
        }
    }

    func failing<Value>(
        _ work: () async throws(AuthError) -> Value
    ) async throws(CommandFailure) -> Value {
        do throws(AuthError) {
            return try await work()
        } catch {
            throw CommandFailure(error, in: report.options.language)
        }
    }
}
