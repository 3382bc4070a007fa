import Dispatch
import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Pictures in a directory of their own (0700, its files 0600): a file for each, up to so many bytes together.
///
/// A file's name is a hash of the picture's address, and the address stands in it, so that two addresses of one hash
/// are told apart. A damaged file is a picture that is not there. The pictures written longest ago go first when room is
/// short.
final class PictureFiles: Sendable {
    private let directory: PrivateDirectory
    private let limitInBytes: Int
    /// Of all files together, as far as this program knows; `nil` before they were counted.
    private let sizeInBytes = Mutex<Int?>(nil)
    /// One write at a time, and no blocking on the cooperative pool.
    private let queue = DispatchQueue(label: "pictures")

    /// - Parameters:
    ///   - directory: made at the first write; nothing else may be kept in it.
    ///   - limitInBytes: of all files together.
    init(in directory: URL, limitInBytes: Int) {
        self.directory = PrivateDirectory(path: directory.path)
        self.limitInBytes = limitInBytes
    }

    func picture(at address: URL) async -> Picture? {
        await queue.run { [self] in
            directory.read(Self.name(of: address)).flatMap { PictureFile(bytes: $0) }
                .flatMap { $0.address == address.absoluteString ? $0.picture : nil }
        }
    }

    /// - Returns: whether it was written; what was there before still is where it was not.
    func save(_ picture: Picture, at address: URL) async -> Bool {
        await queue.run { [self] in
            let bytes = PictureFile(address: address.absoluteString, picture: picture).bytes
            let name = Self.name(of: address)
            guard bytes.count <= limitInBytes else { return directory.remove(name) }
            guard directory.write(bytes, to: name) else { return false }
            makeRoom(for: bytes.count, sparing: name)
            return true
        }
    }

    /// - Returns: whether nothing is left.
    func removeAll() async -> Bool {
        await queue.run { [self] in
            sizeInBytes.withLock { $0 = nil }
            guard let names = directory.names else { return false }
            return names.map { directory.remove($0) }.allSatisfy(\.self)
        }
    }

    /// Counts the files anew only where there may be too many: looking at thousands costs more than writing one.
    private func makeRoom(for added: Int, sparing name: String) {
        sizeInBytes.withLock { size in
            size = size.map { $0 + added }
            guard size ?? .max > limitInBytes else { return }
            let total = directory.sizeOfAll
            size = total
            guard total > limitInBytes else { return }
            directory.removeOldest(untilBelow: limitInBytes - limitInBytes / 10, sparing: name)
            size = directory.sizeOfAll
        }
    }

    private static func name(of address: URL) -> String { stableHashDigits(of: address.absoluteString) }
}
