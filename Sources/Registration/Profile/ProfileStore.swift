/// Remembers the one profile of this computer. Several programs may use it at once.
public protocol ProfileStore: Sendable {
    /// - Returns: `nil` where nobody has registered, or the one who had was forgotten.
    /// - Throws: ``RegistrationError/storageFailed``, ``RegistrationError/newerStorage``.
    func profile() async throws(RegistrationError) -> Profile?

    /// Keeps a profile where there is none. Of several who come at once, one is kept.
    ///
    /// - Throws: ``RegistrationError/alreadyRegistered`` when there is one, which stays as it is;
    ///   ``RegistrationError/diskFull``, ``RegistrationError/storageFailed``, ``RegistrationError/newerStorage``.
    func add(_ profile: Profile) async throws(RegistrationError)

    /// Forgets it; nothing where there is none.
    ///
    /// - Throws: ``RegistrationError/storageFailed`` when it is still there, ``RegistrationError/newerStorage``.
    func forget() async throws(RegistrationError)
}
