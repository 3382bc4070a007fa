import SharedKernel

/// Forgets everything that was kept of what an account was shown, as when it signs out. What the person saved to their
/// own folders stays.
public struct ForgetGallery: Sendable {
    private let keeping: GalleryKeeping

    public init(_ keeping: GalleryKeeping) {
        self.keeping = keeping
    }

    /// - Throws: what kept one of them from being forgotten, after all were tried.
    public func callAsFunction() async throws(GalleryError) {
        var failure: GalleryError?
        do throws(GalleryError) { try await keeping.communities.forgetAll() } catch { failure = error }
        do throws(GalleryError) { try await keeping.photos.forgetAll() } catch { failure = error }
        do throws(GalleryError) { try await keeping.videos.forgetAll() } catch { failure = error }
        do throws(GalleryError) { try await keeping.pictures.forgetAll() } catch { failure = error }
        if let failure { throw failure }
    }
}
