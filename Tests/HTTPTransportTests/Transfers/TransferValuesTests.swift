import Foundation
import Testing

@testable import HTTPTransport

@Suite struct `The number of connections` {
    /// Brings `rate(n)` bytes a second with `n` connections for a minute; each needs so long until its first byte.
    private func settled(
        most: Int, missing: Int = 1 << 40, delay: Duration = .zero, _ rate: (Int) -> Double
    ) -> Int {
        ramp(most: most, missing: missing, delay: delay, rate).wanted
    }

    private func ramp(
        most: Int, missing: Int = 1 << 40, delay: Duration = .zero, _ rate: (Int) -> Double
    ) -> ConnectionRamp {
        var ramp = ConnectionRamp(most: most)
        var received = 0.0
        var (active, raised) = (1, Duration.zero)
        for tick in 0..<1200 {
            let moment = Duration.milliseconds(50 * tick)
            if ramp.wanted != active { (active, raised) = (ramp.wanted, moment) }
            let bringing = moment - raised < delay ? (raised == .zero ? 0 : 1) : active
            received += bringing == 0 ? 0 : rate(bringing) / 20
            ramp.note(
                ConnectionRamp.Sample(
                    received: Int(received), missing: missing, active: active, bringing: bringing, moment: moment))
        }
        return ramp
    }

    @Test func `of a line that may be faster than the disk bring little more at once than one does`() {
        let usual = 8 << 20
        #expect(ramp(most: 8) { 1_000_000 * Double($0) }.sliceSize(upTo: usual) == usual)
        #expect(ramp(most: 8) { 100_000_000 * Double($0) }.sliceSize(upTo: usual) == 3 << 20)
        #expect(ramp(most: 8) { _ in 100_000_000 }.sliceSize(upTo: usual) == usual)
    }

    @Test(arguments: [Duration.zero, .milliseconds(80), .seconds(2)])
    func `grows to the most where each brings as much as the one before`(_ delay: Duration) {
        #expect(settled(most: 8, delay: delay) { 1_000_000 * Double($0) } == 8)
    }

    @Test func `stays one where others bring nothing`() {
        #expect(settled(most: 8) { _ in 1_000_000 } == 1)
    }

    @Test func `stays one where together they are hardly faster`() {
        #expect(settled(most: 8) { $0 == 1 ? 1_000_000 : 1_150_000 } == 1)
    }

    @Test func `is as many as fill the line`() {
        #expect(settled(most: 8) { 1_000_000 * Double(min($0, 4)) } == 4)
    }

    @Test func `stays one where there is little to do`() {
        #expect(settled(most: 8, missing: 900_000) { 1_000_000 * Double($0) } == 1)
    }

    @Test func `is judged again where a busy machine let one look fast for a moment`() {
        var ramp = ConnectionRamp(most: 8)
        func note(_ received: Int, after milliseconds: Int) {
            ramp.note(
                ConnectionRamp.Sample(
                    received: received, missing: 5_000_000 - received, active: 1, bringing: 1,
                    moment: .milliseconds(milliseconds)))
        }
        // What came while nobody looked is counted all at once.
        note(1000, after: 0)
        note(1_500_000, after: 200)
        #expect(ramp.wanted == 1)
        note(1_501_000, after: 250)
        note(1_505_000, after: 30_000)
        #expect(ramp.wanted == 8)
    }

    /// A sample of a film of 64 MiB, at a mebibyte a second for each who brings.
    private func sample(_ received: Int, active: Int, bringing: Int, at milliseconds: Int) -> ConnectionRamp.Sample {
        ConnectionRamp.Sample(
            received: received, missing: (64 << 20) - received, active: active, bringing: bringing,
            moment: .milliseconds(milliseconds))
    }

    @Test func `is the most at once on a line that takes long to begin`() {
        var ramp = ConnectionRamp(most: 8)
        ramp.note(sample(0, active: 1, bringing: 0, at: 80))
        #expect(ramp.wanted == 1)
        ramp.note(sample(5_000, active: 1, bringing: 1, at: 85))
        #expect(ramp.wanted == 8)
        #expect(!ramp.isSettled)
    }

    @Test(arguments: [(2, 2), (8, 8)])
    func `is judged by what the first brought while the others were on their way`(_ speed: Int, _ wanted: Int) {
        var ramp = ConnectionRamp(most: 8)
        ramp.note(sample(5_000, active: 1, bringing: 1, at: 85))
        ramp.note(sample(80_000, active: 8, bringing: 1, at: 160))
        ramp.note(sample(85_000, active: 8, bringing: 8, at: 165))
        ramp.note(sample(85_000 + 200 * speed * 1000, active: 8, bringing: 8, at: 365))
        #expect(ramp.wanted == wanted)
        #expect(ramp.isSettled)
    }

    @Test func `stays the most where the first could not be measured`() {
        var ramp = ConnectionRamp(most: 8)
        ramp.note(sample(5_000, active: 1, bringing: 1, at: 85))
        ramp.note(sample(9_000, active: 8, bringing: 2, at: 90))
        #expect(ramp.wanted == 8)
        #expect(ramp.isSettled)
    }

    @Test func `is never more than allowed, and less when the server refuses some`() {
        #expect(settled(most: 3) { 1_000_000 * Double($0) } == 3)
        #expect(settled(most: 1) { 1_000_000 * Double($0) } == 1)
        var ramp = ConnectionRamp(most: 8)
        ramp.settle(atMost: 0)
        #expect(ramp.wanted == 1)
    }
}

@Suite struct `A meter` {
    @Test func `tells speed and time left of a steady transfer`() throws {
        var meter = TransferMeter()
        var progress = meter.note(received: 500, total: 10_500, at: .zero)
        #expect(progress == TransferProgress(receivedBytes: 500, totalBytes: 10_500))
        for tick in 1...40 {
            progress = meter.note(received: 500 + tick * 100, total: 10_500, at: .milliseconds(100 * tick))
        }
        #expect(abs(try #require(progress.bytesPerSecond) - 1000) < 1)
        #expect(abs(try #require(progress.timeLeft) / .seconds(1) - 6) < 0.1)
    }

    @Test func `slows down while nothing comes, and survives a new start`() throws {
        var meter = TransferMeter()
        _ = meter.note(received: 0, total: nil, at: .zero)
        let fast = meter.note(received: 10_000, total: nil, at: .seconds(1))
        let slow = meter.note(received: 10_000, total: nil, at: .seconds(11))
        #expect(try #require(slow.bytesPerSecond) < #require(fast.bytesPerSecond) / 4)
        #expect(slow.timeLeft == nil)
        let anew = meter.note(received: 0, total: 5, at: .seconds(12))
        #expect(anew.receivedBytes == 0)
        #expect(anew.bytesPerSecond == slow.bytesPerSecond)
    }
}

@Suite struct `Patience` {
    private let policy = RetryPolicy(
        attempts: 3, firstPause: .seconds(1), longestPause: .seconds(3), longestRetryAfter: .seconds(10))

    @Test func `ends after some tries that bring nothing, and never while bytes come`() {
        var patience = DownloadPatience(policy, received: 0)
        for received in 1...100 {
            #expect(patience.pause(received: received, asked: nil, chance: 0.5) == .milliseconds(500))
        }
        #expect(patience.pause(received: 100, asked: nil, chance: 0.5) == .seconds(1))
        #expect(patience.pause(received: 100, asked: nil, chance: 0.5) == nil)
    }

    @Test func `is not fooled by the same bytes again`() {
        var patience = DownloadPatience(policy, received: 50)
        #expect(patience.pause(received: 50, asked: nil, chance: 0) != nil)
        #expect(patience.pause(received: 20, asked: nil, chance: 0) != nil)
        #expect(patience.pause(received: 50, asked: nil, chance: 0) == nil)
    }

    @Test func `waits as long as the server asks, if that is not too long`() {
        var patience = DownloadPatience(policy, received: 0)
        #expect(patience.pause(received: 0, asked: .seconds(9), chance: 0.1) == .seconds(9))
        #expect(patience.pause(received: 0, asked: .seconds(11), chance: 0.1) == nil)
    }
}

@Suite struct `A download's account` {
    private static let account = DownloadAccount(
        source: "https://host.example/a?b=\"c\"", version: FileVersion(total: 100, validator: .etag("\"a\"")),
        written: ByteRanges(pairs: [[0, 10], [50, 70]], total: 100) ?? ByteRanges(),
        onDisk: ByteRanges(pairs: [[0, 5]], total: 100) ?? ByteRanges(), boot: "today")

    @Test func `reads back as it was written`() {
        #expect(DownloadAccount(Self.account.json) == Self.account)
        var other = Self.account
        other.version = FileVersion(total: 100, validator: .lastModified("Sun, 06 Nov 1994 08:49:37 GMT"))
        #expect(DownloadAccount(other.json) == other)
    }

    @Test func `trusts what was written only until the machine starts again`() {
        #expect(Self.account.trusted(boot: "today") == Self.account.written)
        #expect(Self.account.trusted(boot: "tomorrow") == Self.account.onDisk)
        var unknown = Self.account
        unknown.boot = ""
        #expect(unknown.trusted(boot: "") == Self.account.onDisk)
    }

    @Test func `is not read where it is damaged or of a later format`() {
        let text = String(decoding: Self.account.json, as: UTF8.self)
        #expect(DownloadAccount(Data(text.dropLast(3).utf8)) == nil)
        #expect(DownloadAccount(Data(text.replacing("\"format\":1", with: "\"format\":2").utf8)) == nil)
        #expect(DownloadAccount(Data(text.replacing("[50,70]", with: "[50,170]").utf8)) == nil)
        #expect(DownloadAccount(Data()) == nil)
    }
}
