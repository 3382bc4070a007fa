import Auth
import SharedKernel
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A way to sign in that a line asks for by name.
enum WishedWay: Hashable, Sendable {
    case paste, device
}

extension SignInCommands {
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
}
