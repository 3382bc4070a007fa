import Foundation

/// A style or a script as it travels: without the comments and the indentation that are for whoever reads the source.
///
/// Nothing is renamed and nothing rewritten: what runs is what stands in the file.
enum Compact {
    static func data(_ data: Data, named name: String) -> Data {
        switch name.split(separator: ".").last {
        case "css": Data(style(String(decoding: data, as: UTF8.self)).utf8)
        case "js": Data(script(String(decoding: data, as: UTF8.self)).utf8)
        default: data
        }
    }

    /// No text of our styles holds a comment's signs or two spaces that matter.
    private static func style(_ source: String) -> String {
        source.replacing(#/(?s)/\*.*?\*//#, with: "")
            .replacing(#/\s+/#, with: " ")
            .replacing(#/ ?([{};,]) ?/#) { String($0.1) }
            .replacing(": ", with: ":")
            .replacing(";}", with: "}")
            .trimmingCharacters(in: .whitespaces) + "\n"
    }

    /// Line by line: no text of our scripts goes over the end of a line.
    private static func script(_ source: String) -> String {
        let lines = source.replacing(#/(?s)/\*\*.*?\*//#, with: "").split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }.map { $0 + "\n" }.joined()
    }
}
