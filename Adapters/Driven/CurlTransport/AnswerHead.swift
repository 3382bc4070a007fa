import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The head of an answer, line by line: the last one, after any that only say to wait (1xx, RFC 9110 §15.2).
struct AnswerHead {
    private var status: Int?
    private var fields: [HTTPHeaders.Field] = []
    /// Its last line has come. What follows is the body, and perhaps trailers, which nobody asked for.
    private(set) var isComplete = false

    /// - Parameter line: with its line break.
    mutating func take(_ line: some Collection<UInt8>) {
        guard !isComplete else { return }
        let text = String(decoding: line, as: UTF8.self)
        if text.hasPrefix("HTTP/") {
            status = text.split(separator: " ").dropFirst().first.flatMap { Int($0.prefix { $0.isNumber }) }
            fields = []
        } else if line.allSatisfy({ $0 == 13 || $0 == 10 }) {
            isComplete = status.map { $0 >= 200 } ?? false
        } else {
            takeField(text)
        }
    }

    private mutating func takeField(_ text: String) {
        let isFolded = text.first.map { $0 == " " || $0 == "\t" } ?? false
        if isFolded, let last = fields.popLast() {
            fields.append(HTTPHeaders.Field(last.name, last.value + " " + Self.trimmed(text)))
        } else if let colon = text.firstIndex(of: ":") {
            add(String(text[..<colon]), Self.trimmed(text[text.index(after: colon)...]))
        }
    }

    /// Repeated fields become one, their values joined as RFC 9110 §5.3 allows.
    private mutating func add(_ name: String, _ value: String) {
        let known = fields.firstIndex { $0.name.lowercased() == name.lowercased() }
        guard let known else { return fields.append(HTTPHeaders.Field(name, value)) }
        fields[known] = HTTPHeaders.Field(fields[known].name, fields[known].value + ", " + value)
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let blank: (Character) -> Bool = { $0.isWhitespace }
        var text = Substring(text).drop(while: blank)
        while text.last.map(blank) == true { text.removeLast() }
        return String(text)
    }

    /// `nil` where no answer came.
    func head(of url: URL) -> HTTPResponseHead? {
        guard isComplete, let status else { return nil }
        return HTTPResponseHead(status: status, headers: HTTPHeaders(fields), url: url)
    }
}
