import Foundation
import Glibc

/// nginx, with one worker and a configuration of our own.
struct Nginx {
    let port: UInt16
    private let child: Child

    var address: String { "http://127.0.0.1:\(port)/" }

    /// `nil` where it is not installed.
    init?(serving folder: URL) throws {
        guard let executable = Child.path(of: "nginx") else { return nil }
        port = try Loopback.freePort()
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
}
