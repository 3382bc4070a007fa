import Foundation
import Glibc
import WebServer

/// Requests a second, beside nginx, by the same wrk on the same cores.
enum ServerBenchmark {
    private static let hello = "Hello from a small page.\n"

    static func run(into report: inout Report) async throws {
        guard let wrk = Child.path(of: "wrk") else {
            report.left.append("web server: wrk is not installed")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-benchmark-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(hello.utf8).write(to: folder.appending(path: "hello.txt"))
        try Data(repeating: 7, count: 1 << 20).write(to: folder.appending(path: "mebibyte.bin"))

        let ours = try Child(CommandLine.arguments[0], ["serve-folder", folder.path])
        defer { ours.stop() }
        let oursAddress = ours.firstLine()
        let nginx = try Nginx(serving: folder)
        defer { nginx?.stop() }

        for (what, path, header, goal) in [
            ("24-byte response, 64 connections", "hello.txt", nil as String?, "0.6 of nginx"),
            ("64 KiB range, 64 connections", "mebibyte.bin", "Range: bytes=65536-131071", "0.8 of nginx"),
        ] {
            var figures: (ours: [Double], theirs: [Double]) = ([], [])
            for _ in 0..<3 {
                figures.ours.append(try load(wrk, oursAddress + path, header))
                if let nginx { figures.theirs.append(try load(wrk, nginx.address + path, header)) }
            }
            report.rows.append(
                Row(
                    what: what, unit: "k/s", ours: median(figures.ours) / 1_000, peer: "nginx",
                    peerFigure: nginx == nil ? nil : median(figures.theirs) / 1_000, goal: goal))
        }
        try idleConnections(at: oursAddress, of: ours, into: &report)
    }

    /// What `benchmarks serve-folder FOLDER` does, in a process of its own, as nginx has one.
    static func serve(_ folder: String) async throws {
        let root = URL(filePath: folder)
        let hello = try Data(contentsOf: root.appending(path: "hello.txt"))
        let server = Server(configuration: .init(port: 0)) { request in
            request.path == ["hello.txt"]
                ? Response(headers: ["Content-Type": "text/plain"], body: .data(hello))
                : Response(
                    headers: ["Content-Type": "application/octet-stream"],
                    body: .file(path: folder + "/" + request.path.joined(separator: "/")))
        }
        let running = try await server.start()
        print(running.address.description + "/")
        fflush(nil)
        while true { try await Task.sleep(for: .seconds(3_600)) }
    }

    private static func load(_ wrk: String, _ address: String, _ header: String?) throws -> Double {
        let arguments = ["-t1", "-c64", "-d3s"] + (header.map { ["-H", $0] } ?? []) + [address]
        let output = try Child(wrk, arguments).allOutput()
        let line = output.split(separator: "\n").first { $0.hasPrefix("Requests/sec:") }
        return line?.split(whereSeparator: \.isWhitespace).last.flatMap { Double($0) } ?? .nan
    }

    private static func idleConnections(at address: String, of server: Child, into report: inout Report) throws {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit)
        let count = min(5_000, Int(limit.rlim_max) - 200)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit)
        guard let port = URL(string: address)?.port.flatMap(UInt16.init(exactly:)) else { return }
        var sockets: [Int32] = []
        defer { for socket in sockets { close(socket) } }
        for _ in 0..<count {
            if let socket = Loopback.connect(to: port) { sockets.append(socket) }
        }
        usleep(500_000)
        report.rows.append(
            Row(
                what: "resident with \(sockets.count) idle connections", unit: "MB", ours: server.residentMegabytes,
                peer: nil, peerFigure: nil, goal: "under 80 MB"))
    }
}
