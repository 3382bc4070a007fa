#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How a document's value stands in its file.
struct DocumentForm<Value: Sendable>: Sendable {
    let version: Int
    /// Throws ``NewerVersion`` for what a newer program wrote, and anything else for what is damaged.
    let read: @Sendable (Data) throws -> Value
    /// Throws as ``read`` does, and may look less closely: what it judges is about to be replaced.
    let check: @Sendable (Data) throws -> Void
    let write: @Sendable (Value) throws -> Data
}

extension DocumentForm where Value: Codable {
    /// As Foundation's coders write it.
    init(_ format: StorageFormat<Value>) {
        let read = { @Sendable (data: Data) throws in
            try JSONDecoder().decode(Envelope<Value>.self, from: data, configuration: format).value
        }
        self.init(
            version: format.version, read: read, check: { _ = try read($0) },
            write: { value in
                let encoder = JSONEncoder()
                encoder.outputFormatting = .withoutEscapingSlashes
                return try encoder.encode(Envelope(format: format.name, version: format.version, value: value))
            })
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
