import FileCompaction
import Foundation

// embed-files FOLDER OUTPUT: writes a Swift file that holds every file of FOLDER, as base64 in a string literal:
// the one form that the compiler takes in at any size. Styles and scripts lose what only a reader needs.

let arguments = ProcessInfo.processInfo.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: embed-files FOLDER OUTPUT\n".utf8))
    exit(64)
}
let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)

var isFolder: ObjCBool = false
let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { name in
    FileManager.default.fileExists(atPath: folder.appending(path: name).path, isDirectory: &isFolder)
        && !isFolder.boolValue
}
let files = try names.map { (name: $0, data: try Data(contentsOf: folder.appending(path: $0))) }
let style = CompactStyle(
    for: files.filter { $0.name.hasSuffix(".css") }.map { String(decoding: $0.data, as: UTF8.self) })
let entries = files.map { name, data in
    let text = String(decoding: data, as: UTF8.self)
    let data =
        switch name.split(separator: ".").last {
        case "css": Data(style.text(text).utf8)
        case "js": Data(CompactScript.text(text).utf8)
        default: data
        }
    return "        \"\(name)\": \"\(data.base64EncodedString())\","
}

let source = """
    #if canImport(FoundationEssentials)
    import FoundationEssentials
    #else
    import Foundation
    #endif

    /// The files of this target's `Files` folder, carried inside the executable.
    enum EmbeddedFiles {
        /// The names, relative to the folder, sorted.
        static var names: [String] { encoded.keys.sorted() }

        /// The file's bytes, or `nil` when there is none of that name.
        static func data(_ name: String) -> Data? {
            encoded[name].flatMap { Data(base64Encoded: $0.description) }
        }

        private static let encoded: [String: StaticString] = [
    \(entries.isEmpty ? "        :" : entries.joined(separator: "\n"))
        ]
    }

    """
try source.write(to: URL(filePath: arguments[2]), atomically: true, encoding: .utf8)
