public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The photos that were seen a short while ago, so that opening one, or keeping it, need not ask the service again.
public actor RecentPhotos {
    /// A photo, and when the service told of it.
    public struct Memory: Hashable, Sendable {
        public let photo: Photo
        public let seenAt: Date
        /// When its details were told; `nil` where they never were.
        fileprivate let detailsSeenAt: Date?
        fileprivate let turn: Int
    }

    private let time: any TimeSource
    private let limit: Int
    private let shelfLife: Duration
    private var memories: [Photo.ID: Memory] = [:]
    /// The oldest first; a photo that was seen again stands in it more than once, and only its last turn counts.
    private var turns: [(turn: Int, id: Photo.ID)] = []
    private var turn = 0

    /// - Parameters:
    ///   - limit: how many are remembered; the oldest go first.
    ///   - shelfLife: how long what the service told of a photo is good enough not to ask again.
    public init(time: any TimeSource, limit: Int = 2_000, shelfLife: Duration = .seconds(3600)) {
        self.time = time
        self.limit = max(1, limit)
        self.shelfLife = shelfLife
    }

    /// Remembers them; what a list's row lacks stays as it was told before.
    public func remember(_ photos: [Photo]) {
        let now = time.now
        for photo in photos {
            turn += 1
            let known = memories[photo.id]
            memories[photo.id] = Memory(
                photo: photo.completed(by: known?.photo), seenAt: now,
                detailsSeenAt: photo.details == nil ? known?.detailsSeenAt : now, turn: turn)
            turns.append((turn, photo.id))
        }
        if turns.count > 2 * limit { forgetOldest() }
    }

    /// What is remembered of it, however old.
    public func photo(_ id: Photo.ID) -> Memory? { memories[id] }

    /// The photo with its details, where they are still good.
    public func detailed(_ id: Photo.ID) -> Photo? {
        guard let memory = memories[id], let told = memory.detailsSeenAt else { return nil }
        let age = time.now.timeIntervalSince(told)
        return age >= 0 && age < shelfLife / .seconds(1) ? memory.photo : nil
    }

    private func forgetOldest() {
        turns = turns.filter { memories[$0.id]?.turn == $0.turn }.suffix(limit)
        let kept = Set(turns.map(\.id))
        memories = memories.filter { kept.contains($0.key) }
    }
}
