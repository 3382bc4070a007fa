import Auth
import Digests
import FoundationEssentials
import JSONFileStorage

/// Everything that was kept of what an account saw, as something that goes with the account.
struct KeptAccountData: AccountData {
    /// Where the lists lie and where the pictures lie; counted before they go, to be told. Empty in memory.
    let folders: [RemovedData.Kind: URL]
    /// Whose it is, by a digest; `nil` in memory, where one person is all there is.
    let owner: JSONDocument<String>?
    /// Throws where something is left.
    let forget: @Sendable () async throws -> Void

    func wipe(_ account: Account) async throws(AuthError) -> [RemovedData] {
        let found = folders.sorted { $0.key.rawValue < $1.key.rawValue }.map { kind, folder in
            Self.contents(of: folder, as: kind)
        }
        do {
            try await forget()
        } catch {
            throw .storageFailed
        }
        // A mark that stays behind says whose nothing is.
        try? await owner?.remove()
        return found.filter { $0.count > 0 }
    }

    func claim(for account: Account) async throws(AuthError) {
        guard let owner else { return }
        let mark = SHA256.digest(of: account.id.utf8).description
        // What cannot be read is no mark of the person's.
        guard (try? await owner.value()) != mark else { return }
        _ = try await wipe(account)
        do { try await owner.save(mark) } catch { throw .storageFailed }
    }

    /// The mark of one provider's account, beside its session.
    static func owner(of provider: Provider.ID, in accounts: StorageDirectory) -> JSONDocument<String> {
        JSONDocument(
            "owner-\(provider.rawValue)", in: accounts, format: StorageFormat("account-owner"), durability: .cache)
    }

    private static func contents(of folder: URL, as kind: RemovedData.Kind) -> RemovedData {
        let manager = FileManager.default
        // A folder that is not there holds nothing.
        let names = (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? []
        let sizes = names.filter { !$0.hasSuffix(".lock") }.compactMap { name -> Int? in
            guard let facts = try? manager.attributesOfItem(atPath: folder.appending(path: name).path),
                facts[.type] as? FileAttributeType == .typeRegular
            else { return nil }
            return facts[.size] as? Int ?? 0
        }
        return RemovedData(kind, count: sizes.count, sizeInBytes: sizes.reduce(0, +))
    }
}
