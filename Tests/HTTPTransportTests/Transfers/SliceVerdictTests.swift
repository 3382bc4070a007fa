import Foundation
import Testing

@testable import HTTPTransport

@Suite struct `The head of an answer to a range` {
    static let known = FileVersion(total: 200, validator: .etag("\"a\""))
    static let moment = "Sun, 06 Nov 1994 08:49:37 GMT"

    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var status = 206
        var headers: HTTPHeaders
        var asked: Range<Int>? = 100..<200
        var known: FileVersion? = SliceVerdictTests.known
        let verdict: SliceVerdict
    }

    private typealias SliceVerdictTests = `The head of an answer to a range`

    static let cases: [Case] = [
        Case(
            testDescription: "the range of the known version",
            headers: ["Content-Range": "bytes 100-199/200", "ETag": "\"a\""],
            verdict: .slice(100..<200, total: 200, known)),
        Case(
            testDescription: "less than was asked", headers: ["Content-Range": "bytes 100-149/200", "ETag": "\"a\""],
            verdict: .slice(100..<150, total: 200, known)),
        Case(
            testDescription: "another ETag", headers: ["Content-Range": "bytes 100-199/200", "ETag": "\"b\""],
            verdict: .changed),
        Case(
            testDescription: "the ETag, now weak", headers: ["Content-Range": "bytes 100-199/200", "ETag": "W/\"a\""],
            verdict: .changed),
        Case(testDescription: "no ETag", headers: ["Content-Range": "bytes 100-199/200"], verdict: .changed),
        Case(
            testDescription: "another length", headers: ["Content-Range": "bytes 100-199/201", "ETag": "\"a\""],
            verdict: .changed),
        Case(
            testDescription: "no length", headers: ["Content-Range": "bytes 100-199/*", "ETag": "\"a\""],
            verdict: .changed),
        Case(
            testDescription: "another Last-Modified",
            headers: ["Content-Range": "bytes 100-199/200", "Last-Modified": "Sun, 06 Nov 1994 08:49:38 GMT"],
            known: FileVersion(total: 200, validator: .lastModified(moment)), verdict: .changed),
        Case(
            testDescription: "the whole file instead", status: 200,
            headers: ["Content-Length": "200", "ETag": "\"a\""],
            verdict: .changed),
        Case(testDescription: "past the end", status: 416, headers: ["Content-Range": "bytes */40"], verdict: .changed),
        Case(
            testDescription: "another start", headers: ["Content-Range": "bytes 0-99/200", "ETag": "\"a\""],
            verdict: .bad(detail: "another range than was asked for")),
        Case(
            testDescription: "more than was asked", headers: ["Content-Range": "bytes 100-200/300", "ETag": "\"a\""],
            verdict: .bad(detail: "another range than was asked for")),
        Case(
            testDescription: "parts", headers: ["Content-Type": "multipart/byteranges; boundary=a"],
            verdict: .bad(detail: "another range than was asked for")),
        Case(
            testDescription: "gzip",
            headers: ["Content-Range": "bytes 100-199/200", "ETag": "\"a\"", "Content-Encoding": "gzip"],
            verdict: .bad(detail: "the content coding gzip, where none was asked for")),
        Case(
            testDescription: "the first range, by ETag", headers: ["Content-Range": "bytes 0-99/200", "ETag": "\"b\""],
            asked: 0..<100, known: nil,
            verdict: .slice(0..<100, total: 200, FileVersion(total: 200, validator: .etag("\"b\"")))),
        Case(
            testDescription: "the first range, by Last-Modified",
            headers: ["Content-Range": "bytes 0-99/200", "ETag": "W/\"b\"", "Last-Modified": "\(moment)"],
            asked: 0..<100, known: nil,
            verdict: .slice(0..<100, total: 200, FileVersion(total: 200, validator: .lastModified(moment)))),
        Case(
            testDescription: "the first range, by a weak ETag only",
            headers: ["Content-Range": "bytes 0-99/200", "ETag": "W/\"b\""], asked: 0..<100, known: nil,
            verdict: .untrusted),
        Case(
            testDescription: "the first range is the whole file", headers: ["Content-Range": "bytes 0-49/50"],
            asked: 0..<100, known: nil, verdict: .slice(0..<50, total: 50, nil)),
        Case(
            testDescription: "a host without ranges", status: 200, headers: ["Content-Length": "200"], asked: 0..<100,
            known: nil, verdict: .whole(total: 200)),
        Case(
            testDescription: "no length at all", status: 200, headers: [:], asked: nil, known: nil,
            verdict: .whole(total: nil)),
        Case(
            testDescription: "an empty file", status: 416, headers: ["Content-Range": "bytes */0"], asked: 0..<100,
            known: nil, verdict: .empty),
        Case(
            testDescription: "no ranges, rudely", status: 416, headers: [:], asked: 0..<100, known: nil,
            verdict: .untrusted),
        Case(testDescription: "forbidden", status: 403, headers: [:], verdict: .refused(status: 403)),
        Case(testDescription: "gone", status: 410, headers: [:], verdict: .refused(status: 410)),
        Case(
            testDescription: "busy", status: 503, headers: ["Retry-After": "7"],
            verdict: .later(status: 503, after: .seconds(7))),
        Case(testDescription: "nothing", status: 204, headers: [:], verdict: .bad(detail: "the status 204")),
    ]

    @Test(arguments: cases)
    func `says what to do`(_ one: Case) throws {
        let url = try #require(URL(string: "https://host.example/film"))
        let head = HTTPResponseHead(status: one.status, headers: one.headers, url: url)
        #expect(SliceVerdict(head, asked: one.asked, known: one.known, now: .distantPast) == one.verdict)
    }

    @Test(arguments: [
        "bytes 0-99", "bytes 99-0/200", "bytes 0-99/50", "bytes -1-5/200", "bytes +0-5/200", "items 0-99/200",
        "bytes 0-99/200/300", "bytes */*", "", "bytes 0-9223372036854775807/*", "bytes 0-99999999999999999999/*",
    ])
    func `without a sound range has none`(_ text: String) {
        #expect(ContentRange(text) == nil)
    }
}
