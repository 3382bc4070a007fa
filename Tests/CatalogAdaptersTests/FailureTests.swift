import Foundation
import HTTPTransport
import Registration
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A catalog's service` {
    @Test(.requirement("RG-19"), arguments: CatalogKind.allCases) func `is asked once, for the right thing`(
        kind: CatalogKind
    )
        async throws
    {
        let body = kind == .books ? #"{"data":[{"title":"T"}]}"# : #"[{"id":1,"title":"T","name":"T"}]"#
        let client = CannedHTTPClient(.json(body))
        #expect(try await source(kind, client).list().freshness == .live)
        let asked = [
            CatalogKind.products: "https://catalog.example/products",
            .books: "https://catalog.example/api/v1/books?_quantity=50&_seed=2026",
            .contests: "https://catalog.example/api/v1/all",
        ]
        #expect(client.requests.map(\.url.absoluteString) == [asked[kind]])
        #expect(client.requests.map(\.method) == [.get])
    }

    @Test(
        .requirement("RG-22"), arguments: CatalogKind.allCases,
        [
            "", "null", "{}", "true", "7", #""text""#, "<!DOCTYPE html><h1>522</h1>", #"[{"id":1"#, "[7]", "[null,[]]",
            #"{"data":null}"#, #"{"data":{}}"#, #"{"data":[1]}"#, #"{"status":"Not found","code":404,"total":0}"#,
            "\u{FEFF}", "\u{0}",
        ])
    func `that sends no list is unreadable`(kind: CatalogKind, body: String) async {
        await #expect(throws: CatalogError.unreadable) { try await list(kind, in: body) }
    }

    @Test(arguments: CatalogKind.allCases, [301, 304, 400, 403, 404, 410, 500, 502, 503, 522, 530])
    func `with a bad status has failed, whatever it sends along`(kind: CatalogKind, status: Int) async {
        await #expect(throws: CatalogError.sourceFailed) {
            try await list(kind, in: #"[{"id":1,"title":"T"}]"#, status: status)
        }
    }

    @Test(
        arguments: CatalogKind.allCases,
        [(429, "7", 7), (503, "120", 120), (429, nil, 60), (429, "soon", 60)] as [(Int, String?, Int)])
    func `that asks to wait says for how long`(kind: CatalogKind, answer: (Int, String?, Int)) async {
        let headers = answer.1.map { HTTPHeaders([.init("Retry-After", $0)]) } ?? [:]
        let client = CannedHTTPClient(.status(answer.0, headers: headers))
        await #expect(throws: CatalogError.tryLater(after: .seconds(answer.2))) {
            try await source(kind, client).list()
        }
    }

    @Test(
        arguments: CatalogKind.allCases,
        [
            (HTTPFailure.offline(detail: "no such host"), CatalogError.offline), (.timedOut, .offline),
            (.badRequest(detail: "no host"), .offline), (.malformed(detail: "cut"), .sourceFailed),
            (.badRedirect(detail: "a loop"), .sourceFailed), (.tooLarge(limitInBytes: 1), .unreadable),
            (.cancelled, .cancelled),
        ])
    func `that fails on the way is told in the catalog's words`(kind: CatalogKind, failure: (HTTPFailure, CatalogError))
        async
    {
        await #expect(throws: failure.1) { try await source(kind, CannedHTTPClient(.failure(failure.0))).list() }
    }

    @Test(.requirement("RG-16"), arguments: CatalogKind.allCases) func `with 1,000 rows or none gives them all`(
        kind: CatalogKind
    )
        async throws
    {
        func body(_ count: Int) -> String {
            let rows = (0..<count).map { #"{"id":\#($0),"title":"T\#($0)","name":"Contest \#($0)","isbn":"\#($0)"}"# }
            let list = "[" + rows.joined(separator: ",") + "]"
            return kind == .books ? #"{"data":\#(list)}"# : list
        }
        #expect(try await list(kind, in: body(1_000)).items.count == 1_000)
        #expect(try await list(kind, in: body(0)) == CatalogList([]))
    }
}
