import SimulatorAnswers
import SimulatorKit
import Testing
import VideoFeedSimulator
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `The page that tells it how to behave` {
    @Test func `shows what is chosen, and what was asked for`() async throws {
        let feed = SimulatedVideoFeed(conduct: Conduct(list: [.status(404), .status(418)], rows: [.emptyList]))
        _ = try await feed.answer("/%3Cscript%3E")
        let page = String(decoding: try await feed.answer("/").data, as: UTF8.self)
        for chosen in ["value=\"status:404\" checked", "value=\"status:418\" checked", "value=\"empty-list\" checked"] {
            #expect(page.contains(chosen))
        }
        #expect(page.components(separatedBy: " checked").count == 4)
        #expect(page.contains("<code>/&lt;script&gt;</code></td><td>1</td>"))
    }

    @Test func `chooses by its form, and goes back to itself`() async throws {
        let feed = SimulatedVideoFeed()
        let answer = try await feed.answer(
            "/control/behave", method: "POST",
            body: "list=latency%3A3000&list=page&clips=no-ranges&rows=repeated-ids&rows=nonsense&list=status%3A9")
        #expect(answer.status == .seeOther && answer.headers["Location"] == "/")
        #expect(
            feed.conduct
                == Conduct(list: [.latency(milliseconds: 3000), .page], clips: [.noRanges], rows: [.repeatedIDs]))
    }

    @Test func `makes it behave well again`() async throws {
        let feed = SimulatedVideoFeed(conduct: Conduct(list: [.page], paths: ["/a": [.page]]))
        _ = try await feed.answer("/control/behave-well", method: "POST")
        #expect(feed.conduct == Conduct())
    }

    @Test func `does the same for programs`() async throws {
        let feed = SimulatedVideoFeed()
        let wish = #"{"list": ["cut:9"], "paths": {"/hls/small/3.ts": ["status:500"]}, "rows": ["no-list"]}"#
        let answer = try await feed.answer("/control/faults", method: "PUT", body: wish)
        let chosen = Conduct(list: [.cut(afterBytes: 9)], paths: ["/hls/small/3.ts": [.status(500)]], rows: [.noList])
        #expect(feed.conduct == chosen)
        #expect(try JSONDecoder().decode(Conduct.self, from: answer.data) == chosen)
        #expect(try JSONDecoder().decode(Conduct.self, from: await feed.answer("/control/faults").data) == chosen)
    }

    @Test(arguments: ["", "[]", #"{"list": ["nonsense"]}"#, #"{"rows": "empty-list"}"#])
    func `refuses what it does not understand, and changes nothing`(wish: String) async throws {
        let feed = SimulatedVideoFeed(conduct: Conduct(list: [.page]))
        #expect(try await feed.answer("/control/faults", method: "PUT", body: wish).status == .unprocessableContent)
        #expect(feed.conduct == Conduct(list: [.page]))
    }

    @Test(arguments: [("/", "POST"), ("/control/behave", "GET"), ("/control/faults", "DELETE"), ("/control/x", "GET")])
    func `takes nothing else`(target: String, method: String) async throws {
        #expect(try await SimulatedVideoFeed().answer(target, method: method).status == .methodNotAllowed)
    }
}
