public import Foundation

/// A request as it arrived.
public struct SeenRequest: Hashable, Sendable {
    /// Counted from 0 in the order of their acceptance.
    public let connection: Int
    /// The request line and the header lines, without the empty one.
    public let lines: [String]
    public let body: Data

    public var line: String { lines.first ?? "" }
    public var method: String { String(line.prefix { $0 != " " }) }
    public var target: String { line.split(separator: " ").dropFirst().first.map(String.init) ?? "" }

    /// The values of the header of that name, in their order.
    public func values(of name: String) -> [String] {
        lines.dropFirst().compactMap { line in
            guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == name.lowercased()
            else { return nil }
            return line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
    }
}
