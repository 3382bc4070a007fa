import SimulatorKit
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Response {
    /// As both of VK's authorization servers answer programs.
    static func json(_ value: JSONValue, status: Status = .ok) -> Response {
        var response = Response.text(
            status, value.encoded(escaping: .slashes), type: "application/json; charset=utf-8")
        response.headers["Cache-Control"] = "no-store"
        response.acceptsRanges = false
        return response
    }

    /// `{"error": …, "error_description": …}`.
    static func refusal(_ error: String, _ description: String, state: String? = nil, status: Status = .ok) -> Response
    {
        .json(
            .record(presentOf: [
                "error": .text(error), "error_description": .text(description), "state": state.map(JSONValue.text),
            ]), status: status)
    }
}
