#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One value in one file, `NAME.json`: `{"format": …, "version": …, "value": …}`, replaced as a whole.
///
/// A file that cannot be read counts as absent: it is set aside and reported. A newer program's file is an error.
public actor JSONDocument<Value: Codable & Sendable> {
    private let name: String
    private let directory: StorageDirectory
    private let format: StorageFormat<Value>
    private let durability: Durability

    public nonisolated var unownedExecutor: UnownedSerialExecutor { directory.queue.asUnownedSerialExecutor() }

    /// - Parameter name: of the file, without its ending: letters, digits, `-` and `_`.
    public init(
        _ name: String, in directory: StorageDirectory, format: StorageFormat<Value>, durability: Durability
    ) {
        self.name = name
        self.directory = directory
        self.format = format
        self.durability = durability
    }

    /// What is kept; `nil` where nothing is.
    public func value() throws(StorageFailure) -> Value? {
        let file = try fileName
        switch try read(file) {
        case .absent: return nil
        case .good(let value): return value
        case .damaged:
            // Another process may have mended it meanwhile: it is judged again under the lock.
            return try directory.locked { () throws(StorageFailure) in try mended(file) }
        }
    }

    /// Keeps `value` in place of the one before.
    public func save(_ value: Value) throws(StorageFailure) {
        try update { $0 = value }
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
            var value = try mended(file)
            let result = change(&value)
            guard let value else {
                try directory.remove(file)
                return result
            }
            let data = try encoded(value, file)
            try directory.replace(file, durability) { target throws(StorageFailure) in try target.write(data) }
            return result
        }
    }

    private var fileName: String {
        get throws(StorageFailure) { try StorageDirectory.checked(name) + ".json" }
    }

    private enum Reading {
        case absent
        case good(Value)
        case damaged(String)
    }

    private func read(_ file: String) throws(StorageFailure) -> Reading {
        guard let data = try OpenFile.ifPresent(directory.path(of: file), for: .reading)?.readAll() else {
            return .absent
        }
        do {
            return .good(try JSONDecoder().decode(Envelope<Value>.self, from: data, configuration: format).value)
        } catch let newer as NewerVersion {
            throw .newerVersion(file: file, found: newer.version, known: format.version)
        } catch {
            return .damaged("\(data.count) bytes, \(error)")
        }
    }

    private func mended(_ file: String) throws(StorageFailure) -> Value? {
        switch try read(file) {
        case .absent: return nil
        case .good(let value): return value
        case .damaged(let detail):
            try directory.setAside(file, because: detail)
            return nil
        }
    }

    private func encoded(_ value: Value, _ file: String) throws(StorageFailure) -> Data {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            return try encoder.encode(Envelope(format: format.name, version: format.version, value: value))
        } catch {
            throw .unencodable(file: file, detail: "\(error)")
        }
    }
}

/// The file's outermost shape.
private struct Envelope<Value: Codable & Sendable>: Encodable, DecodableWithConfiguration {
    let format: String
    let version: Int
    let value: Value

    enum Key: CodingKey {
        case format, version, value
    }

    init(format: String, version: Int, value: Value) {
        self.format = format
        self.version = version
        self.value = value
    }

    init(from decoder: any Decoder, configuration expected: StorageFormat<Value>) throws {
        let container = try decoder.container(keyedBy: Key.self)
        format = try container.decode(String.self, forKey: .format)
        version = try container.decode(Int.self, forKey: .version)
        try expected.check(name: format, version: version)
        value = try expected.value(from: container.superDecoder(forKey: .value), version: version)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(format, forKey: .format)
        try container.encode(version, forKey: .version)
        try container.encode(value, forKey: .value)
    }
}
