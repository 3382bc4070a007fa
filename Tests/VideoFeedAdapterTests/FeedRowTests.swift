import TestTraits
import Testing
import VideoCatalog
import VideoFeedAdapter

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `A row of the feed` {
    @Test(
        .requirement("VD-12"),
        arguments: [
            #"{"id": 7}"#,
            #"{"id": 7, "name": null, "description": null, "thumbnail": null, "video_url": null}"#,
            #"{"id": 7, "name": 5, "description": ["a"], "thumbnail": {}, "video_url": false}"#,
            #"{"id": 7, "name": "", "description": " \n ", "thumbnail": "", "video_url": "  "}"#,
            #"{"id": 7, "duration": 93.5, "tags": ["a", null], "author": {"name": "x"}}"#,
            #"{"id": 7, "name": "\ud83d"}"#,
        ])
    func `loses only the fields that are missing, null or of another kind`(_ row: String) async throws {
        let bare = Video(id: Video.ID(rawValue: "lessons-7")!, title: "", summary: "", thumbnail: nil, media: nil)
        #expect(try await videos(in: #"{"lessons": [\#(row)]}"#) == VideoList([bare]))
    }

    @Test func `that is broken leaves the others as they are`() async throws {
        let list = try await videos(
            in: #"{"lessons": [{"id": 1}, null, {"name": "Nameless"}, "text", [], {"id": {}}, {"id": 2}]}"#)
        #expect(list.videos.map(\.id.rawValue) == ["lessons-1", "lessons-2"])
        #expect(
            list.skipped == [
                SkippedEntry(position: 2, reason: .notARecord), SkippedEntry(position: 3, reason: .missingID),
                SkippedEntry(position: 4, reason: .notARecord), SkippedEntry(position: 5, reason: .notARecord),
                SkippedEntry(position: 6, reason: .missingID),
            ])
    }

    @Test(arguments: [
        ("950", "950"), (#""950""#, "950"), (#"" 950 ""#, "950"), ("950.0", "950"), ("9.5e2", "950"),
        ("950.5", "950_5"),
        ("0", "0"), ("12345678901234567890", "12345678901234567890"), (#""a/b ../c""#, "a_b____c"),
        (#""Lesson_1-b""#, "Lesson_1-b"),
    ])
    func `is named by its number, as text or as number`(sent: String, name: String) async throws {
        #expect(try await video(#"{"id": \#(sent)}"#)?.id.rawValue == "lessons-\(name)")
    }

    @Test func `with a very long name keeps what fits a file name`() async throws {
        let id = try await video(#"{"id": "\#(String(repeating: "é", count: 5_000))"}"#)?.id.rawValue
        #expect(id == "lessons-" + String(repeating: "_", count: 80))
    }

    @Test(arguments: ["null", "true", #""""#, #"" ""#, "[]", "1e400"])
    func `without a number is told`(sent: String) async throws {
        let list = try await videos(in: #"{"lessons": [{"id": 1}, {"id": \#(sent)}]}"#)
        #expect(list.skipped == [SkippedEntry(position: 2, reason: .missingID)])
    }

    @Test func `that says the same again is told and not shown`() async throws {
        let list = try await videos(
            in: #"{"lessons": [{"id": 1, "name": "A"}, {"name": "A", "id": "1"}, {"id": 1, "name": "A", "seen": 3}]}"#)
        #expect(list.videos.map(\.id.rawValue) == ["lessons-1"])
        #expect(
            list.skipped == [
                SkippedEntry(position: 2, reason: .repeated), SkippedEntry(position: 3, reason: .repeated),
            ])
    }

    @Test func `that says something else under a number already given is kept under another`() async throws {
        let list = try await videos(
            in:
                #"{"lessons": [{"id": 1, "name": "A"}, {"id": "1-2", "name": "B"}, {"id": 1, "name": "C"}, {"id": 1, "name": "A"}, {"id": 1, "name": "D"}]}"#
        )
        #expect(list.videos.map(\.id.rawValue) == ["lessons-1", "lessons-1-2", "lessons-1-3", "lessons-1-4"])
        #expect(list.videos.map(\.title) == ["A", "B", "C", "D"])
        #expect(list.skipped == [SkippedEntry(position: 4, reason: .repeated)])
    }

    @Test(
        .requirement("VD-11"),
        arguments: [
            (#"  Light \u0026 shade\n"#, "Light & shade"), ("Black &amp; white", "Black & white"),
            ("&lt;3 the &quot;golden&quot; hour, it&#039;s", #"<3 the "golden" hour, it's"#), ("&amp;lt;", "&lt;"),
            ("Salt&Pepper &copy; <b>", "Salt&Pepper &copy; <b>"),
            (#"\ud83c\udf05 D\u00e9j\u00e0 vu \u2026"#, "🌅 Déjà vu …"),
            ("[iPhone 7 Plus, 8 Plus, X]", "[iPhone 7 Plus, 8 Plus, X]"), (#"a\/b\\c"#, #"a/b\c"#),
        ])
    func `keeps its words as a person reads them`(sent: String, read: String) async throws {
        let video = try await video(#"{"id": 1, "name": "\#(sent)", "description": "\#(sent)"}"#)
        #expect(video?.title == read)
        #expect(video?.summary == read)
    }

    @Test(.requirement("VD-11")) func `keeps its line breaks, each as one`() async throws {
        let video = try await video(#"{"id": 1, "description": "One\r\nTwo\rThree\n\nFour\r\n"}"#)
        #expect(video?.summary == "One\nTwo\nThree\n\nFour")
    }
}
