import Auth
import SharedKernel
import WebServer
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `auth login`, `auth status` and `auth logout` with one provider.
struct SignInCommands: Sendable {
    let access: ProviderAccess
    let desk: PersonsDesk
    let report: Report

    // MARK: Signing in

    /// The way that the line asks for, or else the provider's best.
    func login(_ way: WishedWay?, port: Int) async throws(CommandFailure) -> ExitCode {
        let session = access.session
        if case .signedIn(let signedIn) = try await failing({ () async throws(AuthError) in try await session.status() }
        ),
            signedIn.way == .givenToken
        {
            throw CommandFailure(AuthError.tokenIsGiven, in: report.options.language)
        }
        let signedIn =
            switch way {
            case .paste: try await loginByPasting()
            case .device: try await loginByDevice()
            case nil:
                switch access.provider.ways.first {
                case .pastedCode, .pastedToken: try await loginByPasting()
                case .deviceCode: try await loginByDevice()
                default: try await loginOnLoopback(port: port)
                }
            }
        return tell(.signedIn(signedIn))
    }

    /// The browser comes back to a port of this computer. Where it runs on another one, its last address is pasted.
    private func loginOnLoopback(port: Int) async throws(CommandFailure) -> SessionStatus.SignedIn {
        let (arrivals, arriving) = AsyncStream<Arrival>.makeStream()
        let listener: RedirectListener
        do throws(ServerFailure) {
            listener = try await RedirectListener.start(
                port: port, path: "/accounts/\(access.provider.id.rawValue)/return",
                page: report.say(
                    "Go back to the terminal. You can close this window.",
                    "Вернитесь в терминал. Это окно можно закрыть.")
            ) { address in arriving.yield(.redirect(address)) }
        } catch {
            throw CommandFailure(
                .unavailable, code: "portNotFree",
                message: report.say(
                    "Port \(port) of this computer cannot be listened on. Choose another: --port 0 takes a free one.",
                    "Порт \(port) этого компьютера занят или недоступен. Выберите другой: --port 0 возьмёт свободный."))
        }
        defer { arriving.finish() }
        let result: Result<SessionStatus.SignedIn, CommandFailure>
        do throws(CommandFailure) {
            let attempt = try await failing { () async throws(AuthError) in
                try access.begin(returningTo: listener.address, in: report.options.language)
            }
            invite(to: attempt, canPaste: true)
            result = .success(try await completion(of: attempt, by: arrivals, arriving))
        } catch {
            result = .failure(error)
        }
        await listener.stop()
        return try result.get()
    }

    /// The browser ends at a page of the provider's, whose address, or whose code, is pasted.
    private func loginByPasting() async throws(CommandFailure) -> SessionStatus.SignedIn {
        let (arrivals, arriving) = AsyncStream<Arrival>.makeStream()
        defer { arriving.finish() }
        let attempt = try await failing { () async throws(AuthError) in
            try access.begin.pasting(in: report.options.language)
        }
        invite(to: attempt, canPaste: true)
        return try await completion(of: attempt, by: arrivals, arriving)
    }

    private func invite(to attempt: PendingAttempt, canPaste: Bool) {
        report.output.tell(
            report.say("Open this page to sign in:", "Откройте эту страницу, чтобы войти:")
                + "\n\(attempt.page.absoluteString)")
        if canPaste {
            report.note(
                report.say(
                    "If the browser does not come back by itself, paste its last address here.",
                    "Если браузер не вернётся сам, вставьте сюда его последний адрес."))
        }
        desk.openBrowser(attempt.page)
    }

    /// The end of an attempt, by whatever brings it first; what belongs to another attempt is passed over.
    private func completion(
        of attempt: PendingAttempt, by arrivals: AsyncStream<Arrival>, _ arriving: AsyncStream<Arrival>.Continuation
    ) async throws(CommandFailure) -> SessionStatus.SignedIn {
        let typed = desk.typedLines
        async let _: Void = {
            for await line in typed() where !line.allSatisfy(\.isWhitespace) { arriving.yield(.typed(line)) }
        }()
        async let _: Void = {
            // An early end of the pause is the command's own end.
            try? await Task.sleep(for: .seconds(PendingAttempt.limitInSeconds))
            arriving.finish()
        }()
        for await arrival in arrivals {
            do throws(AuthError) {
                switch arrival {
                case .redirect(let address): return try await access.complete(address)
                case .typed(let text): return try await access.complete(pasted: text, for: attempt.id)
                }
            } catch .stateMismatch where arrival.isRedirect {
                // Somebody else's: the attempt goes on waiting.
                continue
            } catch .unreadableRedirect where !arrival.isRedirect {
                report.note(AuthError.unreadableRedirect.message(in: report.options.language))
            } catch {
                throw CommandFailure(error, in: report.options.language)
            }
        }
        access.cancel(attempt.id)
        if Task.isCancelled { throw .interrupted }
        throw CommandFailure(AuthError.attemptExpired, in: report.options.language)
    }

    private enum Arrival: Sendable {
        case redirect(URL)
        case typed(String)

        var isRedirect: Bool { if case .redirect = self { true } else { false } }
    }

    /// A short code is typed in on another device.
    private func loginByDevice() async throws(CommandFailure) -> SessionStatus.SignedIn {
        let started = try await failing { () async throws(AuthError) in try await access.byDevice.begin() }
        let page = started.code.page.absoluteString
        report.output.tell(
            report.say(
                "Open \(page) on any device and enter: \(started.code.userCode)",
                "Откройте \(page) на любом устройстве и введите: \(started.code.userCode)"))
        return try await failing { () async throws(AuthError) in try await access.byDevice.finish(started) }
    }

    // MARK: How one stands

    func status() async throws(CommandFailure) -> ExitCode {
        tell(try await failing { () async throws(AuthError) in try await access.restore() })
    }

    private func tell(_ status: SessionStatus) -> ExitCode {
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

    private func failing<Value>(
        _ work: () async throws(AuthError) -> Value
    ) async throws(CommandFailure) -> Value {
        do throws(AuthError) {
            return try await work()
        } catch {
            throw CommandFailure(error, in: report.options.language)
        }
    }
}

/// A way to sign in that a line asks for by name.
enum WishedWay: Hashable, Sendable {
    case paste, device
}
