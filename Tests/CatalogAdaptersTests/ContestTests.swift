import Foundation
import HTTPTransport
import InMemoryAdapters
import Registration
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A contest of the service` {
    private let noon = Date(timeIntervalSince1970: 1_684_324_800)

    @Test(.requirement("RG-22", "RG-23")) func `is read with all that it tells`() async throws {
        let contest = try await contests(
            #"""
            {"name":"  Starters 901 & more","url":"https://www.codechef.com/START901","start_time":"2023-05-17 12:00:00 UTC",
            "end_time":"2023-05-17T14:00:00.000Z","duration":"7200","site":"CodeChef","in_24_hours":"Yes","status":"CODING"}
            """#
        ).first
        #expect(contest?.name == "Starters 901 & more" && contest?.site == "CodeChef")
        #expect(contest?.link == URL(string: "https://www.codechef.com/START901"))
        #expect(contest?.span == ContestSpan(startsAt: noon, endsAt: noon + 7_200, duration: nil))
    }

    @Test(
        .requirement("RG-22"),
        arguments: [
            ("2023-05-17T12:00:00.000Z", true), ("2023-05-17T12:00:00Z", true), ("2023-05-17 12:00:00 UTC", true),
            ("2023-05-17T12:00:00.123456Z", true), ("2023-05-17T15:00:00+03:00", true),
            ("2023-05-17T06:30:00.000-05:30", true), (" 2023-05-17T12:00:00Z ", true), ("-", false), ("", false),
            ("2023-05-17", false), ("2023-05-17T12:00", false), ("2023-02-30T12:00:00Z", false),
            ("2023-05-17T24:00:00Z", false), ("2023-05-17T12:60:00Z", false), ("17.05.2023 12:00:00", false),
            ("2023-05-17T12:00:00", false), ("2023-05-17T+1:00:00Z", false), ("tomorrow at noon, as always", false),
            ("1684324800", false), ("２０２３-05-17T12:00:00Z", false),
        ])
    func `has its time in either of two forms, or none`(time: String, isRead: Bool) async throws {
        let contest = try await contests(#"{"name":"Open","start_time":"\#(time)"}"#).first
        #expect(contest?.name == "Open" && contest?.span.startsAt == (isRead ? noon : nil))
    }

    @Test(
        .requirement("RG-22"),
        arguments: [
            (#""7200""#, 7_200), (#""7200.0""#, 7_200), ("7200", 7_200), (#""315619200.0""#, 315_619_200),
            (#""0.0""#, nil), (#""0""#, nil), (#""-""#, nil), (#""-7200""#, nil), ("null", nil), (#""two hours""#, nil),
            (#""1e400""#, nil), (#""99999999999""#, nil), (#""0.4""#, nil),
        ] as [(String, Int?)])
    func `has its duration in seconds, as a text with or without a fraction`(duration: String, seconds: Int?)
        async throws
    {
        let contest = try await contests(
            #"{"name":"Open","start_time":"-","end_time":"-","duration":\#(duration)}"#
        ).first
        #expect(contest?.span == ContestSpan(startsAt: nil, endsAt: nil, duration: seconds.map { .seconds($0) }))
    }

    @Test func `whose times are out of order, or the same, has no end`() async throws {
        for end in ["2023-05-17T11:00:00Z", "2023-05-17T12:00:00Z", "-"] {
            let contest = try await contests(
                #"{"name":"Toph","start_time":"2023-05-17T12:00:00Z","end_time":"\#(end)","duration":"0.0"}"#
            ).first
            #expect(contest?.span == ContestSpan(startsAt: noon, endsAt: nil, duration: nil))
        }
    }

    @Test(
        arguments: [
            (#""name":"","url":"https://hackerearth.example/challenges/may-circuits-23/""#, "may circuits 23"),
            (#""name":"X","url":"https://hackerearth.example/may_circuits""#, "may circuits"),
            (#""name":null,"url":"https://hackerearth.example/a-b?x=1""#, "a b"), (#""name":"X","url":null"#, "X"),
            (#""name":"Round","url":"-""#, "Round"),
        ])
    func `without a name goes by the end of its address`(fields: String, name: String) async throws {
        #expect(try await contests("{\(fields)}").first?.name == name)
    }

    @Test func `told twice is one; others of its name or address stay`() async throws {
        let row = #"{"name":"Kick","url":"https://k.example","start_time":"2023-05-17T12:00:00Z"}"#
        let later = #"{"name":"Kick","url":"https://k.example","start_time":"2023-06-17T12:00:00Z"}"#
        let other = #"{"name":"Kick","url":"https://o.example","start_time":"2023-05-17T12:00:00Z"}"#
        let found = try await list(.contests, in: "[\(row),\(later),\(row),\(other)]")
        #expect(found.items.count == 3 && found.skipped == 0 && Set(found.items.map(\.id)).count == 3)
    }

    @Test func `is asked for again where the table was empty for a moment`() async throws {
        let clock = SkippingClock()
        let client = CannedHTTPClient(.json("[]"), .json(#"[{"name":"Open"}]"#))
        #expect(try await source(.contests, client, clock: clock).list().value.items.map(\.title) == ["Open"])
        #expect(client.requests.count == 2 && clock.pauses == [.seconds(3)])
        #expect(try await list(.contests, in: "[]") == CatalogList([]))
    }
}
