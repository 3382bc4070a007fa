import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The pages on which the service is told how to behave: one for people, one for programs.
struct ControlPage {
    let conduct: Conduct
    /// How often each path was asked for.
    let requests: [String: Int]

    /// An answer, and what was chosen by the request.
    struct Answer {
        let response: Response
        var conduct: Conduct?
    }

    /// `nil` for every path that is the service's own.
    func response(to request: Request, at path: String) -> Answer? {
        switch (path, request.method) {
        case ("/", "GET"), ("/", "HEAD"):
            Answer(response: .text(.ok, html, type: "text/html; charset=utf-8"))
        case ("/control/behave", "POST"):
            Answer(response: .seeOther("/"), conduct: Conduct(form: request.body, paths: conduct.paths))
        case ("/control/behave-well", "POST"):
            Answer(response: .seeOther("/"), conduct: Conduct())
        case ("/control/faults", "GET"), ("/control/faults", "HEAD"):
            Answer(response: json(conduct))
        case ("/control/faults", "PUT"):
            // What went wrong in reading it says nothing that the sentence does not.
            if let chosen = try? JSONDecoder().decode(Conduct.self, from: request.body) {
                Answer(response: json(chosen), conduct: chosen)
            } else {
                Answer(response: .text(.unprocessableContent, "Not the JSON of a conduct; see GET /control/faults.\n"))
            }
        case ("/", _),
            (_, _) where path.hasPrefix("/control/"):
            Answer(response: .text(.methodNotAllowed, "Not so.\n"))
        default: nil
        }
    }

    private func json(_ conduct: Conduct) -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // A conduct is texts in lists: there is nothing in it that cannot be written.
        guard let data = try? encoder.encode(conduct) else { return Response(.internalServerError) }
        return Response(headers: ["Content-Type": "application/json"], body: .data(data))
    }
}

extension Conduct {
    /// What a form said: `list=status:404&rows=empty-list`. Anything it could not have offered is left out.
    init(form: Data, paths: [String: [Fault]]) {
        // A form has the shape of a query, so the target's own reader reads it.
        let text = String(decoding: form, as: UTF8.self)
        let fields = (try? Request(target: "/?" + text))?.query ?? []
        let values = { (name: String) in fields.filter { $0.name == name }.map(\.value) }
        self.init(
            list: values("list").compactMap(Fault.init), pictures: values("pictures").compactMap(Fault.init),
            clips: values("clips").compactMap(Fault.init), paths: paths, rows: values("rows").compactMap(Damage.init))
    }
}
