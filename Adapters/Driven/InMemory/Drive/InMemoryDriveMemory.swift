public import Drive
public import SharedKernel

/// Everything of a disk that was seen, kept until the process ends: every cache of the domain, and the onboarding.
public final class InMemoryDriveMemory: Sendable {
    private struct State {
        var listings: [ListingPlace: KeptListing] = [:]
        var usage: KeptUsage?
        var previews: [PreviewKey: Picture] = [:]
        var index: DiskIndex?
        var isSeen = false
    }

    private let state: Fallible<State, DriveError>

    public init(isOnboardingSeen: Bool = false) {
        state = Fallible(State(isSeen: isOnboardingSeen))
    }

    /// Fails every call that can fail so from now on; `nil` ends it.
    public func fail(with error: DriveError?) {
        state.fail(with: error)
    }

    /// How many things are kept.
    public var count: Int {
        let state = state.value
        return state.listings.count + state.previews.count + (state.usage == nil ? 0 : 1)
            + (state.index == nil ? 0 : 1)
    }
}

extension InMemoryDriveMemory: ListingCache {
    public func kept(_ place: ListingPlace) async throws(DriveError) -> KeptListing? {
        try state.read { $0.listings[place] }
    }

    public func keep(_ listing: KeptListing) async throws(DriveError) {
        try state.write { $0.listings[listing.place] = listing }
    }

    public func forget(_ scope: ForgottenListings) async throws(DriveError) {
        try state.write { state in state.listings = state.listings.filter { !scope.covers($0.key.list) } }
    }
}

extension InMemoryDriveMemory: UsageCache {
    public func keptUsage() async throws(DriveError) -> KeptUsage? { try state.read { $0.usage } }
    public func keep(_ usage: KeptUsage) async throws(DriveError) { try state.write { $0.usage = usage } }
    public func forgetUsage() async throws(DriveError) { try state.write { $0.usage = nil } }
}

extension InMemoryDriveMemory: PreviewCache {
    public func kept(_ key: PreviewKey) async -> Picture? { state.value.previews[key] }

    public func keep(_ picture: Picture, as key: PreviewKey) async throws(DriveError) {
        try state.write { $0.previews[key] = picture }
    }

    public func forgetAll() async throws(DriveError) { try state.write { $0.previews = [:] } }
}

extension InMemoryDriveMemory: DiskIndexStore {
    public func keptIndex() async throws(DriveError) -> DiskIndex? { try state.read { $0.index } }
    public func keep(_ index: DiskIndex) async throws(DriveError) { try state.write { $0.index = index } }
    public func forgetIndex() async throws(DriveError) { try state.write { $0.index = nil } }
}

extension InMemoryDriveMemory: OnboardingMemory {
    public func isSeen() async -> Bool { state.value.isSeen }
    public func rememberSeen() async throws(DriveError) { try state.write { $0.isSeen = true } }
}
