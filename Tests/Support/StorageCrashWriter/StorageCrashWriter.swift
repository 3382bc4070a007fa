import CrashedStore
import JSONFileStorage

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes without end, and says what was acknowledged, until it is killed or the disk is full.
///
/// `storage-crash-writer DIRECTORY LANE JOURNAL-BYTES`; a line of `marks|document|counter LANE NUMBER` for each
/// acknowledged write; the last line is `full` where no more could be written.
///
/// `storage-crash-writer DIRECTORY toggles COUNT` toggles that many favorites, with a line of `toggle N` for each.
@main
struct StorageCrashWriter {
    static func main() async throws {
        // A limit on the file's size is an error to be told, not a signal.
        signal(SIGXFSZ, SIG_IGN)
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let journal = Int(arguments[3]) else { exit(64) }
        if arguments[2] == "toggles" { return try await toggle(journal, in: URL(filePath: arguments[1])) }
        let store = CrashedStore(at: URL(filePath: arguments[1]), smallestJournalToFold: journal) { say("\($0)") }
        do {
            try await fill(store, lane: arguments[2])
        } catch let failure as StorageFailure where failure.isFullDisk {
            say("full")
        }
    }

    private static func toggle(_ count: Int, in directory: URL) async throws {
        // The journal is folded every hundred toggles or so, so that a kill falls into folding, too.
        let store = CrashedStore(at: directory, smallestJournalToFold: 20_000) { say("\($0)") }
        for number in 0..<count {
            _ = try await store.favorites.toggle(CrashedStore.toggled(number))
            say("toggle \(number)")
        }
    }

    private static func fill(_ store: CrashedStore, lane: String) async throws {
        try await withThrowingTaskGroup { group in
            for part in ["1", "2", "3"] {
                group.addTask {
                    var number = try await store.collection.record(lane + part)?.number ?? 0
                    while !Task.isCancelled {
                        number += 1
                        try await store.collection.put(CrashedStore.Mark(lane + part, number))
                        say("marks \(lane + part) \(number)")
                    }
                }
            }
            group.addTask {
                let document = store.document(lane)
                var number = try await document.value()?.number ?? 0
                while !Task.isCancelled {
                    number += 1
                    try await document.save(CrashedStore.Mark(lane, number))
                    say("document \(lane) \(number)")
                    let count = try await store.counter.update { count in
                        count = (count ?? 0) + 1
                        return count ?? 0
                    }
                    say("counter \(lane) \(count)")
                }
            }
            // The first to fail ends them all.
            for try await _ in group {}
        }
    }

    /// One line in one call: it is in the pipe whole, or not at all.
    private static func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    }
}
