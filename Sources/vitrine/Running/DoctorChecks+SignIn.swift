import Auth
import CommandLineInterface
import FoundationEssentials

extension DoctorChecks {
    /// Who is signed in and until when, as the provider itself sees it; or what is missing to sign in.
    func signIn(_ access: ProviderAccess) -> DoctorCheck {
        DoctorCheck(say("Sign-in to \(access.provider.name)", "Вход: \(access.provider.name)")) {
            do throws(AuthError) {
                switch try await access.restore() {
                case .signedIn(let signedIn): return finding(on: signedIn)
                case .signedOut(.neverSignedIn), .signedOut(.signedOut): return try possibility(of: access)
                case .signedOut(let reason): return .warning(reason.message(in: language))
                }
            } catch .configurationMissing(let setting, let page) {
                return .warning(AuthError.configurationMissing(setting: setting, page: page).message(in: language))
            } catch {
                return .problem(error.message(in: language))
            }
        }
    }

    private func finding(on signedIn: SessionStatus.SignedIn) -> DoctorCheck.Finding {
        if let doubt = signedIn.doubt { return .warning(doubt.message(in: language)) }
        let who = (signedIn.account?.name ?? signedIn.account?.id).map { say("as \($0)", "как \($0)") }
        let until = signedIn.until?.formatted(Date.ISO8601FormatStyle())
        let how =
            switch (until, signedIn.isRenewable) {
            case (let until?, true): say("until \(until), then renewed by itself", "до \(until), затем продлится сам")
            case (let until?, false): say("until \(until)", "до \(until)")
            case (nil, _): say("without an end", "без срока")
            }
        let words = [say("signed in", "вход выполнен"), who].compactMap(\.self).joined(separator: " ") + ", " + how
        guard signedIn.missingRights.isEmpty else {
            let rights = signedIn.missingRights.map(\.rawValue).sorted().joined(separator: ", ")
            return .warning(words + say("; not allowed: \(rights)", "; не разрешено: \(rights)"))
        }
        return .fine(words)
    }

    /// Whether a sign-in could begin; it is given up at once.
    private func possibility(of access: ProviderAccess) throws(AuthError) -> DoctorCheck.Finding {
        access.cancel(try access.begin.pasting(in: language).id)
        return .fine(
            say(
                "nobody yet; vitrine auth login \(access.provider.id.rawValue) signs in",
                "пока никто; войти можно командой vitrine auth login \(access.provider.id.rawValue)"))
    }
}
