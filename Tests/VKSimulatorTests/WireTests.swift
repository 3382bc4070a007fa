import HTTPTransport
import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import URLSessionTransport
import VKSimulator
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.timeLimit(.minutes(2))) struct `The simulated VK, on the wire` {
    private let client = URLSessionClient()

    private func ask(_ running: RunningVKSimulator, _ method: String) async throws -> HTTPResponse {
        try await client.send(
            HTTPRequest(
                .post, running.apiAddress.appending(path: "/method/\(method)"),
                headers: [
                    "Authorization": "Bearer \(SimulatedVK.userToken)",
                    "Content-Type": "application/x-www-form-urlencoded",
                ],
                body: Data("v=5.199&owner_id=-128666765&count=1".utf8)))
    }

    @Test func `has three addresses, and names them in what it says`() async throws {
        let running = try await SimulatedVK(conduct: VKConduct(methods: ["users.get": [.captcha]])).start()
        #expect(Set([running.apiAddress, running.idAddress, running.oauthAddress]).count == 3)
        let captcha = try await JSONDecoder().decode(Answer.self, from: ask(running, "users.get").body)
        let link = try #require(captcha["error"]?["redirect_uri"]?.text)
        #expect(link.hasPrefix("\(running.idAddress.absoluteString.prefix { $0 != "?" })".trimmedSlash + "/not_robot"))

        let page = try await JSONDecoder().decode(Answer.self, from: ask(running, "photos.getAll").body)
        let photo = try #require(page["response"]?["items"]?[0]?["sizes"]?[0])
        let answer = try await client.send(HTTPRequest(.get, try #require(URL(string: photo["url"]?.text ?? ""))))
        #expect(JPEGSize(answer.body) == JPEGSize(width: photo["width"]?.number, height: photo["height"]?.number))
        #expect(running.vk.requests(to: "/method/photos.getAll") == 1)
        await running.stop()
    }

    @Test(arguments: [Fault.unreachable, .cut(afterBytes: 10), .announcesMore])
    func `breaks its answers where it is told to, and only there`(fault: Fault) async throws {
        let running = try await SimulatedVK(conduct: VKConduct(paths: ["api/method/photos.getAll": [fault]])).start()
        await #expect(throws: HTTPFailure.self) { try await ask(running, "photos.getAll") }
        #expect(try await ask(running, "users.get").status == 200)
        await running.stop()
    }

    @Test func `stops while a client waits for an answer`() async throws {
        let running = try await SimulatedVK(conduct: VKConduct(api: [.silent])).start()
        let asking = Task { try await ask(running, "users.get") }
        await running.vk.waitForRequest(to: "/method/users.get")
        await running.stop()
        await #expect(throws: HTTPFailure.self) { try await asking.value }
    }

    @Test func `does not start where a port is taken`() async throws {
        let first = try await SimulatedVK().start()
        let taken = try #require(first.oauthAddress.port)
        await #expect(throws: ServerFailure.self) { try await SimulatedVK().start(oauthPort: taken) }
        await first.stop()
    }
}

extension String {
    fileprivate var trimmedSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
