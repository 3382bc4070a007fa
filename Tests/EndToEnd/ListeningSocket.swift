import Foundation
import Glibc

/// A TCP socket that a process listens on, as Linux tells in `/proc` (proc_pid_net(5)).
struct ListeningSocket: Hashable {
    /// In hexadecimal, each 32 bits in the machine's byte order.
    let address: String
    let port: UInt16

    /// 127.0.0.1, or ::1.
    var isLoopback: Bool { ["0100007F", "00000000000000000000000001000000"].contains(address) }

    static func all(of process: pid_t) throws -> [ListeningSocket] {
        let folder = "/proc/\(process)/fd"
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: folder)
        let sockets = Set(
            descriptors.compactMap { name -> String? in
                // A descriptor may be closed again before it is looked at.
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
                return target?.firstMatch(of: /^socket:\[(\d+)\]$/).map { String($0.1) }
            })
        return try ["/proc/net/tcp", "/proc/net/tcp6"].flatMap { table in
            try whole(table).split(separator: "\n").dropFirst().compactMap { line in
                let fields = line.split(separator: " ")
                let place = fields[1].split(separator: ":")
                // 0A is LISTEN.
                guard fields[3] == "0A", sockets.contains(String(fields[9])), let port = UInt16(place[1], radix: 16)
                else { return nil }
                return ListeningSocket(address: String(place[0]), port: port)
            }
        }
    }

    /// Foundation was seen to end after the first page of such a file, which claims to be empty.
    private static func whole(_ path: String) throws -> String {
        guard let file = fopen(path, "r") else { throw CocoaError(.fileReadUnknown) }
        defer { fclose(file) }
        var bytes = [UInt8]()
        var page = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&page, 1, page.count, file), count > 0 { bytes += page[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
