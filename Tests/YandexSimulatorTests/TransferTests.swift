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

@Suite struct `Transfers to and from the simulated disk` {
    private let yandex = SimulatedYandex.small()

    @Test func `send bytes to a link that serves once, and keep what came`() async throws {
        let link = try await yandex.disk("/resources/upload?path=disk:/new.txt")
        let (href, id) = (try #require(link["href"]?.text), try #require(link["operation_id"]?.text))
        #expect(try await yandex.disk("/operations/\(id)")["status"] == .text("in-progress"))
        #expect(try await yandex.content(href, "PUT", body: "abc").status == .created)
        #expect(try await yandex.disk("/operations/\(id)")["status"] == .text("success"))
        let file = try await yandex.disk("/resources?path=/new.txt")
        #expect(file["md5"] == .text("900150983cd24fb0d6963f7d28e17f72"))
        #expect(file["sha256"] == .text("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
        #expect(try await yandex.content(href, "PUT", body: "abc").status == .notFound)
    }

    @Test(arguments: [("/read%20me.txt", "DiskResourceAlreadyExistsError"), ("/no/x", "DiskPathDoesntExistsError")])
    func `are refused before a byte is sent`(path: String, error: String) async throws {
        #expect(try await yandex.disk("/resources/upload?path=\(path)", "GET", 409)["error"] == .text(error))
    }

    @Test func `overwrite where that is asked for, and keep who the file is`() async throws {
        let id = try await yandex.disk("/resources?path=/read%20me.txt")["resource_id"]
        #expect(try await yandex.upload("new", to: "/read me.txt", overwrite: true).status == .created)
        #expect(try await yandex.disk("/resources?path=/read%20me.txt")["resource_id"] == id)
        #expect(yandex.file(at: "/read me.txt") == Data("new".utf8))
    }

    @Test func `end where the disk is full`() async throws {
        let yandex = SimulatedYandex.small(capacity: 30)
        #expect(try await yandex.upload("123456", to: "/x").status.rawValue == 507)
        #expect(try await yandex.upload("12345", to: "/x").status == .created)
        let full = try await yandex.disk("/resources/upload?path=/y", "GET", 507)
        #expect(full["error"] == .text("DiskStorageQuotaExhaustedError"))
    }

    @Test(arguments: [
        (UploadFlaw.lost, nil, false), (.keptInSilence, nil, true), (.accepted, 202, true), (.failed, 500, false),
        (.full, 507, false), (.tooLarge, 413, false), (.damaged, 201, true),
    ])
    func `go wrong in every way`(flaw: UploadFlaw, status: Int?, isKept: Bool) async throws {
        yandex.conduct.uploads = [flaw]
        let answer = try await yandex.upload("abc", to: "/x")
        if let status { #expect(answer.status.rawValue == status) } else { #expect(answer.isReset) }
        let kept = yandex.file(at: "/x")
        #expect((kept != nil) == isKept)
        if isKept { #expect((kept == Data("abc".utf8)) == (flaw != .damaged)) }
    }

    @Test func `come from a signed link, without a token, as long as it serves`() async throws {
        let link = try await yandex.disk("/resources/download?path=/Trips/lake%201.txt")
        let href = try #require(link["href"]?.text)
        #expect(href.contains("%3D%3D?uid=") && href.contains("&filename=lake%201.txt&"))
        let answer = try await yandex.content(href)
        #expect(
            try answer.page == "The lake.\n" && answer.headers["Content-Type"] == "text/plain" && answer.acceptsRanges)
        // Whoever writes the address anew breaks its signature.
        #expect(try await yandex.content(href.replacing("%3D%3D", with: "==")).status == .gone)
        yandex.letTimePass(.seconds(4 * 3600))
        let gone = try await yandex.content(href)
        #expect(gone.status == .gone && gone.headers["Content-Type"] == "text/html")
        #expect(try gone.page.contains("<h1>410 Gone"))
    }

    @Test func `lead on, expire and fail, where that is wanted`() async throws {
        let href = try #require(try await yandex.disk("/resources/download?path=/read%20me.txt")["href"]?.text)
        for (flaw, status) in [(LinkFlaw.expired, 410), (.failed, 500), (.redirected, 302)] {
            yandex.conduct.links = [flaw]
            #expect(try await yandex.content(href).status.rawValue == status)
        }
        let next = try #require(try await yandex.content(href).headers["Location"])
        #expect(try await yandex.content(next).page == "Hello.\n")
    }

    @Test func `of a folder are not offered, nor of what is not there`() async throws {
        _ = try await yandex.disk("/resources/download?path=/Trips", "GET", 404)
        _ = try await yandex.disk("/resources/download?path=/nothing", "GET", 404)
    }
}
