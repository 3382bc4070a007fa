import Foundation
import Glibc
import InMemoryAdapters
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

/// `VITRINE_DOWNLOAD_KILLS` says how many kills there are in all, `VITRINE_KILL_SEED` repeats their moments.
@Suite(.serialized, .timeLimit(.minutes(60))) struct `A download whose program` {
    private static let kills = ProcessInfo.processInfo.environment["VITRINE_DOWNLOAD_KILLS"].flatMap { Int($0) } ?? 100

    /// Four megabytes of which no two parts are alike.
    private static let longFilm = Data((0..<4_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) })

    @Test(.requirement("VD-16"), arguments: Way.allCases)
    func `is killed at any moment is never wrong, never fetches more than 1 MiB twice, and ends well`(
        _ way: Way
    ) async throws {
        var chance = Chance(seed: Chance.chosenSeed ?? .random(in: 0...(.max)))
        print("Killing downloads, \(way): VITRINE_KILL_SEED=\(chance.seed)")
        var left = (Self.kills + Way.allCases.count - 1) / Way.allCases.count
        while left > 0 {
            let film = Self.longFilm.prefix(chance.next(2_000_000...4_000_000))
            try await Home.fresh { home in
                let coming = ComingFilm(file: way.file(in: home))
                try FileManager.default.createDirectory(
                    at: coming.file.deletingLastPathComponent(), withIntermediateDirectories: true)
                let leash = Leash(coming, isSlowAlone: way == .overSeveralConnections)
                try await FilmHost.open(film, pace: leash.wait) { host, feed in
                    while left > 0, !coming.isWhole {
                        leash.loosen(host)
                        let isKilled = try await kill(way, home, host, feed, coming, film, leash, &chance)
                        if isKilled { left -= 1 }
                    }
                    try await finish(way, home, feed)
                }
                #expect(try Data(contentsOf: coming.file) == film)
                try home.expectNothingBeside(coming.file)
            }
        }
    }

    /// - Returns: whether it was killed before it came to its end.
    private func kill(
        _ way: Way, _ home: Home, _ host: FilmHost, _ feed: URL, _ coming: ComingFilm, _ film: Data,
        _ leash: Leash, _ chance: inout Chance
    ) async throws -> Bool {
        let (sent, accounted) = (host.sent.value, try coming.accounted().bytes)
        let moment = Moment(&chance, missing: film.count - accounted)
        let ending = try await home.starting(way.arguments(home, feed), changing: home.feedSetting(feed)) { process in
            switch moment {
            case .afterTime(let time): try await Task.sleep(for: time)
            case .afterBytes(let count, let time):
                while host.sent.value < sent + count, !process.hasEnded { try await Task.sleep(for: .milliseconds(1)) }
                try await Task.sleep(for: time)
            }
            process.send(SIGKILL)
            let ending = try await process.ending(within: .seconds(60))
            if ending != .killed(signal: SIGKILL) { #expect(ending == .exited(0), "\(process.errors.value.text)") }
            return ending
        }
        leash.letGo()
        _ = try await host.answering.first(within: .seconds(60), "the end of all answers") { $0 == 0 ? true : nil }
        if coming.isWhole {
            #expect(try Data(contentsOf: coming.file) == film)
        } else {
            #expect(try coming.isRight(film))
            let lost = (host.sent.value - sent) - (try coming.accounted().bytes - accounted)
            #expect(lost <= 1 << 20, "\(moment)")
            try coming.forgetTheRest()
        }
        return ending == .killed(signal: SIGKILL)
    }

    private func finish(_ way: Way, _ home: Home, _ feed: URL) async throws {
        let finished = try await home.run(way.arguments(home, feed), changing: home.feedSetting(feed))
        #expect(finished.ending == .exited(0), "\(finished.errors)")
    }
}

/// What is downloaded, and how.
enum Way: CaseIterable, Sendable {
    case toTheShelf, toAFile, overSeveralConnections

    func file(in home: Home) -> URL {
        self == .toTheShelf ? home.keptFilm : home.directory.appending(path: "films/film.mp4")
    }

    func arguments(_ home: Home, _ feed: URL) -> [String] {
        let address = feed.deletingLastPathComponent().appending(path: "film.mp4").absoluteString
        let what = self == .toTheShelf ? ["17"] : [address, "-o", file(in: home).path]
        return ["videos", "download"] + what + ["--data", home.data.path]
    }
}

/// When a program is killed.
private enum Moment {
    case afterTime(Duration)
    case afterBytes(Int, andThen: Duration)

    /// Mostly while bytes come; sometimes while it begins, and while it gives the whole file its name.
    init(_ chance: inout Chance, missing: Int) {
        let count = chance.next(0...700_000)
        if chance.next(0...9) == 0 {
            self = .afterTime(.milliseconds(chance.next(0...100)))
        } else if count < missing {
            self = .afterBytes(count, andThen: .zero)
        } else {
            self = .afterBytes(missing, andThen: .microseconds(chance.next(0...20_000)))
        }
    }
}

/// Lets a host get little further than what has arrived, so that what it counts does not lie in the kernel, however busy
/// the machine is.
private final class Leash: Sendable {
    private struct Start {
        var sent = 0
        var onDisk = 0
        var sawSeveral = false
        var isOver = false
    }

    private let coming: ComingFilm
    private let isSlowAlone: Bool
    private let start = Watched(Start())

    /// - Parameter isSlowAlone: whether one connection alone is so slow that others pay.
    init(_ coming: ComingFilm, isSlowAlone: Bool) {
        self.coming = coming
        self.isSlowAlone = isSlowAlone
    }

    /// From here on, the next process.
    func loosen(_ host: FilmHost) {
        start.update { $0 = Start(sent: host.sent.value, onDisk: coming.onDisk) }
    }

    /// Nobody is there any more to wait for.
    func letGo() {
        start.update { $0.isOver = true }
    }

    func wait(_ host: FilmHost) async throws {
        if host.answering.value > 1 { start.update { $0.sawSeveral = true } }
        let isSlow = isSlowAlone && !start.value.sawSeveral
        repeat {
            try await Task.sleep(for: .milliseconds(isSlow ? 20 : 1))
        } while !start.value.isOver && host.sent.value - start.value.sent > arrived + Self.length
    }

    private static let length = 128 << 10

    /// By the process of now, in bytes.
    private var arrived: Int { coming.isWhole ? .max / 2 : coming.onDisk - start.value.onDisk }
}

/// Repeatable chance.
private struct Chance {
    let seed: UInt64
    private let random: SeededRandom

    static var chosenSeed: UInt64? { ProcessInfo.processInfo.environment["VITRINE_KILL_SEED"].flatMap { UInt64($0) } }

    init(seed: UInt64) {
        self.seed = seed
        random = SeededRandom(seed: seed)
    }

    mutating func next(_ range: ClosedRange<Int>) -> Int {
        let number = random.bytes(4).reduce(0) { $0 << 8 | Int($1) }
        return range.lowerBound + number % range.count
    }
}

extension Home {
    fileprivate func feedSetting(_ feed: URL) -> [String: String?] {
        ["VITRINE_VIDEO_FEED_URL": feed.absoluteString]
    }

    /// Beside the film there is at most what the shelf knows of it.
    fileprivate func expectNothingBeside(_ file: URL) throws {
        let folder = file.deletingLastPathComponent()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let own = Set([file.lastPathComponent, "lessons-17.json", "lessons-17.picture"])
        #expect(own.isSuperset(of: names), "\(names)")
    }
}
