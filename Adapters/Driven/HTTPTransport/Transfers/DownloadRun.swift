/// One order under way: decides who brings what, and what to do when somebody comes back without it.
struct DownloadRun<Client: HTTPStreamingClient> {
    private enum Event: Sendable {
        case tick
        case rested
        case came(SlicePlan.Slice, SliceSink.End, hasBrought: Bool)
    }

    private enum Outcome {
        case complete
        case failed(DownloadFailure)
        /// Nothing of what is there is of use.
        case anew(after: Duration)
    }

    /// So many versions of a file are begun with; then it is asked for in one answer, which cannot be a mix.
    private static var mostChanges: Int { 3 }

    /// At each, the number of connections is judged, until it is settled: while one works alone, time is lost.
    private var tick: Duration { .milliseconds(ramp.isSettled ? 25 : 5) }
    /// In bytes: what a new connection is asked for first. Until that answer has ended, URLSession on Linux spends most of
    /// a processor on asking whether the connection can be written to; with the answers that follow it does not.
    private static var firstOfConnection: Int { 64 << 10 }
    /// Reports and accounts are made so often.
    private static var news: Duration { .milliseconds(100) }

    private let order: DownloadOrder
    private let downloader: Downloader<Client>
    private let part: PartFile
    private let ledger: DownloadLedger
    private let files: FileQueue
    private let follower: ContentFollower?
    private let report: @Sendable (TransferProgress) -> Void
    private let start = ContinuousClock.now

    private var ramp: ConnectionRamp
    private var meter = TransferMeter()
    private var patience: DownloadPatience
    private var changes = 0
    private var asksForWhole = false
    private var active = 0
    private var resting = 0
    /// How many connections there should be by now, at work or waiting for the next question.
    private var connected = 0
    private var lastNews = Duration.zero

    init(
        order: DownloadOrder, downloader: Downloader<Client>, part: PartFile, ledger: DownloadLedger,
        files: FileQueue, follower: ContentFollower?, report: @escaping @Sendable (TransferProgress) -> Void
    ) {
        self.order = order
        self.downloader = downloader
        self.part = part
        self.ledger = ledger
        self.files = files
        self.follower = follower
        self.report = report
        ramp = ConnectionRamp(most: downloader.options.mostConnections)
        patience = DownloadPatience(downloader.options.retries, received: ledger.receivedBytes)
    }

    /// Returns when every byte is in the file.
    mutating func bringAll() async throws(DownloadFailure) {
        tell()
        while !ledger.isComplete {
            switch await bring() {
            case .complete: break
            case .failed(let failure): throw failure
            case .anew(let pause):
                let ledger = ledger
                try await files.run { () throws(DownloadFailure) in try ledger.startAnew() }
                await follower?.startAnew()
                do { try await Task.sleep(for: pause) } catch { throw .cancelled }
            }
        }
        tell()
    }

    private mutating func tell() {
        report(meter.note(received: ledger.receivedBytes, total: ledger.total, at: start.duration(to: .now)))
    }

    /// Returns when nothing is under way any more.
    private mutating func bring() async -> Outcome {
        active = 0
        resting = 0
        return await withTaskGroup(of: Event.self) { group in
            rest(tick, .tick, in: &group)
            var outcome: Outcome?
            while outcome == nil {
                sendOut(in: &group)
                guard active + resting > 0, let event = await group.next() else {
                    outcome = .failed(.broken(detail: "nothing is left to ask for"))
                    break
                }
                outcome = Task.isCancelled ? .failed(.cancelled) : react(to: event, in: &group)
            }
            group.cancelAll()
            await group.waitForAll()
            return outcome ?? .failed(.cancelled)
        }
    }

    private mutating func sendOut(in group: inout TaskGroup<Event>) {
        // Until an answer has told what the file is, one is enough to ask.
        let wanted = ledger.version == nil ? 1 : ramp.wanted
        while active + resting < wanted {
            let usual = ramp.sliceSize(upTo: downloader.options.sliceSize)
            let next = ramp.isMeasuringOne ? usual / 8 : usual
            let most = asksForWhole ? .max : active == connected ? min(next, Self.firstOfConnection) : next
            guard let slice = ledger.claim(upTo: most, connections: wanted) else { return }
            active += 1
            connected = max(connected, active)
            let request = request(for: slice)
            let sink = SliceSink(
                slice, asksForWhole: asksForWhole, order: order, part: part, ledger: ledger, now: downloader.now)
            let client = downloader.client
            group.addTask {
                let result: Result<HTTPReception, HTTPFailure>
                do throws(HTTPFailure) {
                    result = .success(try await client.receive(request, into: sink))
                } catch {
                    result = .failure(error)
                }
                return .came(slice, sink.end(result), hasBrought: sink.hasBrought)
            }
        }
    }

    private func request(for slice: SlicePlan.Slice) -> HTTPRequest {
        var headers = order.headers
        headers["Accept-Encoding"] = "identity"
        headers["Range"] = asksForWhole ? nil : "bytes=\(slice.bytes.lowerBound)-\(slice.bytes.upperBound - 1)"
        return HTTPRequest(
            .get, order.url, headers: headers, deadline: .longestSleep,
            idleTimeout: downloader.options.idleTimeout, maximumBodySizeInBytes: .max)
    }

    private func rest(_ pause: Duration, _ event: Event, in group: inout TaskGroup<Event>) {
        group.addTask {
            // Ends early only when all is being ended.
            try? await Task.sleep(for: pause)
            return event
        }
    }

    private mutating func react(to event: Event, in group: inout TaskGroup<Event>) -> Outcome? {
        switch event {
        case .tick:
            follower?.goOn()
            let moment = start.duration(to: .now)
            ramp.note(ledger.sample(active: active, at: moment))
            if moment - lastNews >= Self.news {
                lastNews = moment
                tell()
                ledger.saveSoon()
            }
            rest(tick, .tick, in: &group)
            return ledger.failure.map(Outcome.failed)
        case .rested:
            resting -= 1
            return nil
        case .came(let slice, let end, let hasBrought):
            active -= 1
            ledger.release(slice)
            if end != .landed { connected -= 1 }
            switch end {
            case .landed: return ledger.isComplete ? .complete : nil
            case .disk(let failure): return .failed(failure)
            case .cut(let failure):
                guard let failure = Self.hopeless(failure) else {
                    return retry(DownloadFailure(failure), asked: nil, hasBrought: hasBrought, in: &group)
                }
                return .failed(failure)
            case .judged(let verdict): return react(to: verdict, in: &group)
            }
        }
    }

    /// - Returns: `nil` for what may be mended by asking again.
    private static func hopeless(_ failure: HTTPFailure) -> DownloadFailure? {
        switch failure {
        case .offline, .timedOut, .malformed, .tooLarge: nil
        case .badRedirect, .badRequest, .cancelled: DownloadFailure(failure)
        }
    }

    private mutating func react(to verdict: SliceVerdict, in group: inout TaskGroup<Event>) -> Outcome? {
        switch verdict {
        case .changed:
            changes += 1
            asksForWhole = changes > Self.mostChanges
            patience.startAnew()
            return .anew(after: .zero)
        case .untrusted:
            asksForWhole = true
            return .anew(after: .zero)
        case .empty:
            ledger.learn(total: 0, version: nil)
            return .complete
        case .later(let status, let after):
            return retry(.tryLater(status: status, after: after), asked: after, hasBrought: false, in: &group)
        case .refused(let status): return .failed(.refused(status: status))
        case .bad(let detail): return .failed(.misanswered(detail: detail))
        case .unacceptable: return .failed(.unacceptable)
        case .wrongLength(let length):
            return .failed(
                .wrongLength(expectedBytes: order.expectedSizeInBytes ?? length, announcedBytes: length))
        case .slice, .whole: return nil  // These are cut or landed, never only judged.
        }
    }

    private mutating func retry(
        _ failure: DownloadFailure, asked: Duration?, hasBrought: Bool, in group: inout TaskGroup<Event>
    ) -> Outcome? {
        // Others get on: the server does not want as many, and nothing is lost but this one try.
        guard hasBrought || active == 0 else {
            ramp.settle(atMost: active)
            return nil
        }
        guard active == 0 else {
            // It brought something, and others are at work: when a line breaks, that is one failure, not eight.
            resting += 1
            rest(downloader.options.retries.firstPause * downloader.random(), .rested, in: &group)
            return nil
        }
        let received = ledger.receivedBytes
        guard let pause = patience.pause(received: received, asked: asked, chance: downloader.random())
        else { return .failed(failure) }
        // One answer of a host without ranges, or of a file that cannot be told from another: from its start again.
        if ledger.version == nil, received > 0 { return .anew(after: pause) }
        resting += 1
        rest(pause, .rested, in: &group)
        return nil
    }
}
