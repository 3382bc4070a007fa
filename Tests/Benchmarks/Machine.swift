import Foundation
import Glibc

/// What the figures were measured on.
struct Machine: Codable {
    let cores: Int
    let memoryInMegabytes: Int
    let system: String
    /// Of the minute before: well under the number of cores where nobody else is at work.
    let load: Double
    /// With their versions, where they are installed.
    let tools: [String]

    init(tools: [String]) {
        cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
        memoryInMegabytes = sysconf(Int32(_SC_PHYS_PAGES)) / 1_000 * sysconf(Int32(_SC_PAGESIZE)) / 1_000
        var kernel = utsname()
        uname(&kernel)
        let release = withUnsafeBytes(of: kernel.release) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        system = "\(Self.systemName), Linux \(release)"
        var loads = [0.0]
        getloadavg(&loads, 1)
        load = loads[0]
        self.tools = tools.compactMap(Self.version)
    }

    var description: String {
        """
        \(cores) cores, \(memoryInMegabytes / 1_000) GB, \(system), load \(load) at the start; \
        \(tools.joined(separator: ", "))
        """
    }

    private static var systemName: String {
        let lines = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?.split(separator: "\n") ?? []
        let name = lines.first { $0.hasPrefix("PRETTY_NAME=") }?.dropFirst("PRETTY_NAME=".count)
        return name.map { $0.filter { $0 != "\"" } } ?? "Linux"
    }

    /// The tool's name, and the first thing that it prints which begins as a version does.
    private static func version(of tool: String) -> String? {
        guard let path = Child.path(of: tool),
            let child = try? Child(path, [tool == "nginx" ? "-v" : "--version"], output: .readWithErrors)
        else { return nil }
        let words = child.allOutput().split { $0.isWhitespace || $0 == "/" || $0 == "v" }
        return words.first { $0.first?.isNumber == true }.map { "\(tool) \($0)" }
    }
}
