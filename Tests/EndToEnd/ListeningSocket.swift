import Foundation

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
            try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n").dropFirst().compactMap { line in
                let fields = line.split(separator: " ")
                let place = fields[1].split(separator: ":")
                // 0A is LISTEN.
                guard fields[3] == "0A", sockets.contains(String(fields[9])), let port = UInt16(place[1], radix: 16)
                else { return nil }
                return ListeningSocket(address: String(place[0]), port: port)
            }
        }
    }
}
