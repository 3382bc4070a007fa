public import Drive

/// ``UsageCache``, ``DiskIndexStore`` and ``OnboardingMemory``, in a file each.
public struct JSONFileDriveMemory: UsageCache, DiskIndexStore, OnboardingMemory {
    private let directory: StorageDirectory
    private let usage: JSONDocument<KeptUsage>
    private let index: JSONDocument<DiskIndex>
    private let onboarding: JSONDocument<Bool>

    /// - Parameters:
    ///   - directory: for what goes with the account.
    ///   - lasting: for what stays: that the first pages were seen.
    public init(in directory: StorageDirectory, lasting: StorageDirectory) {
        self.directory = directory
        usage = JSONDocument("usage", in: directory, format: StorageFormat("drive-usage"), durability: .cache)
        index = JSONDocument("index", in: directory, form: .diskIndex, durability: .cache)
        onboarding = JSONDocument(
            "drive-onboarding", in: lasting, format: StorageFormat("drive-onboarding"), durability: .survivesPowerCut)
    }

    public func keptUsage() async throws(DriveError) -> KeptUsage? {
        do throws(StorageFailure) { return try await usage.value() } catch { throw DriveError(error) }
    }

    public func keep(_ kept: KeptUsage) async throws(DriveError) {
        do throws(StorageFailure) { try await usage.save(kept) } catch { throw DriveError(error) }
    }

    public func forgetUsage() async throws(DriveError) {
        do throws(StorageFailure) { try await DriveFiles(directory).removeAll("usage.") } catch {
            throw DriveError(error)
        }
    }

    public func keptIndex() async throws(DriveError) -> DiskIndex? {
        do throws(StorageFailure) { return try await index.value() } catch { throw DriveError(error) }
    }

    public func keep(_ kept: DiskIndex) async throws(DriveError) {
        do throws(StorageFailure) { try await index.save(kept) } catch { throw DriveError(error) }
    }

    public func forgetIndex() async throws(DriveError) {
        do throws(StorageFailure) { try await DriveFiles(directory).removeAll("index.") } catch {
            throw DriveError(error)
        }
    }

    public func isSeen() async -> Bool {
        // What cannot be read was not seen.
        (try? await onboarding.value()) ?? false
    }

    public func rememberSeen() async throws(DriveError) {
        do throws(StorageFailure) { try await onboarding.save(true) } catch { throw DriveError(error) }
    }
}
