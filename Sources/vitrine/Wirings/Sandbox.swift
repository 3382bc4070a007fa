import FoundationEssentials
import VideoFeedSimulator
import WebServer

/// The simulators of all services, each on its own port, with its native paths.
struct Sandbox: Sendable {
    let videoFeed: RunningVideoFeedSimulator

    /// - Parameter firstPort: each simulator has a place of its own from there on, the same each time; 0 takes free
    ///   ports.
    static func start(firstPort: Int) async throws(ServerFailure) -> Sandbox {
        Sandbox(videoFeed: try await SimulatedVideoFeed().start(port: firstPort == 0 ? 0 : firstPort + 9))
    }

    func stop() async {
        await videoFeed.stop()
    }
}
