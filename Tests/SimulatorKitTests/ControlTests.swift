import HTMLBuilder
import SimulatorKit
import Synchronization
import Testing
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A service that can be open or closed, and slow.
private struct Shop: Codable, Hashable, Sendable {
    enum Door: String, Codable { case open, closed }
    var door = Door.open
    var faults: [Fault] = []
    var hidden = 0
}

@Suite struct `The controls of a simulator` {
    private let controls = Controls<Shop>(
        ControlPage(
            title: "The shop", introduction: .text("It sells <nothing>."), well: Shop(),
            groups: [
                .one("door", "The door", \.door, [(.open, "is open"), (.closed, "is closed")]),
                .faults("faults", "Everything", \.faults, [.silent, .cut(afterBytes: 2_000)]),
            ],
            deeds: [.init("ring", "Ring the bell")]),
        conduct: Shop())

    @Test func `leave the service's own requests to it`() throws {
        #expect(controls.ownResponse(to: try Request(target: "/goods")) == nil)
    }

    @Test func `choose one of several, or any number, and keep what the page does not show`() throws {
        controls.conduct.hidden = 7
        let answer = try post("/control/behave", "door=closed&door=nonsense&faults=silent&faults=cut%3A9&hidden=3")
        #expect(answer?.status == .seeOther)
        #expect(controls.conduct == Shop(door: .open, faults: [.silent, .cut(afterBytes: 9)], hidden: 7))
        _ = try post("/control/behave", "door=closed")
        #expect(controls.conduct == Shop(door: .closed, hidden: 7))
    }

    @Test func `do what a button says, once, and nothing that has no button`() throws {
        let rung = Mutex<[String]>([])
        for name in ["ring", "burn"] {
            _ = controls.ownResponse(
                to: try Request(method: "POST", target: "/control/deeds/\(name)"),
                doing: { name in rung.withLock { $0.append(name) } })
        }
        #expect(rung.withLock(\.self) == ["ring"])
    }

    @Test func `show a person what there is, as text`() throws {
        controls.conduct = Shop(door: .closed, faults: [.latency(milliseconds: 5)])
        _ = controls.count("/goods?<b>")
        let answer = try #require(
            controls.ownResponse(to: try Request(target: "/"), facts: ["Customers": "3 & more"]))
        let page = try #require(answer.text)
        for part in [
            "It sells &lt;nothing&gt;.", #"type="radio" name="door" value="closed" checked"#,
            #"value="latency:5" checked"#, #"formaction="/control/deeds/ring""#, "a cut after 2 KB", "3 &amp; more",
            "/goods?&lt;b&gt;",
        ] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(
            try controls.ownResponse(to: Request(target: "/control/style.css"))?.text?.contains("light dark") == true)
    }

    private func post(_ target: String, _ form: String) throws -> Response? {
        controls.ownResponse(to: try Request(method: "POST", target: target, body: Data(form.utf8)))
    }
}

@Suite struct `A consent page` {
    private let page = ConsentPage(service: "Cloud", application: "A <b>", person: "Anna", rights: ["photos"])

    @Test(arguments: [PageLanguage.english, .russian])
    func `comes back to where it was opened, in the person's language`(language: PageLanguage) throws {
        let text = try #require(
            page.response(to: try Request(target: "/authorize?a=1&b=%22"), in: language).text)
        #expect(text.contains(#"action="/authorize?a=1&amp;b=%22""#))
        #expect(text.contains("A &lt;b&gt;") && text.contains(#"lang="\#(language.rawValue)""#))
    }

    @Test(arguments: [
        ("POST", "decision=allow", ConsentPage.Decision.allow), ("POST", "decision=refuse", .refuse),
        ("POST", "decision=maybe", nil), ("POST", "", nil), ("GET", "decision=allow", nil),
    ])
    func `decides by its buttons only`(method: String, form: String, decision: ConsentPage.Decision?) throws {
        let request = try Request(method: method, target: "/authorize?decision=allow", body: Data(form.utf8))
        #expect(ConsentPage.Decision(of: request) == decision)
    }
}

@Suite struct `What a simulator reads of a request` {
    @Test func `is its query and its form`() throws {
        let request = try Request(
            method: "POST", target: "/a?x=1&y=2", headers: ["Authorization": "bearer abc"],
            body: Data("y=3&z=a%2Bb+c".utf8))
        #expect(request.field("y") == "2" && request.field("z") == "a+b c" && request.field("w") == nil)
        #expect(request.credentials(scheme: "Bearer") == "abc" && request.credentials(scheme: "OAuth") == nil)
        #expect(try Request(method: "POST", target: "/", body: Data("%zz".utf8)).form.isEmpty)
    }
}

extension Response {
    fileprivate var text: String? {
        if case .data(let data) = body { String(decoding: data, as: UTF8.self) } else { nil }
    }
}
