import Digests
import SharedKernel
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A library, and how a file comes to its places.
public struct LibrarySubject: Sendable {
    /// Puts a whole file at a place of the library's, as a downloader does.
    public typealias Put = @Sendable (_ contents: Data, _ place: URL) async throws -> Void

    /// All that one library is.
    public typealias Library = OfflineLibrary & OfflineLibraryEditing & Fingerprints

    let library: any Library
    let put: Put

    public init(_ library: any Library, put: @escaping Put) {
        self.library = library
        self.put = put
    }

    fileprivate func keep(
        _ video: Video, _ contents: Data = LibrarySamples.contents, at moment: Date = Date.monday,
        picture: Picture? = nil
    ) async throws {
        try await put(contents, try await library.place(for: video).file)
        try await library.add(
            KeptVideo(video, sizeInBytes: contents.count, keptAt: moment), picture: picture)
    }
}

/// What the library's contracts put on the shelf.
private enum LibrarySamples {
    static let contents = Data((0..<3_000).map { UInt8(truncatingIfNeeded: $0) })
    static let picture = Picture(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 1, 2]), mediaType: "image/jpeg")
    static let later = Date.monday.addingTimeInterval(3_600)
}

/// What every ``OfflineLibrary`` must keep. It starts empty.
public enum OfflineLibraryContract {
    public static let behaviors: [Behavior<Void, LibrarySubject>] = [
        Behavior("is empty before anything was kept") { given in
            let subject = try await given(())
            try require(try await subject.library.kept(), equals: [], "what is kept")
            try require(await subject.library.contents(of: VideoSamples.lesson.id), equals: nil, "the contents")
            try require(await subject.library.picture(of: VideoSamples.lesson.id), equals: nil, "the picture")
        },
        Behavior("gives what is kept as its feed described it, newest first") { given in
            let subject = try await given(())
            try await subject.keep(VideoSamples.awkward)
            try await subject.keep(VideoSamples.lesson, at: LibrarySamples.later)
            let kept = try await subject.library.kept()
            try require(kept.map(\.video), equals: [VideoSamples.lesson, VideoSamples.awkward], "the videos")
            try require(kept.map(\.sizeInBytes), equals: [3_000, 3_000], "the sizes")
            let drift = kept.last.map { abs($0.keptAt.timeIntervalSince(Date.monday)) } ?? .infinity
            try require(drift < 0.001, "the moment of keeping: expected it to the millisecond, saw \(drift) s off")
        },
        Behavior("gives a player the very bytes that came, and their media type") { given in
            let subject = try await given(())
            try await subject.keep(VideoSamples.lesson)
            let contents = await subject.library.contents(of: VideoSamples.lesson.id)
            try require(contents?.sizeInBytes, equals: 3_000, "the length")
            try require(contents?.mediaType, equals: "video/mp4", "the media type")
            let bytes: Data? =
                switch contents?.bytes {
                case .file(let file): try Data(contentsOf: file)
                case .memory(let data): data
                case nil: nil
                }
            try require(bytes == LibrarySamples.contents, "the bytes: expected those that came, saw others")
        },
        Behavior("keeps two videos of one link apart") { given in
            let subject = try await given(())
            let lesson = VideoSamples.lesson
            let twin = Video(
                id: VideoSamples.bare.id, title: "Twin", summary: "", thumbnail: nil, media: lesson.media)
            try await subject.keep(lesson, Data([1]))
            try await subject.keep(twin, Data([2, 2]))
            try require(await subject.library.contents(of: lesson.id)?.sizeInBytes, equals: 1, "the first length")
            try require(await subject.library.contents(of: twin.id)?.sizeInBytes, equals: 2, "the second length")
        },
        Behavior("keeps a video's picture, and none for one that came without") { given in
            let subject = try await given(())
            try await subject.keep(VideoSamples.lesson, picture: LibrarySamples.picture)
            try await subject.keep(VideoSamples.bare)
            let picture = await subject.library.picture(of: VideoSamples.lesson.id)
            try require(picture, equals: LibrarySamples.picture, "the picture")
            try require(await subject.library.picture(of: VideoSamples.bare.id), equals: nil, "no picture")
        },
    ]
}

/// What every ``OfflineLibraryEditing`` must keep, seen through its ``OfflineLibrary``. It starts empty.
public enum OfflineLibraryEditingContract {
    public static let behaviors: [Behavior<Void, LibrarySubject>] = [
        Behavior("names a place by the video's id alone") { given in
            let library = try await given(()).library
            let place = try await library.place(for: VideoSamples.awkward)
            try require(place.arrivedBytes, equals: nil, "what has arrived")
            let other = Video(
                id: VideoSamples.awkward.id, title: "../../other", summary: "", thumbnail: nil,
                media: VideoSamples.awkward.media)
            try require(try await library.place(for: other), equals: place, "the place under another title")
            let name = place.file.lastPathComponent
            try require(name.hasPrefix("lessons-7991"), "the file's name: expected one of the id, saw \(name)")
            let lesson = try await library.place(for: VideoSamples.lesson)
            try require(lesson.file != place.file, "the place of another video: expected one of its own")
        },
        Behavior("tells of a file that came whole and was not taken in yet") { given in
            let subject = try await given(())
            let place = try await subject.library.place(for: VideoSamples.lesson)
            try await subject.put(LibrarySamples.contents, place.file)
            let arrived = try await subject.library.place(for: VideoSamples.lesson)
            try require(arrived, equals: OfflinePlace(place.file, arrivedBytes: 3_000), "the place")
            try require(try await subject.library.kept(), equals: [], "what is kept")
        },
        Behavior("puts a video in the place of the one before") { given in
            let subject = try await given(())
            try await subject.keep(VideoSamples.lesson, picture: LibrarySamples.picture)
            try await subject.keep(VideoSamples.lesson, Data([1, 2, 3]), at: LibrarySamples.later)
            let kept = try await subject.library.kept()
            try require(kept.map(\.sizeInBytes), equals: [3], "the sizes")
            let contents = await subject.library.contents(of: VideoSamples.lesson.id)
            try require(contents?.sizeInBytes, equals: 3, "the length")
            try require(await subject.library.picture(of: VideoSamples.lesson.id), equals: nil, "the picture")
        },
        Behavior("removes a video with its file and its picture, and no other") { given in
            let subject = try await given(())
            try await subject.keep(VideoSamples.lesson, picture: LibrarySamples.picture)
            try await subject.keep(VideoSamples.awkward)
            try await subject.library.remove(VideoSamples.lesson.id)
            try require(try await subject.library.kept().map(\.id), equals: [VideoSamples.awkward.id], "the ids")
            try require(await subject.library.contents(of: VideoSamples.lesson.id), equals: nil, "the contents")
            try require(await subject.library.picture(of: VideoSamples.lesson.id), equals: nil, "the picture")
            let place = try await subject.library.place(for: VideoSamples.lesson)
            try require(place.arrivedBytes, equals: nil, "what has arrived")
            let other = await subject.library.contents(of: VideoSamples.awkward.id)
            try require(other?.sizeInBytes, equals: 3_000, "the other's length")
        },
        Behavior("removes a file that was never taken in") { given in
            let subject = try await given(())
            try await subject.put(
                LibrarySamples.contents, try await subject.library.place(for: VideoSamples.lesson).file)
            try await subject.library.remove(VideoSamples.lesson.id)
            let place = try await subject.library.place(for: VideoSamples.lesson)
            try require(place.arrivedBytes, equals: nil, "what has arrived")
        },
        Behavior("removes what is not there without a word") { given in
            let library = try await given(()).library
            try await library.remove(VideoSamples.lesson.id)
            try require(try await library.kept(), equals: [], "what is kept")
        },
    ]
}

/// What every ``Fingerprints`` must keep, of a library that starts empty.
public enum FingerprintsContract {
    public static let behaviors: [Behavior<Void, LibrarySubject>] = [
        Behavior("has none of what is not there") { given in
            let library = try await given(()).library
            let found = try await library.fingerprint(of: VideoSamples.lesson) { _ in }
            try require(found, equals: nil, "the fingerprint")
        },
        Behavior("is the SHA-256 of the file, before it is taken in and after") { given in
            let subject = try await given(())
            let place = try await subject.library.place(for: VideoSamples.lesson)
            try await subject.put(Data("abc".utf8), place.file)
            // FIPS 180-4, example of one block.
            let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
            let before = try await subject.library.fingerprint(of: VideoSamples.lesson) { _ in }
            try require(before?.description, equals: expected, "the fingerprint before")
            try await subject.keep(VideoSamples.lesson, Data("abc".utf8))
            let after = try await subject.library.fingerprint(of: VideoSamples.lesson) { _ in }
            try require(after?.description, equals: expected, "the fingerprint after")
        },
        Behavior("is another one when a single bit has changed") { given in
            let subject = try await given(())
            try await subject.keep(VideoSamples.lesson)
            let before = try await subject.library.fingerprint(of: VideoSamples.lesson) { _ in }
            var bytes = LibrarySamples.contents
            bytes[1_234] ^= 1
            try await subject.put(bytes, try await subject.library.place(for: VideoSamples.lesson).file)
            let after = try await subject.library.fingerprint(of: VideoSamples.lesson) { _ in }
            try require(
                before != nil && after != nil && before != after, "expected two, saw \(String(describing: after))")
        },
        Behavior("tells how much was read, in order, and the whole at the end") { given in
            let subject = try await given(())
            let contents = Data(repeating: 7, count: 5 << 19)
            try await subject.keep(VideoSamples.lesson, contents)
            let steps = Steps()
            let found = try await subject.library.fingerprint(of: VideoSamples.lesson, progress: steps.add)
            try require(found, equals: SHA256.digest(of: contents), "the fingerprint of more than one piece")
            let told = steps.all
            try require(told.last, equals: ReceivedBytes(contents.count, of: contents.count), "the last step")
            try require(
                told.map(\.count) == told.map(\.count).sorted(), "the steps: expected them in order, saw \(told)")
        },
        Behavior("ends as cancelled when its task is cancelled") { given in
            let subject = try await given(())
            try await subject.keep(VideoSamples.lesson)
            let task = Task { () -> DownloadError? in
                withUnsafeCurrentTask { $0?.cancel() }
                do throws(DownloadError) {
                    _ = try await subject.library.fingerprint(of: VideoSamples.lesson) { _ in }
                    return nil
                } catch {
                    return error
                }
            }
            try require(await task.value, equals: .cancelled, "the error")
        },
        Behavior("is remembered with the video that is kept") { given in
            let subject = try await given(())
            let video = VideoSamples.lesson
            try await subject.put(Data([1]), try await subject.library.place(for: video).file)
            let digest = SHA256.digest(of: [1])
            let kept = KeptVideo(video, sizeInBytes: 1, keptAt: Date.monday, fingerprint: digest)
            try await subject.library.add(kept, picture: nil)
            try require(try await subject.library.kept().map(\.fingerprint), equals: [digest], "the fingerprints")
        },
    ]
}
