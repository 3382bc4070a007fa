/// Forgets everything that was kept of what an account was shown, as when it signs out. What the person saved to their
/// own folders stays, and that the first pages were seen. A download that is under way fails: its folder is gone.
public struct ForgetDrive: Sendable {
    private let lists: any ListingCache
    private let usage: any UsageCache
    private let previews: any PreviewCache
    private let index: any DiskIndexStore
    private let shelf: any FileShelf

    public init(
        lists: any ListingCache, usage: any UsageCache, previews: any PreviewCache, index: any DiskIndexStore,
        shelf: any FileShelf
    ) {
        self.lists = lists
        self.usage = usage
        self.previews = previews
        self.index = index
        self.shelf = shelf
    }

    /// - Throws: what kept one of them from being forgotten, after all were tried.
    public func callAsFunction() async throws(DriveError) {
        var failure: DriveError?
        do throws(DriveError) { try await lists.forget(.all) } catch { failure = error }
        do throws(DriveError) { try await usage.forgetUsage() } catch { failure = error }
        do throws(DriveError) { try await previews.forgetAll() } catch { failure = error }
        do throws(DriveError) { try await index.forgetIndex() } catch { failure = error }
        do throws(DriveError) { try await shelf.forget(nil) } catch { failure = error }
        if let failure { throw failure }
    }
}
