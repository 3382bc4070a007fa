import CrashedStore
import Foundation
import InMemoryAdapters
import JSONFileStorage
import SharedKernel
import TestTraits
import Testing

@Suite(
    .timeLimit(.minutes(15)),
    .enabled(if: WriterProcess.executable.map { FileManager.default.isExecutableFile(atPath: $0.path) } ?? false))
struct `A store whose writers are killed` {
    /// What is known to be acknowledged: `marks a1` → 17.
    private typealias Acknowledged = [String: Int]

    @Test(.requirement("VD-16"), arguments: [1, 2] as [UInt64])
    func `five hundred times, two at once, has every acknowledged write and nothing torn`(_ seed: UInt64) async throws {
        let storage = TemporaryStorage()
        let random = SeededRandom(seed: seed)
        var acknowledged: Acknowledged = [:]
        for round in 0..<250 {
            let chance = random.bytes(6).map(UInt32.init)
            // The journal is folded every few rounds, so that kills fall into folding too.
            let arguments = { (lane: String) in [storage.url.path, lane, "20000"] }
            let (first, second) = (try WriterProcess(arguments("a")), try WriterProcess(arguments("b")))
            async let firstLines = first.killed(
                after: (chance[0] << 8 | chance[1]) % 20_000, sinceItsFirstWord: chance[4] < 200)
            async let secondLines = second.killed(
                after: (chance[2] << 8 | chance[3]) % 20_000, sinceItsFirstWord: chance[5] < 200)
            let said = try await firstLines + secondLines
            for line in said { note(line, in: &acknowledged) }
            acknowledged = try await judge(storage.url, acknowledged, "round \(round)")
        }
        #expect(acknowledged["marks a1"] ?? 0 > 50)
        #expect(FileSetAside.all(under: storage.url) == [])
    }

    @Test func `by a full disk keeps what was acknowledged, and can be read`() async throws {
        let storage = TemporaryStorage()
        let writer = try WriterProcess([storage.url.path, "a", "1000000"], fileSizeLimit: 64)
        let said = try await writer.ended()
        #expect(said.last == "full")
        var acknowledged: Acknowledged = [:]
        for line in said { note(line, in: &acknowledged) }
        _ = try await judge(storage.url, acknowledged, "full")
        #expect(acknowledged["marks a1"] ?? 0 > 10)
    }

    private func note(_ line: String, in acknowledged: inout Acknowledged) {
        let words = line.split(separator: " ")
        guard words.count == 3, let number = Int(words[2]) else {
            if line != "full" { Issue.record("the writer said: \(line)") }
            return
        }
        // The counter is everybody's.
        let key = words[0] == "counter" ? "counter" : "\(words[0]) \(words[1])"
        acknowledged[key] = max(acknowledged[key] ?? 0, number)
    }

    /// - Returns: what is there now, to go on from.
    private func judge(_ url: URL, _ acknowledged: Acknowledged, _ round: String) async throws -> Acknowledged {
        let store = CrashedStore(at: url, smallestJournalToFold: .max) { Issue.record("\(round): \($0)") }
        var there: Acknowledged = [:]
        let page = try await store.collection.page(limit: 1)
        let marks = try await store.collection.records()
        #expect(page.items == Array(marks.prefix(1)), "\(round)")
        for mark in marks {
            #expect(mark.isWhole, "\(round)")
            there["marks " + mark.id] = mark.number
        }
        for lane in ["a", "b"] {
            guard let mark = try await store.document(lane).value() else { continue }
            #expect(mark.isWhole, "\(round)")
            there["document " + lane] = mark.number
        }
        there["counter"] = try await store.counter.value()
        for (what, number) in acknowledged {
            // Of each writer one write may have been under way, done and not yet acknowledged.
            let allowed = number...(number + (what == "counter" ? 2 : 1))
            #expect(allowed.contains(there[what] ?? 0), "\(round), \(what): acknowledged \(number), there \(there)")
        }
        return there
    }
}
