import SharedKernel

/// The saving of many photos that goes on while whoever began it looks at something else: one at a time.
public actor SavingRun {
    /// How it stands.
    public enum State: Hashable, Sendable {
        case idle
        case running(SavingProgress)
        case done(SavingProgress)
        /// It ended before every photo was looked at; ``GalleryError/cancelled`` where the person wished so.
        case stopped(SavingProgress, GalleryError)

        public var isRunning: Bool { if case .running = self { true } else { false } }
    }

    private let save: SaveAllPhotos
    private let watchers = Watchers<State>()
    private var work: Task<Void, Never>?
    public private(set) var state = State.idle

    public init(_ save: SaveAllPhotos) {
        self.save = save
    }

    /// - Returns: `false` when a run is under way already, which then goes on.
    @discardableResult
    public func begin(_ selection: PhotoSelection, in folder: PictureFolder = .personal) -> Bool {
        guard !state.isRunning else { return false }
        let previous = work
        set(.running(SavingProgress()))
        work = Task {
            await previous?.value
            await run(selection, in: folder)
        }
        return true
    }

    /// Stops the run, and waits until it has ended. What was saved is safe.
    public func cancel() async {
        work?.cancel()
        await work?.value
    }

    /// The person has seen how it ended.
    public func dismiss() {
        if !state.isRunning { set(.idle) }
    }

    /// The state now, then every later one; a slow watcher is given the newest.
    public func states() -> AsyncStream<State> {
        watchers.stream(beginningWith: state)
    }

    /// Stops the run, and lets all watchers go.
    public func close() async {
        await cancel()
        watchers.finish()
    }

    private func run(_ selection: PhotoSelection, in folder: PictureFolder) async {
        do throws(GalleryError) {
            let progress = try await save(selection, in: folder) { progress in set(.running(progress)) }
            set(.done(progress))
        } catch {
            set(.stopped(progress, error))
        }
    }

    private var progress: SavingProgress {
        switch state {
        case .idle: SavingProgress()
        case .running(let progress), .done(let progress), .stopped(let progress, _): progress
        }
    }

    private func set(_ state: State) {
        self.state = state
        watchers.tell(state)
    }
}
