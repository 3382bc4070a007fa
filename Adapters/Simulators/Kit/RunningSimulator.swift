public import WebServer

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A service in a box that listens on one port.
public struct RunningSimulator<Service: Sendable>: Sendable {
    /// What it serves, to change how it behaves and to see what it was asked.
    public let service: Service
    private let server: RunningServer

    init(service: Service, server: RunningServer) {
        self.service = service
        self.server = server
    }

    /// `http://127.0.0.1:…`: the service's address, and where a person finds the page on which it is told how to behave.
    public var address: URL { server.address.url }

    /// Ends what is in flight after at most `grace`, and listens no more.
    public func stop(within grace: Duration = .zero) async {
        await server.stop(within: grace)
    }
}

extension [RunningServer] {
    /// Starts all of them, or none.
    public static func starting(_ servers: [Server]) async throws(ServerFailure) -> [RunningServer] {
        var running: [RunningServer] = []
        do throws(ServerFailure) {
            for server in servers { running.append(try await server.start()) }
        } catch {
            await running.stop(within: .zero)
            throw error
        }
        return running
    }

    /// Ends what is in flight after at most `grace` each, and listens no more.
    public func stop(within grace: Duration) async {
        for server in self { await server.stop(within: grace) }
    }
}
