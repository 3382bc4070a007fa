public import SharedKernel

/// Notes how far a video was watched; one that was watched to its end begins anew the next time.
public struct RememberPlayback: Sendable {
    private let positions: any PlaybackPositions
    private let time: any TimeSource

    public init(positions: any PlaybackPositions, time: any TimeSource) {
        self.positions = positions
        self.time = time
    }

    /// - Throws: ``VideoCatalogError/storageFailed``.
    public func callAsFunction(
        _ id: Video.ID, at moment: Duration, of length: Duration?
    ) async throws(VideoCatalogError) {
        let position = PlaybackPosition(id, at: moment, of: length, watchedAt: time.now)
        if position.isWorthKeeping {
            try await positions.save(position)
        } else {
            try await positions.forget(id)
        }
    }
}
