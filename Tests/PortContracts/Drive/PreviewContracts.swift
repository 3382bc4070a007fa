public import Drive
import SharedKernel

/// What every ``PreviewSource`` must keep.
public enum PreviewSourceContract {
    /// A source, an item that has a preview, and one that has none.
    public struct Subject: Sendable {
        let source: any PreviewSource
        let pictured: DriveItem
        let plain: DriveItem

        public init(_ source: any PreviewSource, pictured: DriveItem, plain: DriveItem) {
            self.source = source
            self.pictured = pictured
            self.plain = plain
        }
    }

    public static let behaviors: [Behavior<Void, Subject>] = [
        Behavior("gives a picture that browsers show, in every size") { given in
            let subject = try await given(())
            for size in PreviewSize.allCases {
                let picture = try await subject.source.preview(of: subject.pictured, size)
                try require(
                    PictureFormat(firstBytesOf: picture.data)?.rawValue, equals: picture.mediaType, "the \(size)'s type"
                )
            }
        },
        Behavior("says that there is none") { given in
            let subject = try await given(())
            try await requireDrive(.notFound, "a preview") {
                try await subject.source.preview(of: subject.plain, .icon)
            }
        },
    ]
}
