@testable import WebServer

/// What the parser makes of some bytes: whole requests, and the refusal that ended them.
struct Reading {
    struct Request: Equatable {
        let head: RequestHead
        var body = ""

        var summary: String { "\(head.method) \(head.target) \(body)" }
    }

    private(set) var requests: [Request] = []
    private(set) var refusal: RequestRefusal?

    init(_ bytes: [UInt8]) throws {
        try self.init(pieces: [bytes])
    }

    init(pieces: [[UInt8]], limits: RequestParser.Limits = RequestParser.Limits()) throws {
        self = Self.outcome(pieces: pieces, limits: limits)
        if let refusal { throw refusal }
    }

    static func refusal(pieces: [[UInt8]], limits: RequestParser.Limits = RequestParser.Limits()) -> RequestRefusal? {
        outcome(pieces: pieces, limits: limits).refusal
    }

    static func outcome(pieces: [[UInt8]], limits: RequestParser.Limits = RequestParser.Limits()) -> Reading {
        var reading = Reading()
        var parser = RequestParser(limits: limits)
        var current: Request?
        var body: [UInt8] = []
        do throws(RequestRefusal) {
            for piece in pieces {
                parser.append(piece)
                while let event = try parser.next() {
                    switch event {
                    case .head(let head): current = Request(head: head)
                    case .body(let bytes): body += bytes
                    case .end:
                        current?.body = String(decoding: body, as: UTF8.self)
                        if let current { reading.requests.append(current) }
                        (current, body) = (nil, [])
                    }
                }
            }
        } catch {
            reading.refusal = error
        }
        return reading
    }

    private init() {}
}
