public import Gallery

/// A ``CommunityCache`` in one file, `NAME.json`.
public struct JSONFileCommunityCache: CommunityCache {
    private static let most = 20
    private let document: JSONDocument<[String: KeptCommunity]>

    /// - Parameter name: of the file: letters, digits, `-` and `_`.
    public init(_ name: String = "communities", in directory: StorageDirectory) {
        document = JSONDocument(name, in: directory, format: StorageFormat("communities"), durability: .cache)
    }

    public func kept(_ reference: Community.Reference) async throws(GalleryError) -> KeptCommunity? {
        do throws(StorageFailure) {
            return try await document.value()?[reference.rawValue]
        } catch {
            throw GalleryError(error)
        }
    }

    public func keep(_ kept: KeptCommunity, as reference: Community.Reference) async throws(GalleryError) {
        do throws(StorageFailure) {
            try await document.update { all in
                var communities = all ?? [:]
                communities[reference.rawValue] = nil
                // The ones kept longest ago make room.
                let newest = communities.sorted { $0.value.savedAt > $1.value.savedAt }.prefix(Self.most - 1)
                all = Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })
                    .merging([reference.rawValue: kept]) { _, new in new }
            }
        } catch {
            throw GalleryError(error)
        }
    }

    public func forgetAll() async throws(GalleryError) {
        do throws(StorageFailure) { try await document.remove() } catch { throw GalleryError(error) }
    }
}
