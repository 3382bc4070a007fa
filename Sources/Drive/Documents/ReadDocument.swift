/// An office document as a PDF: made once, kept beside the file.
public struct ReadDocument: Sendable {
    private let converter: any DocumentConverter
    private let shelf: any FileShelf

    public init(converter: any DocumentConverter, shelf: any FileShelf) {
        self.converter = converter
        self.shelf = shelf
    }

    /// What was made before; `nil` where nothing was.
    public func kept(_ item: DriveItem) async -> KeptFile? {
        await shelf.kept(item, .pdf)
    }

    /// - Parameter item: a document that is on the shelf already.
    /// - Throws: ``ConversionError/storageFailed`` also for one that is not on the shelf.
    public func callAsFunction(_ item: DriveItem) async throws(ConversionError) -> KeptFile {
        if let kept = await kept(item) { return kept }
        guard await shelf.kept(item, .original) != nil,
            // Where there is no place for either, there is nothing to show.
            let document = try? await shelf.place(for: item, .original),
            let pdf = try? await shelf.place(for: item, .pdf)
        else { throw .storageFailed }
        try await converter.convert(document, to: pdf)
        guard let kept = await kept(item) else { throw .unreadable }
        return kept
    }

    /// Whether documents can be read here at all.
    public func isPossible() async -> Bool { await converter.isInstalled() }
}
