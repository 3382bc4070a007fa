import Foundation
import Glibc
import JSONFileStorage
import SharedKernel

/// A collection of 100,000 records, as long favorites will be, beside SQLite (WAL, FULL) in the same process.
enum StorageBenchmark {
    private static let count = 100_000

    /// About 390 bytes as JSON.
    private struct Record: Codable, Identifiable, Sendable {
        let id: Int
        let author: String
        let title: String
        let address: String

        init(_ id: Int) {
            self.id = id
            author = "Author \(id % 977)"
            title = String(repeating: "A picture of a quiet morning ", count: 7)
            address = "https://images.example.org/photo-\(id)?width=1080&fit=max"
        }
    }

    private struct Clock: TimeSource {
        var now: Date { Date() }
    }

    static func run(into report: inout Report) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-benchmark-storage-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let filled = try await filledCollection(in: folder)
        let database = try filledDatabase(in: folder)
        if database == nil { report.left.append("SQLite: libsqlite3.so.0 is not installed") }
        let toggles = try await measureToggles(of: filled, beside: database)
        let ours = try await measureCollection(filled, toggle: toggles.ours, in: folder)
        let theirs = try database.map { try measureSQLite($0, toggle: toggles.theirs, in: folder) }
        let rows: [(String, KeyPath<Figures, Double>, String)] = [
            ("one of \(count) records toggled durably", \.toggle, "0.36 ms"),
            ("\(count) records loaded", \.loadAll, "400 ms"),
            ("first page after a cold start", \.firstPage, "5 ms"),
            ("50 more from the middle, by their cursor", \.nextPage, "–"),
        ]
        for (what, figure, goal) in rows {
            report.rows.append(
                Row(
                    what: what, unit: "ms", ours: ours[keyPath: figure], peer: "SQLite",
                    peerFigure: theirs?[keyPath: figure], goal: goal))
        }
        let holder = try Child(CommandLine.arguments[0], ["hold-records", folder.path])
        defer { holder.stop() }
        let held = holder.firstLine()
        report.rows.append(
            Row(
                what: "resident with \(held) records read", unit: "MB", ours: holder.residentMegabytes, peer: nil,
                peerFigure: nil, goal: "under 200 MB"))
    }

    /// What `benchmarks hold-records FOLDER` does, in a process of its own.
    static func hold(_ folder: String) async throws {
        let records = collection(in: URL(filePath: folder))
        print(try await records.count)
        fflush(nil)
        while true {
            try await Task.sleep(for: .seconds(3_600))
            _ = try await records.count
        }
    }

    private static func collection(in folder: URL) -> JSONCollection<Record> {
        let directory = StorageDirectory(at: folder.appending(path: "json"), time: Clock()) { print($0) }
        return JSONCollection("records", in: directory, format: StorageFormat("benchmark"))
    }

    /// Milliseconds, each the median of several runs.
    private struct Figures {
        let toggle: Double
        let loadAll: Double
        let firstPage: Double
        let nextPage: Double
    }

    private static func filledCollection(in folder: URL) async throws -> JSONCollection<Record> {
        let filled = collection(in: folder)
        for start in stride(from: 0, to: count, by: 1_000) {
            try await filled.change { _ in (start..<start + 1_000).map { .put(Record($0)) } }
        }
        return filled
    }

    /// - Returns: `nil` where SQLite is not installed.
    private static func filledDatabase(in folder: URL) throws -> SQLite? {
        guard let database = try SQLite(path: peer(in: folder)) else { return nil }
        try database.run("PRAGMA journal_mode=WAL")
        try database.run("PRAGMA synchronous=FULL")
        try database.run("CREATE TABLE records (id INTEGER PRIMARY KEY, value TEXT NOT NULL)")
        try database.run("BEGIN")
        for id in 0..<count { try database.run(insertion(of: id)) }
        try database.run("COMMIT")
        return database
    }

    private static func peer(in folder: URL) -> String { folder.appending(path: "peer.sqlite").path }

    private static func insertion(of id: Int) throws -> String {
        let value = String(decoding: try JSONEncoder().encode(Record(id)), as: UTF8.self)
        return "INSERT INTO records VALUES (\(id), '\(value.replacingOccurrences(of: "'", with: "''"))')"
    }

    /// Removes records and puts them back, one at a time. Both take turns: how long a disk takes to note something
    /// changes within a second.
    private static func measureToggles(
        of collection: JSONCollection<Record>, beside database: SQLite?
    ) async throws -> (ours: Double, theirs: Double) {
        let clock = ContinuousClock()
        var ours: [Double] = []
        var theirs: [Double] = []
        for round in 0..<20 {
            for id in 0..<50 {
                ours.append(
                    try await milliseconds {
                        try await collection.change { $0.contains(id) ? [.remove(id)] : [.put(Record(id))] }
                    })
            }
            guard let database else { continue }
            for id in 0..<50 {
                let statement =
                    round.isMultiple(of: 2) ? "DELETE FROM records WHERE id = \(id)" : try insertion(of: id)
                theirs.append(try clock.measure { try database.run(statement) } / .milliseconds(1))
            }
        }
        return (median(ours), median(theirs))
    }

    private static func measureCollection(
        _ filled: JSONCollection<Record>, toggle: Double, in folder: URL
    ) async throws -> Figures {
        var loads: [Double] = []
        var pages: [Double] = []
        for _ in 0..<5 {
            pages.append(try await milliseconds { _ = try await collection(in: folder).page(limit: 50) })
            loads.append(try await milliseconds { _ = try await collection(in: folder).records() })
        }
        var nextPages: [Double] = []
        var cursor = try await filled.page(limit: count / 2).next
        for _ in 0..<50 {
            nextPages.append(
                try await milliseconds { cursor = try await filled.page(after: cursor, limit: 50).next })
        }
        return Figures(
            toggle: toggle, loadAll: median(loads), firstPage: median(pages), nextPage: median(nextPages))
    }

    private static func measureSQLite(_ database: SQLite, toggle: Double, in folder: URL) throws -> Figures {
        let clock = ContinuousClock()
        func time(_ body: () throws -> Void) rethrows -> Double { try clock.measure(body) / .milliseconds(1) }
        let decoder = JSONDecoder()
        func read(_ sql: String, from database: SQLite) throws {
            var records: [Record] = []
            try database.run(sql) { row in
                if let record = try? decoder.decode(Record.self, from: Data(row.utf8)) { records.append(record) }
            }
        }
        let nextPages = try (0..<50).map { page in
            let first = count / 2 - page * 50
            return try time {
                try read("SELECT value FROM records WHERE id < \(first) ORDER BY id DESC LIMIT 50", from: database)
            }
        }
        database.close()
        func readCold(_ sql: String) throws -> Double {
            try time {
                guard let cold = try SQLite(path: peer(in: folder)) else { return }
                defer { cold.close() }
                try read(sql, from: cold)
            }
        }
        var loads: [Double] = []
        var pages: [Double] = []
        for _ in 0..<5 {
            pages.append(try readCold("SELECT value FROM records ORDER BY id DESC LIMIT 50"))
            loads.append(try readCold("SELECT value FROM records ORDER BY id DESC"))
        }
        return Figures(
            toggle: toggle, loadAll: median(loads), firstPage: median(pages), nextPage: median(nextPages))
    }
}
