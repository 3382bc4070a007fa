import SimulatorKit
import WebServer

/// One call of a method, wherever its parameters were sent: in the query, in a form, in a header.
struct APICall: Sendable {
    let method: String
    /// Without the token.
    let parameters: [(name: String, value: String)]
    let token: String?
    /// `http://…`: where the caller found the API, for addresses of pictures and players.
    let host: String
    let say: PageLanguage

    init(_ request: Request, method: String) {
        let sent = request.query + request.form
        self.method = method
        parameters = sent.filter { $0.name != "access_token" }
        token = sent.first { $0.name == "access_token" }?.value ?? request.credentials(scheme: "Bearer")
        host = "http://" + (request.headers["Host"] ?? "127.0.0.1")
        say = sent.contains { $0.name == "lang" && ($0.value.hasPrefix("en") || $0.value == "3") } ? .english : .russian
    }

    /// A parameter's value; `nil` where it is absent or empty.
    subscript(name: String) -> String? {
        parameters.first { $0.name == name }.flatMap { $0.value.isEmpty ? nil : $0.value }
    }

    func flag(_ name: String) -> Bool { self[name] == "1" }

    /// A whole number that is not below zero.
    func number(_ name: String) throws(APIFailure) -> Int? {
        guard let number = try integer(name) else { return nil }
        guard number >= 0 else { throw .parameter("\(name) should be positive") }
        return number
    }

    /// A whole number.
    func integer(_ name: String) throws(APIFailure) -> Int? {
        guard let text = self[name] else { return nil }
        guard let number = Int(text) else { throw .parameter("\(name) not integer") }
        return number
    }

    func list(_ name: String) -> [String]? {
        self[name].map { $0.split(separator: ",").map { String($0.filter { $0 != " " }) } }
    }

    /// The part of a list that was asked for; more than `most` at once are not given.
    func page<Item>(of items: [Item], usual: Int?, most: Int) throws(APIFailure) -> ArraySlice<Item> {
        let offset = try number("offset") ?? 0
        let count = try number("count") ?? usual ?? items.count
        return items.dropFirst(offset).prefix(min(count, most))
    }

    /// What an error tells of the call: everything but the token.
    var echoed: JSONValue {
        .list(
            ([("method", method), ("oauth", "1")] + parameters.map { ($0.name, $0.value) }).map { name, value in
                ["key": .text(name), "value": .text(value)]
            })
    }
}

/// Why a call was refused, as VK writes it (dev.vk.com/ru/reference/errors).
struct APIFailure: Error, Hashable, Sendable {
    let code: Int
    let message: String
    var subcode: Int?
    /// Fields that only this code has.
    var extras: [JSONValue.Field] = []

    init(_ code: Int, _ message: String, subcode: Int? = nil, extras: [JSONValue.Field] = []) {
        self.code = code
        self.message = message
        self.subcode = subcode
        self.extras = extras
    }

    static func parameter(_ detail: String) -> APIFailure {
        APIFailure(100, "One of the parameters specified was missing or invalid: \(detail)")
    }

    /// `{"error": …}`.
    func json(for call: APICall) -> JSONValue {
        var error = JSONValue.record(presentOf: [
            "error_code": .number(code), "error_subcode": subcode.map(JSONValue.number), "error_msg": .text(message),
            "request_params": call.echoed,
        ])
        for extra in extras { error[extra.name] = extra.value }
        return ["error": error]
    }
}
