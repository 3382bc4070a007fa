/// Where a resource lies, as clients say it: `disk:/a/b`, `/a/b`, `a/b`, `app:/b`, `trash:/b_0123…`.
struct ResourcePath: Hashable, Sendable {
    enum Area: String, Hashable, Sendable {
        case disk
        case trash
    }

    var area: Area
    var names: [ByteText]

    init(_ area: Area, _ names: [ByteText]) {
        self.area = area
        self.names = names
    }

    /// One trailing slash means nothing, also after a file's name. A name with a colon needs the scheme before it.
    ///
    /// - Parameter area: where paths without a scheme lie.
    /// - Returns: `nil` for an unknown scheme, for one of the other area, and for `.` and `..`.
    init?(_ text: String, in area: Area = .disk) {
        var rest = text.utf8[...]
        var names: [ByteText] = []
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            switch (String(rest[..<colon]), area) {
            case ("disk", .disk), ("trash", .trash): break
            case ("app", .disk): names = Self.applicationFolder
            default: return nil
            }
            rest = rest[rest.index(after: colon)...]
        }
        names += rest.split(separator: UInt8(ascii: "/")).map { ByteText(String(decoding: $0, as: UTF8.self)) }
        guard !names.contains(where: { [".", ".."].contains($0.text) }) else { return nil }
        self.init(area, names)
    }

    static let root = ResourcePath(.disk, [])
    static let applicationFolder: [ByteText] = [ByteText("Приложения"), ByteText("Vitrine")]

    /// As answers show it.
    var text: String { area.rawValue + ":/" + names.map(\.text).joined(separator: "/") }

    /// `nil` for a root.
    var parent: ResourcePath? { names.isEmpty ? nil : ResourcePath(area, names.dropLast()) }

    func appending(_ name: ByteText) -> ResourcePath { ResourcePath(area, names + [name]) }

    /// Whether it is that path, or lies below it.
    func isWithin(_ other: ResourcePath) -> Bool { area == other.area && names.starts(with: other.names) }
}

/// Text that is the same only when its bytes are: to the service, `é` in one character and in two are two names.
struct ByteText: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (one: ByteText, other: ByteText) -> Bool {
        one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(0xFF as UInt8)
    }
}
