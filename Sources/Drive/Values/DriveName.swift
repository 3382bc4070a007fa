/// What a file or folder is called: one step of a ``DrivePath``, as its service writes it, with nothing escaped.
///
/// Two names are the same only byte by byte: a disk may hold `café` and `cafe` with a combining accent side by side.
public struct DriveName: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public static func == (one: DriveName, other: DriveName) -> Bool {
        one.rawValue.utf8.count == other.rawValue.utf8.count && one.rawValue.utf8.elementsEqual(other.rawValue.utf8)
    }

    public func hash(into hasher: inout Hasher) {
        var text = rawValue
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(0xFF as UInt8)
    }

    /// `nil` for what no item can be called: an empty text, `.`, `..`, or one with `/` or NUL in it. Every other
    /// character may stand in the name of an item that exists.
    public init?(rawValue: String) {
        guard !rawValue.isEmpty, rawValue != ".", rawValue != "..",
            !rawValue.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 })
        else { return nil }
        self.rawValue = rawValue
    }

    /// A name that a person gives: it is refused before anything is asked of the service.
    ///
    /// - Throws: ``NameFault``.
    public init(new text: String) throws(NameFault) {
        if text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { throw .empty }
        if text == "." || text == ".." { throw .reserved }
        if text.utf8.contains(UInt8(ascii: "/")) { throw .slash }
        if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) { throw .control }
        if text.unicodeScalars.count > Self.longest { throw .tooLong }
        rawValue = text
    }

    /// In characters.
    public static let longest = 255

    public var description: String { rawValue }

    /// What follows the last dot, in lower case; empty where there is none, or only one at the beginning.
    public var fileExtension: String {
        guard let dot = rawValue.lastIndex(of: "."), dot != rawValue.startIndex else { return "" }
        return rawValue[dot...].dropFirst().lowercased()
    }

    /// This name with a number before its ending, `report (2).pdf`: for keeping both of two items.
    ///
    /// - Parameter number: from 2.
    public func numbered(_ number: Int) -> DriveName {
        let ending = fileExtension.isEmpty ? "" : String(rawValue.suffix(fileExtension.count + 1))
        let addition = " (\(number))"
        let room = max(1, Self.longest - ending.unicodeScalars.count - addition.count)
        var stem = rawValue.dropLast(ending.count)
        while stem.unicodeScalars.count > room { stem = stem.dropLast() }
        return DriveName(known: stem + addition + ending)
    }

    private init(known text: String) { rawValue = text }
}

/// Why a name cannot be given to an item.
public enum NameFault: String, Error, Hashable, Sendable, CaseIterable {
    /// Nothing but spaces.
    case empty
    /// `.` and `..` mean folders themselves.
    case reserved
    /// `/` stands between names.
    case slash
    /// A character that cannot be seen, such as a line break.
    case control
    /// Over ``DriveName/longest`` characters.
    case tooLong
}

extension DrivePath {
    /// Refuses what a person may not call a new item, before anything is asked of the service.
    ///
    /// - Parameter old: where the item is now; its own name stays allowed, whatever it is.
    func checkAsNew(from old: DrivePath? = nil) throws(DriveError) {
        guard let name, name != old?.name else { return }
        do throws(NameFault) { _ = try DriveName(new: name.rawValue) } catch { throw .badName(error) }
    }
}
