import Auth
import FoundationEssentials

/// Everything that was kept of what an account saw, as something that goes with the account.
struct KeptAccountData: AccountData {
    /// Where the lists lie and where the pictures lie; counted before they go, to be told. Empty in memory.
    let folders: [RemovedData.Kind: URL]
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
        return found.filter { $0.count > 0 }
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
