public import HTMLBuilder
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The pages on which a simulated service is told how to behave: `/` for people, `/control/faults` for programs.
///
/// | request | what it does |
/// |---|---|
/// | `GET /` | shows what may go wrong as check boxes, what may happen as buttons, and what was asked for so far |
/// | `POST /control/behave` | chooses by that page's form |
/// | `POST /control/behave-well` | nothing goes wrong any more |
/// | `GET`, `PUT /control/faults` | the conduct as JSON |
/// | `POST /control/deeds/NAME` | lets something happen now |
public struct ControlPage<Conduct: Codable & Hashable & Sendable>: Sendable {
    let title: String
    let introduction: HTML
    let well: Conduct
    let groups: [Group]
    let deeds: [Deed]

    /// - Parameters:
    ///   - well: the conduct in which nothing goes wrong.
    ///   - groups: what may be chosen; what no group shows of a conduct stays as programs chose it.
    public init(title: String, introduction: HTML, well: Conduct, groups: [Group], deeds: [Deed] = []) {
        self.title = title
        self.introduction = introduction
        self.well = well
        self.groups = groups
        self.deeds = deeds
    }

    /// Something that happens once, when a person presses a button or a program asks for it by its name.
    public struct Deed: Hashable, Sendable {
        let name: String
        let label: String

        public init(_ name: String, _ label: String) {
            self.name = name
            self.label = label
        }
    }

    /// Choices that belong together, as one field of the conduct.
    public struct Group: Sendable {
        let name: String
        let title: String
        let choices: [(value: String, label: String)]
        let isExclusive: Bool
        let chosen: @Sendable (Conduct) -> [String]
        let choose: @Sendable (inout Conduct, [String]) -> Void

        /// Any number of the choices at once. Values that a conduct holds and `choices` do not are shown as they are.
        public static func any<Value: RawRepresentable<String> & SendableMetatype>(
            _ name: String, _ title: String, _ field: any WritableKeyPath<Conduct, [Value]> & Sendable,
            _ choices: [(value: Value, label: String)]
        ) -> Group {
            Group(
                name: name, title: title, choices: choices.map { ($0.value.rawValue, $0.label) }, isExclusive: false,
                chosen: { $0[keyPath: field].map(\.rawValue) },
                choose: { $0[keyPath: field] = $1.compactMap(Value.init) })
        }

        /// Any number of these faults at once.
        public static func faults(
            _ name: String, _ title: String, _ field: any WritableKeyPath<Conduct, [Fault]> & Sendable,
            _ faults: [Fault]
        ) -> Group {
            any(name, title, field, faults.map { ($0, $0.words) })
        }

        /// Exactly one of the choices.
        public static func one<Value: RawRepresentable<String> & SendableMetatype>(
            _ name: String, _ title: String, _ field: any WritableKeyPath<Conduct, Value> & Sendable,
            _ choices: [(value: Value, label: String)]
        ) -> Group {
            Group(
                name: name, title: title, choices: choices.map { ($0.value.rawValue, $0.label) }, isExclusive: true,
                chosen: { [$0[keyPath: field].rawValue] },
                choose: { conduct, values in
                    if let value = values.last.flatMap(Value.init) { conduct[keyPath: field] = value }
                })
        }
    }

    enum Answer {
        case page
        case choice(Conduct, Response)
        case deed(String, Response)
        case other(Response)
    }

    /// `nil` for every path that is the service's own.
    func answer(to request: Request, conduct: Conduct) -> Answer? {
        let path = "/" + request.path.joined(separator: "/")
        switch (path, request.method) {
        case ("/", "GET"), ("/", "HEAD"): return .page
        case ("/control/style.css", "GET"), ("/control/style.css", "HEAD"):
            return .other(.text(.ok, PlainStyle.sheet, type: "text/css; charset=utf-8"))
        // Browsers ask for it by themselves; a 404 would stand in their logs.
        case ("/favicon.ico", "GET"): return .other(Response(.noContent))
        case ("/control/behave", "POST"): return .choice(self.conduct(from: request, keeping: conduct), .seeOther("/"))
        case ("/control/behave-well", "POST"): return .choice(well, .seeOther("/"))
        case ("/control/faults", "GET"), ("/control/faults", "HEAD"): return .other(json(conduct))
        case ("/control/faults", "PUT"):
            // What went wrong in reading it says nothing that the sentence does not.
            guard let chosen = try? JSONDecoder().decode(Conduct.self, from: request.body) else {
                return .other(
                    .text(.unprocessableContent, "Not the JSON of a conduct; see GET /control/faults.\n"))
            }
            return .choice(chosen, json(chosen))
        case (_, "POST") where deeds.contains { path == "/control/deeds/\($0.name)" }:
            return .deed(request.path[2], .seeOther("/"))
        case ("/", _),
            (_, _) where path.hasPrefix("/control/"):
            return .other(.text(.methodNotAllowed, "Not so.\n"))
        default: return nil
        }
    }

    /// What a form said: `list=status:404&rows=empty-list`. Anything it could not have offered is left out.
    private func conduct(from request: Request, keeping conduct: Conduct) -> Conduct {
        var conduct = conduct
        let form = request.form
        for group in groups {
            group.choose(&conduct, form.filter { $0.name == group.name }.map(\.value))
        }
        return conduct
    }

    private func json(_ conduct: Conduct) -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // A conduct is texts in lists: there is nothing in it that cannot be written.
        guard let data = try? encoder.encode(conduct) else { return Response(.internalServerError) }
        return Response(headers: ["Content-Type": "application/json"], body: .data(data))
    }
}

/// What a control page tells of a service's state: names and values, in their order.
public struct ControlFacts: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    let facts: [[String]]

    public init(dictionaryLiteral elements: (String, String)...) {
        facts = elements.map { [$0.0, $0.1] }
    }

    public init() { facts = [] }
}
