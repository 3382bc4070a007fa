import Foundation

/// A program that downloads, and the command that a person would give it: the same to begin and to go on.
struct Tool: Sendable {
    let name: String
    let executable: String
    /// Whether it fetches one file of some megabytes over several connections.
    let usesManyConnections: Bool
    let arguments: @Sendable (_ server: URL, _ name: String, _ file: URL) -> [String]

    /// - Parameter data: a folder for what ours keeps besides.
    static func ours(keeping data: URL) -> Tool {
        Tool(name: "Vitrine", executable: Child.sibling("vitrine"), usesManyConnections: true) { server, name, file in
            ["videos", "download", server.appending(path: name).absoluteString, "-o", file.path, "--data", data.path]
        }
    }

    /// Those of them that are installed.
    static let peers = [curl, wget, aria2, rclone].compactMap { $0 }

    private static let curl = peer("curl") { server, name, file in
        ["-q", "--fail", "-C", "-", "-o", file.path, server.appending(path: name).absoluteString]
    }

    private static let wget = peer("wget") { server, name, file in
        ["--no-config", "-c", "-O", file.path, server.appending(path: name).absoluteString]
    }

    /// Without `-k` it would use fewer than the connections that it may.
    private static let aria2 = peer("aria2c", usesManyConnections: true) { server, name, file in
        [
            "--no-conf", "-c", "-x8", "-s8", "-k1M", "-d", file.deletingLastPathComponent().path,
            "-o", file.lastPathComponent, server.appending(path: name).absoluteString,
        ]
    }

    private static let rclone = peer("rclone") { server, name, file in
        ["--config", "", "copyto", "--http-url", server.absoluteString, ":http:\(name)", file.path]
    }

    private static func peer(
        _ program: String, usesManyConnections: Bool = false,
        arguments: @escaping @Sendable (_ server: URL, _ name: String, _ file: URL) -> [String]
    ) -> Tool? {
        Child.path(of: program).map {
            Tool(name: program, executable: $0, usesManyConnections: usesManyConnections, arguments: arguments)
        }
    }
}
