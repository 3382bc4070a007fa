/// Remembers that the first pages were seen. It outlives a sign-out, and ends with the data folder.
public protocol OnboardingMemory: Sendable {
    /// What cannot be read was not seen.
    func isSeen() async -> Bool

    /// - Throws: ``DriveError/storageFailed``.
    func rememberSeen() async throws(DriveError)
}
