import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import WebServer
import YandexSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `How Yandex is told to behave` {
    private let yandex = SimulatedYandex.small()

    @Test(arguments: Face.allCases) func `is chosen on a page of every face`(face: Face) async throws {
        let page = try await yandex.answer("/", on: face).page
        for part in ["The simulated Yandex", "name=\"operations\" value=\"success\" checked", "The disk is full"] {
            #expect(page.contains(part), "\(part)")
        }
        _ = try await yandex.answer(
            "/control/behave", "POST", on: face,
            body: "disk=status%3A500&refusals=locked&operations=failure&links=expired")
        #expect(
            yandex.conduct
                == YandexConduct(disk: [.status(500)], refusals: [.locked], operations: .failure, links: [.expired]))
    }

    @Test func `is written as JSON and read again, whatever is left out`() throws {
        let conduct = YandexConduct(
            endpoints: ["DELETE /v1/disk/resources": [.locked]], operations: .never, uploads: [.damaged],
            withheld: [.write])
        #expect(try JSONDecoder().decode(YandexConduct.self, from: JSONEncoder().encode(conduct)) == conduct)
        #expect(try JSONDecoder().decode(YandexConduct.self, from: Data("{}".utf8)) == YandexConduct())
    }

    @Test(arguments: DiskRefusal.allCases)
    func `is a refusal by its code, with three texts`(refusal: DiskRefusal) async throws {
        yandex.refuseNext([refusal])
        let answer = try await yandex.answer("/v1/disk/resources?path=/")
        #expect(answer.status.rawValue >= 400 && answer.headers["Content-Type"] == "application/json")
        #expect(try Answer(answer).names == ["error", "description", "message"])
        #expect((answer.headers["Retry-After"] != nil) == (refusal == .tooManyRequests))
        _ = try await yandex.disk("/resources?path=/")
    }

    @Test func `can be one endpoint's alone`() async throws {
        yandex.conduct.endpoints = ["DELETE /v1/disk/resources": [.maintenance]]
        _ = try await yandex.disk("/resources?path=/read%20me.txt", "DELETE", 423)
        _ = try await yandex.disk("/resources?path=/read%20me.txt")
    }

    @Test func `takes the token away in the middle of a listing`() async throws {
        yandex.withdrawTokens(after: 2)
        for status in [200, 200, 401, 401] { _ = try await yandex.disk("/resources?path=/&limit=1", "GET", status) }
    }

    @Test func `lets things happen at the press of a button`() async throws {
        let press = { (name: String) in
            let answer = try await yandex.answer("/control/deeds/\(name)", "POST")
            #expect(answer.status == .seeOther)
        }
        try await press("add-file")
        #expect(yandex.paths.count == 7)
        try await press("delete-newest-file")
        #expect(yandex.paths.count == 6)
        try await press("fill-disk")
        _ = try await yandex.disk("/resources/upload?path=/y", "GET", 507)
        try await press("enlarge-disk")
        _ = try await yandex.disk("/resources/upload?path=/y")
        try await press("refuse-once")
        _ = try await yandex.disk("/", "GET", 429)
        try await press("withdraw-tokens")
        _ = try await yandex.disk("/", "GET", 401)
    }

    @Test(arguments: [nil, "", "y0_wrong"]) func `needs a token that it knows`(token: String?) async throws {
        let refused = try await yandex.disk("/resources?path=/", "GET", 401, token: token)
        #expect(refused["message"] == .text("Не авторизован."))
        // The scheme is the word `OAuth`, whatever the token's type is called.
        let bearer = try await yandex.answer(
            "/v1/disk", headers: ["Authorization": "Bearer \(SimulatedYandex.userToken)"], token: nil)
        #expect(bearer.status == .unauthorized)
    }

    @Test func `holds programs to the rights that they were given`() async throws {
        let reader = yandex.issueToken(scopes: [.info, .read])
        _ = try await yandex.disk("/resources?path=/", token: reader)
        let refused = try await yandex.disk("/resources?path=/x", "PUT", 403, token: reader)
        #expect(refused["error"] == .text("ForbiddenError"))
        _ = try await yandex.disk(
            "/resources/download?path=/read%20me.txt", "GET", 403, token: yandex.issueToken(scopes: [.info]))
    }

    @Test(arguments: ["/resources", "/resources?path=", "/resources?path=/&limit=x", "/resources?path=/&sort=color"])
    func `tells which parameter is wrong`(target: String) async throws {
        #expect(try await yandex.disk(target, "GET", 400)["error"] == .text("FieldValidationError"))
    }
}
