/// Where a file or folder is on the disk: the names of the folders that lead to it, then its own. Nothing in it is
/// escaped; an adapter writes it as its service wants it.
public struct DrivePath: Hashable, Sendable {
    /// From the top; empty for the root.
    public let names: [DriveName]

    public init(_ names: [DriveName] = []) {
        self.names = names
    }

    /// The folder in which everything is.
    public static let root = DrivePath()

    /// As a person writes it: `/Trips/lake.jpg`, the first and a last `/` may be missing.
    ///
    /// - Returns: `nil` where one of the names cannot be one: see ``DriveName``.
    public init?(_ text: String) {
        var names: [DriveName] = []
        for part in text.utf8.split(separator: UInt8(ascii: "/")) {
            guard let name = DriveName(rawValue: String(Substring(part))) else { return nil }
            names.append(name)
        }
        self.names = names
    }

    public var isRoot: Bool { names.isEmpty }

    /// What the item is called; `nil` for the root.
    public var name: DriveName? { names.last }

    /// The folder that it is in; the root is in itself.
    public var parent: DrivePath { DrivePath(names.dropLast()) }

    /// Every folder on the way, the root first and the path itself last: what a trail of links shows.
    public var trail: [DrivePath] { (0...names.count).map { DrivePath(Array(names.prefix($0))) } }

    public func appending(_ name: DriveName) -> DrivePath { DrivePath(names + [name]) }

    /// The same place in its folder, under another name; the root stays the root.
    public func renamed(_ name: DriveName) -> DrivePath { isRoot ? self : parent.appending(name) }

    /// Whether that path is this one, or is somewhere in it.
    public func contains(_ other: DrivePath) -> Bool { other.names.starts(with: names) }

    /// Where this path is once `old` has become `new`; the same where it was not in it.
    public func moved(from old: DrivePath, to new: DrivePath) -> DrivePath {
        old.contains(self) ? DrivePath(new.names + names.dropFirst(old.names.count)) : self
    }
}

extension DrivePath: CustomStringConvertible {
    /// `/Trips/lake.jpg`; `/` for the root.
    public var description: String {
        guard !isRoot else { return "/" }
        var text = ""
        text.reserveCapacity(names.reduce(0) { $0 + $1.rawValue.utf8.count + 1 })
        for name in names {
            text += "/"
            text += name.rawValue
        }
        return text
    }
}

extension DrivePath: Codable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let path = DrivePath(text) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no path of a disk"))
        }
        self = path
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
