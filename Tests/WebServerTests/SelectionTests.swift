import Testing

@testable import WebServer

@Suite struct `What of a body is sent` {
    static let modified = "Sun, 06 Nov 1994 08:49:37 GMT"

    private func selection(
        _ headers: HeaderFields, method: String = "GET", count: Int = 100, acceptsRanges: Bool = true
    ) throws -> Selection {
        var headers = headers
        headers["Host"] = "a"
        let head = try RequestHead(method: method, target: "/", version: .http11, headers: headers)
        let body = Selection.Representation(
            byteCount: count, entityTag: "\"v1\"", lastModified: Self.modified, acceptsRanges: acceptsRanges)
        return Selection(of: body, for: head, now: 1_700_000_000)
    }

    @Test(arguments: [
        ("bytes=0-9", Selection.part(0..<10)), ("bytes=90-", .part(90..<100)), ("bytes=-10", .part(90..<100)),
        ("bytes=99-99", .part(99..<100)), ("bytes=0-1000", .part(0..<100)), ("bytes=-1000", .part(0..<100)),
        ("Bytes = 0-0", .part(0..<1)), ("bytes=0-99999999999999999999", .part(0..<100)),
        ("bytes=100-", .unsatisfiable), ("bytes=100-200", .unsatisfiable), ("bytes=-0", .unsatisfiable),
        ("bytes=99999999999999999999-", .unsatisfiable),
        ("bytes=0-1,5-6", .whole), ("bytes=9-0", .whole), ("bytes=-", .whole), ("bytes=a-b", .whole),
        ("bytes=+1-2", .whole), ("lines=0-9", .whole), ("bytes", .whole), ("", .whole), ("bytes=0-9-", .whole),
    ])
    func `is one range where one can be told`(_ range: String, _ expected: Selection) throws {
        #expect(try selection(["Range": range]) == expected)
    }

    @Test(arguments: [("bytes=0-", Selection.unsatisfiable), ("bytes=-5", .whole)])
    func `is never a part of nothing`(_ range: String, _ expected: Selection) throws {
        #expect(try selection(["Range": range], count: 0) == expected)
    }

    @Test func `is whole for other methods, and where ranges are not accepted`() throws {
        #expect(try selection(["Range": "bytes=0-9"], method: "POST") == .whole)
        #expect(try selection(["Range": "bytes=0-9"], method: "HEAD") == .whole)
        #expect(try selection(["Range": "bytes=0-9"], acceptsRanges: false) == .whole)
    }

    @Test(arguments: [
        ("\"v1\"", true), (modified, true), ("\"v2\"", false), ("W/\"v1\"", false),
        ("Mon, 07 Nov 1994 08:49:37 GMT", false), ("*", false),
    ])
    func `is a range on condition only of the very same bytes`(_ condition: String, _ isPart: Bool) throws {
        let expected = isPart ? Selection.part(0..<10) : .whole
        #expect(try selection(["Range": "bytes=0-9", "If-Range": condition]) == expected)
    }

    @Test(arguments: [
        ("\"v1\"", true), ("W/\"v1\"", true), ("\"a,b\", \"v1\"", true), ("*", true), ("\"v2\"", false), ("v1", false),
    ])
    func `is nothing for a client that has it already`(_ tags: String, _ isUnchanged: Bool) throws {
        #expect(try selection(["If-None-Match": tags]) == (isUnchanged ? .unchanged : .whole))
        #expect(try selection(["If-None-Match": tags], method: "HEAD") == (isUnchanged ? .unchanged : .whole))
    }

    @Test(arguments: [
        (modified, true), ("Mon, 07 Nov 1994 08:49:37 GMT", true), ("Sat, 05 Nov 1994 08:49:37 GMT", false),
        ("?", false),
    ])
    func `is nothing when it has not changed since`(_ date: String, _ isUnchanged: Bool) throws {
        #expect(try selection(["If-Modified-Since": date]) == (isUnchanged ? .unchanged : .whole))
    }

    @Test(arguments: [
        ("\"v1\"", true), ("\"v2\", \"v1\"", true), ("*", true), ("\"v2\"", false), ("W/\"v1\"", false), ("v1", false),
        ("", false),
    ])
    func `is nothing where the client expects other bytes`(_ tags: String, _ isExpected: Bool) throws {
        let range = "bytes=0-9"
        #expect(try selection(["If-Match": tags]) == (isExpected ? .whole : .unexpected))
        #expect(try selection(["If-Match": tags, "Range": range]) == (isExpected ? .part(0..<10) : .unexpected))
        #expect(try selection(["If-Match": tags, "If-None-Match": "*"]) == (isExpected ? .unchanged : .unexpected))
        #expect(try selection(["If-Match": tags], method: "POST") == .whole)
    }

    @Test(arguments: [
        (modified, true), ("Mon, 07 Nov 1994 08:49:37 GMT", true), ("Sat, 05 Nov 1994 08:49:37 GMT", false),
        ("?", true),
    ])
    func `is nothing where the client expects older bytes`(_ date: String, _ isExpected: Bool) throws {
        #expect(try selection(["If-Unmodified-Since": date]) == (isExpected ? .whole : .unexpected))
        #expect(try selection(["If-Unmodified-Since": date, "If-Match": "\"v1\""]) == .whole)
        #expect(try selection(["If-Unmodified-Since": date, "If-Match": "\"v2\""]) == .unexpected)
    }

    @Test func `a tag that differs outweighs a date that does not`() throws {
        #expect(try selection(["If-None-Match": "\"v2\"", "If-Modified-Since": Self.modified]) == .whole)
    }
}
