import Foundation
import Glibc

/// nginx, with one worker and a configuration of our own.
struct Nginx {
    let address: String
    private let child: Child

    /// `nil` where it is not installed.
    init?(serving folder: URL) throws {
        guard let executable = Child.path(of: "nginx") else { return nil }
        let port = Self.freePort()
        address = "http://127.0.0.1:\(port)/"
        let configuration = """
            daemon off; master_process off; worker_rlimit_nofile 8192;
            pid \(folder.path)/nginx.pid; error_log \(folder.path)/error.log;
            events { worker_connections 8000; }
            http {
                access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
                client_body_temp_path \(folder.path)/body; proxy_temp_path \(folder.path)/proxy;
                fastcgi_temp_path \(folder.path)/fastcgi; uwsgi_temp_path \(folder.path)/uwsgi;
                scgi_temp_path \(folder.path)/scgi;
                server { listen 127.0.0.1:\(port); root \(folder.path); }
            }
            """
        let file = folder.appending(path: "nginx.conf")
        try configuration.write(to: file, atomically: true, encoding: .utf8)
        child = try Child(executable, ["-c", file.path, "-e", folder.path + "/error.log"])
        for _ in 0..<100 where !FileManager.default.fileExists(atPath: folder.path + "/nginx.pid") { usleep(20_000) }
    }

    func stop() {
        child.stop()
    }

    private static func freePort() -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                guard bind(descriptor, pointer, length) == 0, getsockname(descriptor, pointer, &length) == 0 else {
                    return
                }
            }
            return UInt16(bigEndian: $0.pointee.sin_port)
        }
    }
}
