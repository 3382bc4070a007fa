public import WebServer

/// A service in a box: it is told how to behave, and counts what it is asked.
public protocol ControlledSimulator: Sendable {
    associatedtype Conduct: Codable & Hashable & Sendable

    var controls: Controls<Conduct> { get }
}

extension ControlledSimulator {
    /// How it behaves from the next request on.
    public var conduct: Conduct {
        get { controls.conduct }
        nonmutating set { controls.conduct = newValue }
    }
}

/// A service that speaks on one host.
public protocol SingleHostSimulator: ControlledSimulator {
    func respond(to request: Request) async -> Response
}

extension SingleHostSimulator {
    /// How often that path was asked for, whatever the query and the answer. Its own pages do not count.
    public func requests(to path: String) -> Int {
        controls.requests(to: path)
    }

    /// Returns when that path was asked for so often, or the caller's task is cancelled.
    public func waitForRequest(to path: String, count: Int = 1) async {
        await controls.waitForRequest(to: path, count: count)
    }

    /// Listens on loopback and answers until it is stopped.
    ///
    /// - Parameter port: 0 takes a free one.
    public func start(port: Int = 0) async throws(ServerFailure) -> RunningSimulator<Self> {
        let server = Server(configuration: Server.Configuration(port: port)) { await self.respond(to: $0) }
        return RunningSimulator(service: self, server: try await server.start())
    }
}

/// A service that speaks on several hosts.
public protocol ManyHostSimulator: ControlledSimulator {
    associatedtype Host: RawRepresentable<String> & Sendable

    /// The one that is meant where none is named.
    static var mainHost: Host { get }

    /// What time it is there.
    var clock: PassingClock { get }
}

extension ManyHostSimulator {
    /// How often that path was asked for, whatever the query and the answer. Control pages do not count.
    public func requests(to path: String, of host: Host = Self.mainHost) -> Int {
        controls.requests(to: host.rawValue + path)
    }

    /// Returns when that path was asked for so often, or the caller's task is cancelled.
    public func waitForRequest(to path: String, of host: Host = Self.mainHost, count: Int = 1) async {
        await controls.waitForRequest(to: host.rawValue + path, count: count)
    }

    /// Makes tokens, codes and links older by so much.
    public func letTimePass(_ duration: Duration) {
        clock.letPass(duration)
    }
}
