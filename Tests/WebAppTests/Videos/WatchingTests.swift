import InMemoryAdapters
import SharedKernel
import Testing
import VideoCatalog
import WebServer

@Suite struct `Going on with a video, on the pages` {
    private let path = "/videos/lessons-950"

    @Test func `begins where the player told, with a way to the beginning`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor, .dunes])).entered()
        let answer = try await visitor.post(path + "/position", ["moment": "61.5", "length": "600"])
        #expect(answer.status == .noContent)
        let page = try await visitor.get(path).text
        #expect(page.contains("<video src=\"https://media.example/harbor.mp4#t=61.5\""))
        #expect(page.contains("href=\"/videos/lessons-950?anew\" data-from-beginning=\"\">From the beginning</a>"))
        let anew = try await visitor.get(path + "?anew").text
        #expect(anew.contains("<video src=\"https://media.example/harbor.mp4\""))
        #expect(!anew.contains("From the beginning"))
    }

    @Test func `is offered on the first page, with how much was watched`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor, .dunes])).entered()
        #expect(try await !visitor.get("/").text.contains("Continue watching"))
        _ = try await visitor.post(path + "/position", ["moment": "150", "length": "600"])
        let page = try await visitor.get("/").text
        #expect(page.contains(">Continue watching</h2>"))
        #expect(page.count(of: "<progress class=\"watched\" value=\"0.25\"") == 2)
        #expect(page.count(of: "id=\"lessons-950\"") == 1)
        #expect(try await visitor.get("/videos").text.contains(">Watched 25%</span>"))
    }

    @Test(arguments: [["moment": "-1"], ["moment": "nan"], ["moment": "1e99"], ["length": "600"]])
    func `takes no moment that is none`(_ fields: [String: String]) async throws {
        let visitor = try await Visitor(kept: .init([.harbor])).entered()
        #expect(try await visitor.post(path + "/position", fields).status == .badRequest)
        #expect(try await visitor.positions.all().isEmpty)
    }

    @Test func `is told by pages of ours only`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor])).entered()
        let fields = ["moment": "60"]
        #expect(try await visitor.post(path + "/position", fields, token: "guessed").status == .forbidden)
        let foreign = try await visitor.post(
            path + "/position", fields, headers: ["Origin": "https://other.example", "Sec-Fetch-Site": "cross-site"])
        #expect(foreign.status == .forbidden)
        #expect(try await visitor.positions.all().isEmpty)
    }

    @Test func `marks the videos that are kept, wherever they stand`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor, .dunes])).entered()
        #expect(try await !visitor.get("/videos").text.contains("kept-mark"))
        _ = try await visitor.post(path + "/download")
        for await snapshot in await visitor.queue.snapshots() where !snapshot.kept.isEmpty { break }
        for page in ["/", "/videos"] {
            let text = try await visitor.get(page).text
            #expect(text.count(of: "kept-mark") == 1)
            #expect(text.contains("<span class=\"unseen\">Downloaded</span>"))
            #expect(text.contains("data-live-marks=\"/videos/marks\""))
        }
    }
}
