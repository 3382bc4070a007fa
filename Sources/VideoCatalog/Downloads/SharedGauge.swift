import SharedKernel
import Synchronization

/// How far one reading of many files is, and how fast; told from wherever the bytes are read.
final class SharedGauge: Sendable {
    private struct State {
        var gauge = SpeedGauge()
        var done = 0
    }

    private let total: Int
    private let time: any TimeSource
    private let report: VerifyKeptVideos.Report
    private let state = Mutex(State())

    /// - Parameter total: of all the files, in bytes.
    init(of total: Int, time: any TimeSource, _ report: @escaping VerifyKeptVideos.Report) {
        self.total = total
        self.time = time
        self.report = report
        note(0)
    }

    /// That many bytes of the file at hand.
    func note(_ count: Int) {
        let now = time.now
        let (done, speed) = state.withLock { state in
            state.gauge.note(state.done + count, at: now)
            return (state.done + count, state.gauge.bytesPerSecond)
        }
        report(ReceivedBytes(done, of: total), speed)
    }

    /// The file at hand is done, however much of it was there to read.
    func end(_ sizeInBytes: Int) {
        state.withLock { $0.done += sizeInBytes }
    }
}
