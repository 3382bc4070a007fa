import Foundation
import Glibc
import SimulatorKit
import YandexSimulator

/// A simulated Yandex in a process of its own, and the commands of a person whose disk is there.
struct ServedDisk {
    private struct Addresses: Codable {
        let disk: String
        let token: String
    }

    private let server: Child
    private let addresses: Addresses
    /// Where Vitrine keeps what it keeps.
    let data: URL

    /// - Parameters:
    ///   - fileCount: small files, in folders of a hundred.
    ///   - largeFileInBytes: the size of `/large.bin`; 0 for none.
    ///   - latencyInMilliseconds: before each answer of the API.
    init(fileCount: Int = 0, largeFileInBytes: Int = 0, latencyInMilliseconds: Int = 0, in folder: URL) throws {
        server = try Child(
            CommandLine.arguments[0],
            ["serve-disk", "\(fileCount)", "\(largeFileInBytes)", "\(latencyInMilliseconds)"])
        addresses = try JSONDecoder().decode(Addresses.self, from: Data(server.firstLine().utf8))
        data = folder.appending(path: "data")
        // Programs that are started here find these.
        for (name, value) in [
            ("VITRINE_YANDEX_DISK_URL", addresses.disk), ("VITRINE_YANDEX_TOKEN", addresses.token),
            ("VITRINE_DATA_DIR", data.path),
        ] {
            setenv(name, value, 1)
        }
    }

    /// What `benchmarks serve-disk COUNT BYTES MILLISECONDS` does.
    static func serve(_ numbers: [Int]) async throws {
        var shelf: [ShelvedFile] = []
        for start in stride(from: 0, to: numbers[0], by: 100) {
            shelf += ShelvedFile.many(min(100, numbers[0] - start), in: "Many/\(start)")
        }
        if numbers[1] > 0 {
            // No two mebibytes are alike.
            var bytes = Data(count: numbers[1])
            for place in stride(from: 0, to: bytes.count, by: 4_096) { bytes[place] = UInt8(place >> 20 & 255) }
            shelf.append(ShelvedFile("large.bin", bytes))
        }
        let conduct = YandexConduct(disk: numbers[2] > 0 ? [.latency(milliseconds: numbers[2])] : [])
        let running = try await SimulatedYandex(shelf: shelf, conduct: conduct).start()
        let addresses = Addresses(
            disk: running.diskAddress.absoluteString, token: SimulatedYandex.userToken)
        print(String(decoding: try JSONEncoder().encode(addresses), as: UTF8.self))
        fflush(nil)
        while true { try await Task.sleep(for: .seconds(3_600)) }
    }

    func stop() { server.stop() }

    /// Runs `vitrine drive …` to its end.
    func vitrine(_ arguments: String...) throws -> Child.Ending {
        try Child(Child.sibling("vitrine"), ["drive"] + arguments, output: .dropped).ending()
    }

    /// An address that the API gives for a transfer by somebody else.
    func link(_ question: String, _ curl: String) throws -> String {
        struct Link: Decodable { let href: String }
        let asked = try Child(
            curl, ["-s", "-H", "Authorization: OAuth \(addresses.token)", "\(addresses.disk)/v1/disk/\(question)"])
        return try JSONDecoder().decode(Link.self, from: Data(asked.allOutput().utf8)).href
    }

    /// Sends a file, and asks for its hash, so that the service has to make it here, too.
    func upload(_ file: String, to path: String, _ curl: String) throws -> Child.Ending {
        let address = try link("resources/upload?path=\(path)&overwrite=true", curl)
        return try Child(
            "/bin/sh",
            [
                "-c", #""$0" -s -T "$1" "$2" && "$0" -s -o /dev/null -H "Authorization: OAuth $3" "$4""#, curl, file,
                address, addresses.token, "\(addresses.disk)/v1/disk/resources?path=\(path)&fields=sha256",
            ], output: .dropped
        ).ending()
    }

    /// How often the API was asked for the flat list, as its own page tells.
    func flatListQuestions(_ curl: String) throws -> Double {
        let page = try Child(curl, ["-s", addresses.disk + "/"]).allOutput()
        let count = page.firstMatch(of: /resources\/files[^0-9]*<td>(\d+)/).flatMap { Double($0.1) }
        return count ?? .nan
    }
}
