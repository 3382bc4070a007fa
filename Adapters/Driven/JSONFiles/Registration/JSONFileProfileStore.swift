public import Registration

/// A ``ProfileStore`` in one file, `NAME.json`, readable by its owner only.
///
/// A damaged file is set aside and reported, and then nobody is registered. A newer program's file is left untouched.
public struct JSONFileProfileStore: ProfileStore {
    private let document: JSONDocument<Profile>

    /// - Parameter name: of the file: letters, digits, `-` and `_`.
    public init(_ name: String = "profile", in directory: StorageDirectory) {
        document = JSONDocument(name, in: directory, format: StorageFormat("profile"), durability: .survivesPowerCut)
    }

    public func profile() async throws(RegistrationError) -> Profile? {
        do throws(StorageFailure) {
            return try await document.value()
        } catch {
            throw RegistrationError(error)
        }
    }

    public func add(_ profile: Profile) async throws(RegistrationError) {
        let isNew: Bool
        do throws(StorageFailure) {
            isNew = try await document.update { kept in
                guard kept == nil else { return false }
                kept = profile
                return true
            }
        } catch {
            throw RegistrationError(error)
        }
        guard isNew else { throw .alreadyRegistered }
    }

    public func forget() async throws(RegistrationError) {
        do throws(StorageFailure) { try await document.remove() } catch { throw RegistrationError(error) }
    }
}

extension RegistrationError {
    fileprivate init(_ failure: StorageFailure) {
        self =
            switch failure {
            case .newerVersion: .newerStorage
            case _ where failure.isFullDisk: .diskFull
            default: .storageFailed
            }
    }
}
