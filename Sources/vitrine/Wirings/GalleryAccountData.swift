import Auth
import FoundationEssentials
import Gallery

/// Everything that was kept of what an account saw in the gallery, as something that goes with the account.
struct GalleryAccountData: AccountData {
    let forget: ForgetGallery
    /// Where the lists lie and where the pictures lie; counted before they go, to be told. Empty in memory.
    let folders: [RemovedData.Kind: URL]

    func wipe(_ account: Account) async throws(AuthError) -> [RemovedData] {
        let found = folders.sorted { $0.key.rawValue < $1.key.rawValue }.map { kind, folder in
            Self.contents(of: folder, as: kind)
        }
        do throws(GalleryError) {
            try await forget()
        } catch {
            throw .storageFailed
        }
        return found.filter { $0.count > 0 }
    }

    private static func contents(of folder: URL, as kind: RemovedData.Kind) -> RemovedData {
        let manager = FileManager.default
        // A folder that is not there holds nothing.
        let sizes = ((try? manager.subpathsOfDirectory(atPath: folder.path)) ?? []).compactMap { name -> Int? in
            guard let facts = try? manager.attributesOfItem(atPath: folder.appending(path: name).path),
                facts[.type] as? FileAttributeType == .typeRegular
            else { return nil }
            return facts[.size] as? Int ?? 0
        }
        return RemovedData(kind, count: sizes.count, sizeInBytes: sizes.reduce(0, +))
    }
}
