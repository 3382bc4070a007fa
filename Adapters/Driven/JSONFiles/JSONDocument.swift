#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One value in one file, `NAME.json`: `{"format": …, "version": …, "value": …}`, replaced as a whole.
///
/// A file that cannot be read counts as absent: it is set aside and reported. A newer program's file is an error.
public actor JSONDocument<Value: Sendable> {
    private let name: String
    private let directory: StorageDirectory
    private let form: DocumentForm<Value>
    private let durability: Durability

    public nonisolated var unownedExecutor: UnownedSerialExecutor { directory.queue.asUnownedSerialExecutor() }

    init(_ name: String, in directory: StorageDirectory, form: DocumentForm<Value>, durability: Durability) {
        self.name = name
        self.directory = directory
        self.form = form
        self.durability = durability
    }

    /// What is kept; `nil` where nothing is.
    public func value() throws(StorageFailure) -> Value? {
        let file = try fileName
        switch try read(file, form.read) {
        case .absent: return nil
        case .good(let value): return value
        case .damaged:
            // Another process may have mended it meanwhile: it is judged again under the lock.
            return try directory.locked { () throws(StorageFailure) in try mended(file, form.read) }
        }
    }

    /// Keeps `value` in place of the one before.
    public func save(_ value: Value) throws(StorageFailure) {
        let file = try fileName
        try directory.locked { () throws(StorageFailure) in
            _ = try mended(file, form.check)
            try write(value, file)
        }
    }

    /// Forgets what is kept.
    public func remove() throws(StorageFailure) {
        try update { $0 = nil }
    }

    /// Changes what is kept, with no other writer in between, in whatever process.
    public func update<Result: Sendable>(
        _ change: @Sendable (inout Value?) -> Result
    ) throws(StorageFailure) -> Result {
        let file = try fileName
        return try directory.locked { () throws(StorageFailure) in
            var value = try mended(file, form.read)
            let result = change(&value)
            guard let value else {
                try directory.remove(file)
                return result
            }
            try write(value, file)
            return result
        }
    }

    private var fileName: String {
        get throws(StorageFailure) { try StorageDirectory.checked(name) + ".json" }
    }

    private enum Reading<Found> {
        case absent
        case good(Found)
        case damaged(String)
    }

    private func read<Found>(_ file: String, _ read: (Data) throws -> Found) throws(StorageFailure) -> Reading<Found> {
        guard let data = try OpenFile.ifPresent(directory.path(of: file), for: .reading)?.readAll() else {
            return .absent
        }
        do {
            return .good(try read(data))
        } catch let newer as NewerVersion {
            throw .newerVersion(file: file, found: newer.version, known: form.version)
        } catch {
            return .damaged("\(data.count) bytes, \(error)")
        }
    }

    private func mended<Found>(
        _ file: String, _ read: (Data) throws -> Found
    ) throws(StorageFailure) -> Found? {
        switch try self.read(file, read) {
        case .absent: return nil
        case .good(let value): return value
        case .damaged(let detail):
            try directory.setAside(file, because: detail)
            return nil
        }
    }

    private func write(_ value: Value, _ file: String) throws(StorageFailure) {
        let data: Data
        do { data = try form.write(value) } catch { throw .unencodable(file: file, detail: "\(error)") }
        try directory.replace(file, durability) { target throws(StorageFailure) in try target.write(data) }
    }
}

extension JSONDocument where Value: Codable {
    /// - Parameter name: of the file, without its ending: letters, digits, `-` and `_`.
    public init(
        _ name: String, in directory: StorageDirectory, format: StorageFormat<Value>, durability: Durability
    ) {
        self.init(name, in: directory, form: DocumentForm(format), durability: durability)
    }
}
