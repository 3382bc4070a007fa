import Arguments
public import Registration

extension VitrineCommands {
    /// What the commands of registration need.
    public struct Profiles: Sendable {
        let register: Register
        let restore: RestoreProfile
        let forget: ForgetProfile

        public init(register: Register, restore: RestoreProfile, forget: ForgetProfile) {
            self.register = register
            self.restore = restore
            self.forget = forget
        }
    }

    /// Runs `register`, or one line of the group `profile`.
    func keepProfile(
        _ invocation: Invocation, _ profiles: Profiles, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        guard invocation.path.first == "profile" else {
            let command = RegisterCommand(profiles: profiles, desk: desk, report: report)
            return try await command(
                [
                    FormField.firstName: invocation[CommandTree.firstName],
                    .lastName: invocation[CommandTree.lastName], .birthDate: invocation[CommandTree.birthDate],
                ].compactMapValues(\.self))
        }
        let commands = ProfileCommands(profiles: profiles, desk: desk, report: report)
        return invocation.path.last == "forget"
            ? try await commands.forget(isSure: invocation[CommandTree.isSure]) : try await commands.show()
    }
}
