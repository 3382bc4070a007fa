#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where files gather that come in pieces, until they go to the disk.
public protocol UploadInbox: Sendable {
    /// Adds a piece to a file; the one at 0 begins it anew.
    ///
    /// - Parameters:
    ///   - name: of letters and digits only.
    ///   - offset: in bytes, where the piece belongs: at the end of what is there.
    /// - Throws: ``DriveError/localFileChanged`` for a piece that belongs elsewhere;
    ///   ``DriveError/noRoom(missingBytes:)``, ``DriveError/storageFailed``.
    func add(_ piece: Data, to name: String, at offset: Int) async throws(DriveError)

    /// Where that file gathers.
    func place(of name: String) -> URL

    /// Removes what has come of a file, or of all of them; what cannot be removed is written anew later.
    ///
    /// - Parameter name: `nil` for all.
    func discard(_ name: String?) async
}
