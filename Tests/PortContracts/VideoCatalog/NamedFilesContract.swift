import Digests
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``NamedFiles`` must keep.
public enum NamedFilesContract {
    /// The adapter, and the places that a person names: one with a file in it, a free one, and a folder.
    public struct Subject: Sendable {
        public let files: any NamedFiles & NamedFileFingerprints
        public let taken: URL
        public let free: URL
        public let folder: URL
        /// What stands at a place.
        public let contents: @Sendable (URL) async throws -> Data?

        public init(
            _ files: any NamedFiles & NamedFileFingerprints, taken: URL, free: URL, folder: URL,
            contents: @escaping @Sendable (URL) async throws -> Data?
        ) {
            self.files = files
            self.taken = taken
            self.free = free
            self.folder = folder
            self.contents = contents
        }
    }

    /// It starts with these bytes at the place that is taken.
    public static let behaviors: [Behavior<Data, Subject>] = [
        Behavior("knows what stands at a place") { given in
            let subject = try await given(sample)
            let places = [subject.free, subject.taken, subject.folder]
            var found: [Occupant] = []
            for place in places { found.append(await subject.files.occupant(of: place, besides: nil)) }
            try require(found, equals: [.nothing, .otherFile(sizeInBytes: sample.count), .folder], "what stands there")
            let same = await subject.files.occupant(of: subject.taken, besides: kept(sample))
            try require(same, equals: .same, "the same file")
            let other = await subject.files.occupant(of: subject.taken, besides: kept(sample.dropLast()))
            try require(other, equals: .otherFile(sizeInBytes: sample.count), "a file that is one byte longer")
        },
        Behavior("copies whole, and tells how far it is") { given in
            let subject = try await given(Data())
            let steps = Steps()
            try await subject.files.copy(kept(sample), to: subject.free, progress: steps.add)
            try require(try await subject.contents(subject.free) == sample, "the copy: expected what is kept")
            try require(steps.all.last, equals: ReceivedBytes(sample.count, of: sample.count), "what was told last")
            await subject.files.handOver(subject.free)
            try require(try await subject.contents(subject.free) == sample, "the copy, handed over")
        },
        Behavior("copies nothing to where something stands") { given in
            let subject = try await given(Data("mine".utf8))
            for place in [subject.taken, subject.folder] {
                try await require(
                    .placeIsTaken, "a copy to a place that is taken",
                    from: { () async throws(DownloadError) in
                        try await subject.files.copy(kept(sample), to: place) { _ in }
                    })
            }
            try require(try await subject.contents(subject.taken) == Data("mine".utf8), "the file: expected it to stay")
        },
        Behavior("ends as cancelled, with nothing there, when the caller stops waiting") { given in
            let subject = try await given(Data())
            let copying = Task { () -> DownloadError? in
                withUnsafeCurrentTask { $0?.cancel() }
                do throws(DownloadError) {
                    try await subject.files.copy(kept(sample), to: subject.free) { _ in }
                    return nil
                } catch {
                    return error
                }
            }
            try require(await copying.value, equals: .cancelled, "a copy, cancelled: the error")
            try require(try await subject.contents(subject.free) == nil, "the copy: expected none")
        },
    ]

    fileprivate static let sample = Data((0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })

    private static func kept(_ data: Data) -> KeptContents {
        KeptContents(.memory(data), sizeInBytes: data.count, mediaType: "video/mp4")
    }
}

/// What every ``NamedFileFingerprints`` must keep, of a place that begins with these bytes in it.
public enum NamedFileFingerprintsContract {
    public static let behaviors: [Behavior<Data, NamedFilesContract.Subject>] = [
        Behavior("knows a file's SHA-256, and says where there is no file") { given in
            let subject = try await given(NamedFilesContract.sample)
            let steps = Steps()
            let found = try await subject.files.fingerprint(of: subject.taken, progress: steps.add)
            try require(found, equals: SHA256.digest(of: NamedFilesContract.sample), "the fingerprint")
            let size = NamedFilesContract.sample.count
            try require(steps.all.last, equals: ReceivedBytes(size, of: size), "what was told last")
            try await require(
                .storageFailed, "a fingerprint of nothing",
                from: { () async throws(DownloadError) in
                    try await subject.files.fingerprint(of: subject.free) { _ in }
                })
        },
        Behavior("ends as cancelled when the caller stops waiting") { given in
            let subject = try await given(NamedFilesContract.sample)
            let reading = Task { () -> DownloadError? in
                withUnsafeCurrentTask { $0?.cancel() }
                do throws(DownloadError) {
                    _ = try await subject.files.fingerprint(of: subject.taken) { _ in }
                    return nil
                } catch {
                    return error
                }
            }
            try require(await reading.value, equals: .cancelled, "the error")
        },
    ]
}
