/// How a value stands on the disk: the name and version of its form, and how to read its older forms.
public struct StorageFormat<Value: Codable & Sendable>: Sendable {
    /// Says what the file holds, to a person who opens it.
    public let name: String
    public let version: Int
    private var older: [Int: @Sendable (any Decoder) throws -> Value] = [:]

    public init(_ name: String, version: Int = 1) {
        self.name = name
        self.version = version
    }

    /// This format, which also reads an older version and makes today's value of it.
    public func reading<Old: Decodable & SendableMetatype>(
        version: Int, as old: Old.Type, _ migrate: @escaping @Sendable (Old) throws -> Value
    ) -> Self {
        var format = self
        format.older[version] = { decoder in try migrate(Old(from: decoder)) }
        return format
    }

    /// Today's value, from the form that had this version.
    func value(from decoder: any Decoder, version: Int) throws -> Value {
        if version == self.version { return try Value(from: decoder) }
        guard let read = older[version] else { throw UnknownVersion(version: version) }
        return try read(decoder)
    }
}

/// No way was given to read this older version: its file is set aside like a damaged one.
struct UnknownVersion: Error, CustomStringConvertible {
    let version: Int
    var description: String { "unknown version \(version)" }
}

/// The file is of another format.
struct ForeignFormat: Error, CustomStringConvertible {
    let name: String
    var description: String { "of the format \(name)" }
}

/// A newer program wrote it.
struct NewerVersion: Error {
    let version: Int
}

extension StorageFormat {
    /// Refuses what is not this format in a version up to today's.
    func check(name: String, version: Int) throws {
        guard name == self.name else { throw ForeignFormat(name: name) }
        guard version <= self.version else { throw NewerVersion(version: version) }
    }
}
