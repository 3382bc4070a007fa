import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One field of a form with files (RFC 7578).
struct FormPart {
    let name: String
    /// What the file is called where the person has it; `nil` for a field without a file.
    let fileName: String?
    let contents: Data
}

extension Request {
    /// The files that a form sent under that name; a field in which none was chosen is no file.
    func formFiles(_ name: String) -> [(name: String, contents: Data)] {
        formParts.compactMap { part in
            guard part.name == name, let file = part.fileName, !file.isEmpty else { return nil }
            return (file, part.contents)
        }
    }

    /// Every field of a `multipart/form-data` body; none where it is something else, or cannot be read.
    var formParts: [FormPart] {
        guard let type = headers["Content-Type"], type.lowercased().hasPrefix("multipart/form-data"),
            let boundary = Self.parameter("boundary", of: type), !boundary.isEmpty
        else { return [] }
        let mark = Data("\r\n--\(boundary)".utf8)
        // The first mark has no line before it.
        let whole = Data("\r\n".utf8) + body
        var parts: [FormPart] = []
        var place = whole.firstRange(of: mark)?.upperBound
        while let start = place, let end = whole[start...].firstRange(of: mark) {
            if let part = FormPart(whole[start..<end.lowerBound]) { parts.append(part) }
            place = end.upperBound
        }
        return parts
    }

    /// The value of a parameter of a field, `NAME="VALUE"` or `NAME=VALUE`.
    fileprivate static func parameter(_ name: String, of field: String) -> String? {
        for pair in field.split(separator: ";").dropFirst() {
            let sides = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2, sides[0].lowercased() == name else { continue }
            let value = sides[1]
            guard value.first == "\"" else { return String(value) }
            return String(value.dropFirst().prefix { $0 != "\"" })
        }
        return nil
    }
}

extension FormPart {
    /// - Parameter bytes: from the end of the mark: a line end, the part's fields, an empty line, the contents.
    fileprivate init?(_ bytes: Data) {
        guard let head = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[bytes.startIndex..<head.lowerBound], as: UTF8.self).split(separator: "\r\n")
        guard
            let field = lines.first(where: { $0.lowercased().hasPrefix("content-disposition:") }).map(String.init),
            let name = Request.parameter("name", of: field)
        else { return nil }
        self.name = name
        // Browsers escape a quotation mark and line ends, and nothing else (WHATWG HTML §4.10.21.8).
        fileName = Self.quoted("filename", in: field)
        contents = Data(bytes[head.upperBound...])
    }

    /// A name may hold semicolons, so it is looked for as a whole.
    private static func quoted(_ name: String, in field: String) -> String? {
        guard let start = field.firstRange(of: "; \(name)=\"")?.upperBound else { return nil }
        let value = field[start...].prefix { $0 != "\"" }
        return String(value).replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing(
            "%0A", with: "\n")
    }
}
