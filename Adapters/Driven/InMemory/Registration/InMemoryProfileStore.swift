public import Registration

/// A ``ProfileStore`` that forgets everything with the process.
public final class InMemoryProfileStore: ProfileStore {
    private let kept: Fallible<Profile?, RegistrationError>

    public init(_ profile: Profile? = nil) {
        kept = Fallible(profile)
    }

    /// Fails every read so from now on; `nil` ends it.
    public func failReads(with error: RegistrationError?) {
        kept.failReads(with: error)
    }

    /// Fails every change so from now on; `nil` ends it.
    public func failWrites(with error: RegistrationError?) {
        kept.failWrites(with: error)
    }

    public func profile() async throws(RegistrationError) -> Profile? {
        try kept.read { $0 }
    }

    public func add(_ profile: Profile) async throws(RegistrationError) {
        try kept.write { kept throws(RegistrationError) in
            guard kept == nil else { throw .alreadyRegistered }
            kept = profile
        }
    }

    public func forget() async throws(RegistrationError) {
        try kept.write { $0 = nil }
    }
}
