import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The sign-ins, and the file in which they outlive a start, if there is one.
///
/// It is read at each question, so that two simulators over one file know the same tokens: a program that serves and a
/// command beside it are then one account's. Of two changes within the same moment the later one counts.
final class KeptSignIns: Sendable {
    private let current: Mutex<SignIns>
    private let file: URL?

    /// - Parameter ready: tokens that are good at each start, whatever became of them.
    init(ready: [String: SignIns.Token], in file: URL?) {
        current = Mutex(SignIns(ready: ready))
        self.file = file
        withLock { $0.accept(ready) }
    }

    @discardableResult
    func withLock<Result: Sendable, Failure: Error>(
        _ work: (inout SignIns) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try current.withLock { signIns throws(Failure) in
            // Without the file, or with one that cannot be read, nobody has signed in.
            if let file, let data = try? Data(contentsOf: file),
                let lasting = try? JSONDecoder().decode(SignIns.Lasting.self, from: data)
            {
                signIns.take(lasting)
            }
            let before = signIns.lasting
            let result = try work(&signIns)
            // What cannot be kept is good until this program ends.
            if let file, signIns.lasting != before { try? Self.write(signIns.lasting, to: file) }
            return result
        }
    }

    private static func write(_ lasting: SignIns.Lasting, to file: URL) throws {
        let data = try JSONEncoder().encode(lasting)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try data.write(to: file, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
}
