#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Why something could not be read from or written to the disk. File names only, no paths: they may be logged.
public enum StorageFailure: Error, Hashable, Sendable {
    /// The system refused: no room, no permission, a broken disk.
    case system(operation: String, file: String, code: Int32)
    /// A newer program wrote the file. It is left untouched.
    case newerVersion(file: String, found: Int, known: Int)
    /// The value has no form in JSON: a number that is not one, say.
    case unencodable(file: String, detail: String)
    /// No name for a file: letters, digits, `-` and `_` only, up to 200 of them.
    case badName(String)
}

extension StorageFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .system(let operation, let file, let code): "\(operation) \(file): \(String(cString: strerror(code)))"
        case .newerVersion(let file, let found, let known):
            "\(file) was written by a newer program (version \(found); this one knows up to \(known)): not touched"
        case .unencodable(let file, let detail): "\(file): no JSON for it: \(detail)"
        case .badName(let name): "not a name for a file: \(name)"
        }
    }

    /// Whether the disk has no room left.
    public var isFullDisk: Bool {
        if case .system(_, _, let code) = self { return [ENOSPC, EDQUOT, EFBIG].contains(code) }
        return false
    }
}
