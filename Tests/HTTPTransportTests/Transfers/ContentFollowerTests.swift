import Foundation
import Testing

@testable import HTTPTransport

@Suite(.timeLimit(.minutes(2))) struct `A check of a file that is coming` {
    private static let film = Film(sizeInBytes: 1_000_000).content
    private let folder: DownloadFolder
    private let part: PartFile
    private let ledger: DownloadLedger

    init() throws {
        folder = try DownloadFolder()
        part = try PartFile(for: folder.file)
        ledger = try DownloadLedger(part, files: FileQueue(), source: "film", pace: CheckpointPace())
        ledger.learn(total: Self.film.count, version: nil)
    }

    private func bring(_ slice: SlicePlan.Slice) throws {
        try part.write(Self.film[slice.bytes], at: slice.bytes.lowerBound)
        try ledger.note(slice.bytes.count, of: slice)
    }

    @Test func `is shown each byte once and in order, and nothing that has not come yet`() async throws {
        let wasShown = Gate()
        let check = Comparison(with: Self.film) { if $0 == 200_000 { wasShown.open() } }
        let follower = ContentFollower(check, of: part, ledger)
        let slices = try (0..<5).map { _ in try #require(ledger.claim(upTo: 200_000, connections: 1)) }
        try bring(slices[0])
        // Behind a gap: the file is as long as it will be.
        try bring(slices[4])

        follower.goOn()
        await wasShown.wait()
        for slice in slices[1...3] { try bring(slice) }

        #expect(try await follower.verdict())
    }

    @Test func `begins again when the file does`() async throws {
        let wasShown = Gate()
        let check = Comparison(with: Self.film) { if $0 == 1_000 { wasShown.open() } }
        let follower = ContentFollower(check, of: part, ledger)
        let old = try #require(ledger.claim(upTo: 1_000, connections: 1))
        try part.write(Data(count: 1_000), at: 0)
        try ledger.note(1_000, of: old)
        follower.goOn()
        await wasShown.wait()

        try ledger.startAnew()
        await follower.startAnew()
        ledger.learn(total: Self.film.count, version: nil)
        try bring(#require(ledger.claim(upTo: Self.film.count, connections: 1)))

        #expect(try await follower.verdict())
    }

    @Test func `has not passed where a byte is another`() async throws {
        let follower = ContentFollower(Comparison(with: Self.film), of: part, ledger)
        try part.write(Self.film.dropLast() + [Self.film[Self.film.count - 1] ^ 1], at: 0)
        #expect(try await follower.verdict() == false)
    }
}
