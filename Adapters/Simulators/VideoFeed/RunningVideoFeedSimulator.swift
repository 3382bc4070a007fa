public import SimulatorKit

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A simulated feed that listens.
public typealias RunningVideoFeedSimulator = RunningSimulator<SimulatedVideoFeed>

extension RunningVideoFeedSimulator {
    /// The whole address of the newer list: every lesson with a clip of its own.
    public var feedURL: URL { listURL(.lessons) }

    public func listURL(_ generation: FeedGeneration) -> URL {
        address.appending(path: generation.path)
    }

    /// What a list says while nothing is wrong with it.
    public func entries(of generation: FeedGeneration) -> [FeedEntry] {
        service.entries(of: generation, on: address.absoluteString)
    }
}
