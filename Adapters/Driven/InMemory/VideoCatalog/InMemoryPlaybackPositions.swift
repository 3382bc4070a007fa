public import VideoCatalog

/// A ``PlaybackPositions`` that forgets everything with the process.
public final class InMemoryPlaybackPositions: PlaybackPositions {
    private let positions: Fallible<[PlaybackPosition], VideoCatalogError>

    /// - Parameter positions: the one that was saved last first.
    public init(_ positions: [PlaybackPosition] = []) {
        self.positions = Fallible(positions)
    }

    /// Fails every call so from now on; `nil` ends it.
    public func fail(with error: VideoCatalogError?) {
        positions.fail(with: error)
    }

    public func all() async throws(VideoCatalogError) -> [PlaybackPosition] {
        try positions.read { $0 }
    }

    public func save(_ position: PlaybackPosition) async throws(VideoCatalogError) {
        try positions.write { positions in
            positions = [position] + positions.filter { $0.id != position.id }.prefix(499)
        }
    }

    public func forget(_ id: Video.ID) async throws(VideoCatalogError) {
        try positions.write { positions in positions.removeAll { $0.id == id } }
    }
}
