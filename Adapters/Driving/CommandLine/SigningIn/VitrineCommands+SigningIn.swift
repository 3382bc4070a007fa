import Arguments

extension VitrineCommands {
    /// Runs one line of the group `auth`.
    func signIn(
        _ command: String, _ invocation: Invocation, _ accounts: Accounts, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        guard let provider = invocation[CommandTree.provider] else { return .usage }
        let commands = SignInCommands(access: accounts[provider], desk: desk, report: report)
        switch command {
        case "status": return try await commands.status()
        case "logout": return try await commands.logout()
        default:
            let way: WishedWay? =
                invocation[CommandTree.paste] ? .paste : invocation[CommandTree.device] ? .device : nil
            return try await commands.login(way, port: invocation[CommandTree.redirectPort])
        }
    }
}
