import Foundation
import Glibc

/// A web server with a folder on a memory-backed disk: nginx, or ours where it is not installed.
struct Origin: Sendable {
    let folder: URL
    let port: UInt16
    private let stopServer: @Sendable () -> Void

    struct CannotStart: Error {}

    init(serving folder: URL) throws {
        self.folder = folder
        if let nginx = try Nginx(serving: folder) {
            port = nginx.port
            stopServer = { nginx.stop() }
        } else {
            let ours = try Child(CommandLine.arguments[0], ["serve-folder", folder.path])
            guard let port = URL(string: ours.firstLine())?.port.flatMap(UInt16.init(exactly:)) else {
                ours.stop()
                throw CannotStart()
            }
            self.port = port
            stopServer = { ours.stop() }
        }
    }

    func stop() {
        stopServer()
    }

    /// Has the contents under that name, in the place of what bears it.
    func publish(_ contents: Contents, as name: String) throws {
        let published = folder.appending(path: name)
        if FileManager.default.fileExists(atPath: published.path) {
            try FileManager.default.removeItem(at: published)
        }
        try FileManager.default.linkItem(at: contents.file, to: published)
    }
}

/// A file of bytes that nothing else has.
struct Contents: Sendable {
    let file: URL
    let byteCount: Int

    /// - Parameters:
    ///   - byteCount: whole MiB.
    ///   - date: when it says that it was changed: by this and the length servers tell versions apart.
    init(_ byteCount: Int, at file: URL, date: Date) throws {
        self.file = file
        self.byteCount = byteCount
        let random = try FileHandle(forReadingFrom: URL(filePath: "/dev/urandom")).read(upToCount: 1 << 20) ?? Data()
        try Data().write(to: file)
        let target = try FileHandle(forWritingTo: file)
        for piece in 0..<byteCount >> 20 {
            // Each begins elsewhere in the same bytes, so that no two are alike.
            let start = piece * 1_021 % random.count
            try target.write(contentsOf: random[start...] + random[..<start])
        }
        try target.close()
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    /// Whether that file is these contents, byte by byte.
    func isCopied(to copy: URL) throws -> Bool {
        guard FileManager.default.fileExists(atPath: copy.path) else { return false }
        let ours = try FileHandle(forReadingFrom: file)
        let theirs = try FileHandle(forReadingFrom: copy)
        var same = 0
        while let piece = try ours.read(upToCount: 1 << 20), !piece.isEmpty {
            guard try theirs.read(upToCount: 1 << 20) == piece else { return false }
            same += piece.count
        }
        return try same == byteCount && theirs.seekToEnd() == UInt64(byteCount)
    }
}
