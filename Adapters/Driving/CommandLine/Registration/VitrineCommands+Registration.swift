import Arguments
import Registration

extension VitrineCommands {
    /// Runs `register`, or one line of the group `profile`.
    func keepProfile(
        _ invocation: Invocation, _ registration: RegistrationAccess, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        guard invocation.path.first == "profile" else {
            let command = RegisterCommand(registration: registration, desk: desk, report: report)
            return try await command(
                [
                    FormField.firstName: invocation[CommandTree.firstName],
                    .lastName: invocation[CommandTree.lastName], .birthDate: invocation[CommandTree.birthDate],
                ].compactMapValues(\.self))
        }
        let commands = ProfileCommands(registration: registration, desk: desk, report: report)
        return invocation.path.last == "forget"
            ? try await commands.forget(isSure: invocation[CommandTree.isSure]) : try await commands.show()
    }
}
