import Drive
import SharedKernel
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// Where files, folders and lists stand in Vitrine. A path is a part of the query, so that no name can be mistaken for
// a part of an address.

extension Path {
    /// An address of ours with its query, every value escaped; a name without its value where that is empty.
    static func to(_ path: String, _ query: (name: String, value: String?)...) -> String {
        let pairs = query.compactMap { pair in
            pair.value.map { $0.isEmpty ? pair.name : "\(pair.name)=\(escaped($0))" }
        }
        return pairs.isEmpty ? path : path + "?" + pairs.joined(separator: "&")
    }

    /// For the value of a query (RFC 3986 §3.4): letters, digits, `-._~` and `/` stay.
    static func escaped(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension DrivePath {
    /// What an address says of it; nothing for the root.
    var inQuery: String? { isRoot ? nil : description }

    /// A screen, or what a screen asks for, about this path.
    func at(_ screen: String) -> String { Path.to(screen, ("path", inQuery)) }

    /// Where it is seen, whether it is a file or a folder.
    var itemAddress: String { isRoot ? folderAddress : Path.to("/drive/file", ("path", inQuery), ("seen", "")) }

    /// Its list of what is in it.
    var folderAddress: String { at("/drive/files") }
}

extension DriveItem {
    /// Its list for a folder, its screen for a file.
    var address: String { isFolder ? path.folderAddress : path.at("/drive/file") }

    /// Its row in a list.
    var rowID: String { "item-\(id.rawValue)" }

    /// - Returns: `nil` for an item without a preview.
    func previewAddress(_ size: PreviewSize) -> String? {
        guard preview != nil else { return nil }
        var fingerprint = Fingerprint()
        fingerprint.add(Data(version.utf8))
        return Path.to(
            "/drive/file/preview", ("path", path.description), ("size", size.rawValue), ("v", fingerprint.text))
    }
}

extension DriveList {
    /// The screen that shows it.
    var screen: String {
        switch self {
        case .folder: "/drive/files"
        case .recent: "/drive/recent"
        case .published: "/drive/published"
        }
    }

    var path: DrivePath? { if case .folder(let path) = self { path } else { nil } }

    /// - Parameters:
    ///   - cursor: the page; `nil` for the first.
    ///   - live: whether it is the part of the page that a script asks for.
    func address(after cursor: DriveListing.Cursor? = nil, live: Bool = false, waits: Bool = false) -> String {
        Path.to(
            screen + (live ? "/list" : ""), ("path", path?.inQuery), ("after", cursor?.rawValue),
            ("wait", waits ? "" : nil))
    }
}

extension Visit {
    /// The path that the address names, or the form; the root where it names none, `nil` where it cannot be one.
    var drivePath: DrivePath? {
        DrivePath(form["path"] ?? request.queryValue("path") ?? "")
    }

    /// The page of a list that the address names.
    var driveCursor: DriveListing.Cursor? {
        request.queryValue("after").flatMap { $0.isEmpty ? nil : DriveListing.Cursor(rawValue: $0) }
    }
}
