/// A status code (RFC 9110 §15).
public struct Status: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let ok = Status(rawValue: 200)
    public static let created = Status(rawValue: 201)
    public static let accepted = Status(rawValue: 202)
    public static let noContent = Status(rawValue: 204)
    public static let partialContent = Status(rawValue: 206)
    public static let movedPermanently = Status(rawValue: 301)
    public static let found = Status(rawValue: 302)
    public static let seeOther = Status(rawValue: 303)
    public static let notModified = Status(rawValue: 304)
    public static let badRequest = Status(rawValue: 400)
    public static let unauthorized = Status(rawValue: 401)
    public static let forbidden = Status(rawValue: 403)
    public static let notFound = Status(rawValue: 404)
    public static let methodNotAllowed = Status(rawValue: 405)
    public static let requestTimeout = Status(rawValue: 408)
    public static let conflict = Status(rawValue: 409)
    public static let gone = Status(rawValue: 410)
    public static let contentTooLarge = Status(rawValue: 413)
    public static let uriTooLong = Status(rawValue: 414)
    public static let rangeNotSatisfiable = Status(rawValue: 416)
    public static let expectationFailed = Status(rawValue: 417)
    public static let misdirectedRequest = Status(rawValue: 421)
    public static let unprocessableContent = Status(rawValue: 422)
    public static let tooManyRequests = Status(rawValue: 429)
    public static let headerFieldsTooLarge = Status(rawValue: 431)
    public static let internalServerError = Status(rawValue: 500)
    public static let notImplemented = Status(rawValue: 501)
    public static let badGateway = Status(rawValue: 502)
    public static let serviceUnavailable = Status(rawValue: 503)
    public static let gatewayTimeout = Status(rawValue: 504)
    public static let versionNotSupported = Status(rawValue: 505)
}

extension Status {
    /// The phrase after the code on the status line; empty for a code that has no name here.
    var reason: String {
        Self.reasons[self] ?? ""
    }

    /// Whether an answer of this status never has a body (RFC 9110 §6.4.1).
    var isBodiless: Bool {
        rawValue < 200 || self == .noContent || self == .notModified
    }

    private static let reasons: [Status: String] = [
        .ok: "OK", .created: "Created", .accepted: "Accepted", .noContent: "No Content",
        .partialContent: "Partial Content", .movedPermanently: "Moved Permanently", .found: "Found",
        .seeOther: "See Other", .notModified: "Not Modified", .badRequest: "Bad Request",
        .unauthorized: "Unauthorized", .forbidden: "Forbidden", .notFound: "Not Found",
        .methodNotAllowed: "Method Not Allowed", .requestTimeout: "Request Timeout", .conflict: "Conflict",
        .gone: "Gone", .contentTooLarge: "Content Too Large", .uriTooLong: "URI Too Long",
        .rangeNotSatisfiable: "Range Not Satisfiable", .expectationFailed: "Expectation Failed",
        .misdirectedRequest: "Misdirected Request", .unprocessableContent: "Unprocessable Content",
        .tooManyRequests: "Too Many Requests", .headerFieldsTooLarge: "Request Header Fields Too Large",
        .internalServerError: "Internal Server Error", .notImplemented: "Not Implemented",
        .badGateway: "Bad Gateway", .serviceUnavailable: "Service Unavailable", .gatewayTimeout: "Gateway Timeout",
        .versionNotSupported: "HTTP Version Not Supported",
    ]
}
