public import Gallery
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A ``GalleryCache`` in a collection of its own: the last pages of one community's photos or videos.
public struct JSONFileGalleryCache<Item: Hashable & Sendable & Codable & Identifiable>: GalleryCache {
    private let collection: JSONCollection<KeptPageRecord<Item>>
    private let limitInPages: Int

    /// - Parameters:
    ///   - name: one for each community's list: letters, digits, `-` and `_`.
    ///   - limitInPages: the pages kept longest ago go first.
    public init(_ name: String, in directory: StorageDirectory, limitInPages: Int = 40) {
        self.limitInPages = max(1, limitInPages)
        collection = JSONCollection(name, in: directory, format: StorageFormat("gallery-page"), durability: .cache)
    }

    public func kept(_ wanted: WantedPage<Item>) async throws(GalleryError) -> KeptPage<Item>? {
        do throws(StorageFailure) {
            switch wanted {
            case .at(let place): return try await collection.record(KeptPageRecord.id(of: place))?.kept
            case .leading(let cursor): return try await collection.records().first { $0.page.next == cursor }?.kept
            }
        } catch {
            throw GalleryError(error)
        }
    }

    public func keep(_ page: KeptPage<Item>) async throws(GalleryError) {
        let (record, limit) = (KeptPageRecord(page), limitInPages)
        do throws(StorageFailure) {
            try await collection.change { contents in
                let others = contents.ids.filter { $0 != record.id }
                // A record that comes anew goes first.
                return [.remove(record.id), .put(record)] + others.dropFirst(limit - 1).map { .remove($0) }
            }
        } catch {
            throw GalleryError(error)
        }
    }

    public func forgetAll() async throws(GalleryError) {
        do throws(StorageFailure) { try await collection.erase() } catch { throw GalleryError(error) }
    }
}

/// A page as it stands in the file; the first one's id is empty.
private struct KeptPageRecord<Item: Hashable & Sendable & Codable & Identifiable>: Codable, Sendable, Identifiable {
    let id: String
    let page: GalleryPage<Item>
    let savedAt: Date

    init(_ kept: KeptPage<Item>) {
        id = Self.id(of: kept.place)
        page = kept.page
        savedAt = kept.savedAt
    }

    var kept: KeptPage<Item> {
        KeptPage(page, at: id.isEmpty ? .first : .after(Page.Cursor(rawValue: id)), savedAt: savedAt)
    }

    static func id(of place: PagePlace<Item>) -> String { place.cursor?.rawValue ?? "" }
}

extension GalleryError {
    init(_ failure: StorageFailure) {
        self = failure.isFullDisk ? .diskFull : .storageFailed
    }
}
