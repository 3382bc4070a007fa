import Drive
import JSONReading

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension DocumentForm<DiskIndex> {
    /// A list for each file in place of a record, written and read without Foundation's coders: tens of thousands are
    /// read between two letters of a search.
    ///
    /// `{"format":"drive-index","version":2,"savedAt":S,"files":[["/a/b.txt",SIZE,S,"sha256-…"],…]}`: times in seconds
    /// of Foundation's reference date, to the last digit; the hash may be missing.
    static let diskIndex = DocumentForm(
        version: 2, read: { try $0.readingIndex(withFiles: true) },
        check: { _ = try $0.readingIndex(withFiles: false) },
        write: { $0.written })

    private static let name = "drive-index"

    fileprivate static func check(_ name: String?, _ version: Int?) throws {
        guard name == self.name else { throw ForeignFormat(name: name ?? "") }
        guard let version, version >= 2 else { throw UnknownVersion(version: version ?? 0) }
        if version > 2 { throw NewerVersion(version: version) }
    }
}

private struct Incomplete: Error {}

extension Data {
    fileprivate func readingIndex(withFiles: Bool) throws -> DiskIndex {
        var (name, version, savedAt, files) = (String?.none, Int?.none, Double?.none, [IndexedFile]?.none)
        try withUnsafeBytes { bytes in
            var reader = JSONReader(bytes)
            try reader.members { (member, reader) throws(JSONFault) in
                switch member {
                case "format": name = try reader.string()
                case "version": version = try reader.integer()
                case "savedAt": savedAt = try reader.double()
                case "files":
                    var (found, isWhole) = ([IndexedFile](), true)
                    try reader.elements { (reader) throws(JSONFault) in
                        guard withFiles else { return }
                        if let file = try IndexedFile(&reader) { found.append(file) } else { isWhole = false }
                    }
                    files = isWhole ? found : nil
                default: break
                }
            }
            try reader.end()
        }
        try DocumentForm<DiskIndex>.check(name, version)
        guard let savedAt, let files else { throw Incomplete() }
        return DiskIndex(files, savedAt: Date(timeIntervalSinceReferenceDate: savedAt))
    }
}

extension IndexedFile {
    fileprivate init?(_ reader: inout JSONReader) throws(JSONFault) {
        var (path, size, modified, key) = (DrivePath?.none, Int?.none, Double?.none, String?.none)
        var place = 0
        try reader.elements { (reader) throws(JSONFault) in
            switch place {
            case 0: path = try reader.string().flatMap { DrivePath($0) }
            case 1: size = try reader.integer()
            case 2: modified = try reader.double()
            case 3: key = try reader.string()
            default: break
            }
            place += 1
        }
        guard let path, let size, let modified else { return nil }
        self.init(
            path: path, sizeInBytes: size, modifiedAt: Date(timeIntervalSinceReferenceDate: modified), contentKey: key)
    }
}

extension DiskIndex {
    fileprivate var written: Data {
        var data = Data()
        data.reserveCapacity(files.count * 128 + 256)
        var text: [UInt8] = []
        text += #"{"format":"drive-index","version":2,"savedAt":"#.utf8
        text.append(savedAt)
        text += #","files":["#.utf8
        var isFirst = true
        for file in files {
            text += (isFirst ? "\n[" : ",\n[").utf8
            isFirst = false
            text.append(quoting: file.path.description)
            text += ",\(file.sizeInBytes),".utf8
            text.append(file.modifiedAt)
            if let key = file.contentKey {
                text += ",".utf8
                text.append(quoting: key)
            }
            text += "]".utf8
            guard text.count > 32 << 10 else { continue }
            data.append(contentsOf: text)
            text.removeAll(keepingCapacity: true)
        }
        text += "\n]}\n".utf8
        data.append(contentsOf: text)
        return data
    }
}

extension [UInt8] {
    /// In seconds, without digits that say nothing.
    fileprivate mutating func append(_ date: Date) {
        let seconds = date.timeIntervalSinceReferenceDate
        self += (Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)").utf8
    }

    /// A text as JSON wants it (RFC 8259 §7).
    fileprivate mutating func append(quoting text: String) {
        append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): self += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: self += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: append(byte)
            }
        }
        append(UInt8(ascii: "\""))
    }
}
