public import Digests
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The person's shelf of videos that play without a network. It knows by itself what a video is called, so that one
/// that left its feed stays whole.
public protocol OfflineLibrary: Sendable {
    /// What is kept, newest first.
    ///
    /// - Throws: ``DownloadError/storageFailed``.
    func kept() async throws(DownloadError) -> [KeptVideo]

    /// What there is to play; `nil` where the video is not kept, or its file is gone.
    func contents(of id: Video.ID) async -> KeptContents?

    /// Its picture; `nil` where the video is not kept, or came without one.
    func picture(of id: Video.ID) async -> Picture?
}

/// Puts videos onto the shelf and takes them away.
public protocol OfflineLibraryEditing: Sendable {
    /// Where a downloader is to put the video's file. Its name comes from the video's id, never from its title.
    ///
    /// - Throws: ``DownloadError/storageFailed`` when there can be no file.
    func place(for video: Video) async throws(DownloadError) -> OfflinePlace

    /// Takes in what stands whole at the video's place. A video kept before is replaced.
    ///
    /// - Throws: ``DownloadError/storageFailed``.
    func add(_ video: KeptVideo, picture: Picture?) async throws(DownloadError)

    /// Removes the video's file and what is known of it; nothing where there is nothing.
    ///
    /// - Throws: ``DownloadError/storageFailed``.
    func remove(_ id: Video.ID) async throws(DownloadError)
}

/// Reads a video's file through, so that one bit of it that has changed is found out.
public protocol Fingerprints: Sendable {
    /// The SHA-256 of what stands at the video's place now, taken in or not.
    ///
    /// - Parameter progress: is told in order how much was read, the whole at the end.
    /// - Returns: `nil` where there is no file.
    /// - Throws: ``DownloadError/storageFailed`` when it cannot be read, and ``DownloadError/cancelled`` within a second
    ///   when the task is cancelled.
    func fingerprint(
        of video: Video, progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError) -> Digest?
}

/// A video on the shelf.
public struct KeptVideo: Hashable, Sendable, Identifiable {
    /// As its feed described it when it was kept.
    public let video: Video
    public let sizeInBytes: Int
    public let keptAt: Date
    /// The SHA-256 of its file as it came; `nil` for one that was kept before that was written down.
    public let fingerprint: Digest?

    public var id: Video.ID { video.id }

    public init(_ video: Video, sizeInBytes: Int, keptAt: Date, fingerprint: Digest? = nil) {
        self.video = video
        self.sizeInBytes = sizeInBytes
        self.keptAt = keptAt
        self.fingerprint = fingerprint
    }
}

/// Where a video's file belongs.
public struct OfflinePlace: Hashable, Sendable {
    public let file: URL
    /// The length of a file that stands there whole already, because the program ended before it was taken in.
    public let arrivedBytes: Int?

    public init(_ file: URL, arrivedBytes: Int? = nil) {
        self.file = file
        self.arrivedBytes = arrivedBytes
    }
}

/// What a player reads by ranges.
public struct KeptContents: Hashable, Sendable {
    public let bytes: Bytes
    public let sizeInBytes: Int
    /// `video/mp4` and the like.
    public let mediaType: String

    public init(_ bytes: Bytes, sizeInBytes: Int, mediaType: String) {
        self.bytes = bytes
        self.sizeInBytes = sizeInBytes
        self.mediaType = mediaType
    }

    /// Where the bytes are.
    public enum Bytes: Hashable, Sendable {
        case file(URL)
        case memory(Data)
    }
}
