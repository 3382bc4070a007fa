import Foundation
import PortContracts
import SharedKernel
import WebServer

/// Hosts that are there while a promise is checked.
actor Hosts {
    /// Nothing listens there.
    static let nowhere = URL(string: "http://127.0.0.1:1/")!

    private var stops: [@Sendable () async -> Void] = []

    /// Answers everything with that.
    func open(_ response: Response) async throws -> URL {
        try await open(Server { _ in response }).appending(path: "thing")
    }

    /// Takes questions and does not answer.
    func openSilent() async throws -> URL {
        try await open(
            Server { _ in
                // Ends when the client leaves.
                try? await Task.sleep(for: .seconds(86_400))
                return Response(body: .reset)
            })
    }

    /// The address of a picture, or of what is there instead.
    ///
    /// - Parameter limit: a picture that is too large is larger than that.
    func open(_ world: PictureWorld, limitInBytes limit: Int) async throws -> URL {
        switch world {
        case .picture(let picture):
            try await open(Response(headers: ["Content-Type": picture.mediaType], body: .data(picture.data)))
        case .page: try await open(.text(.ok, "<!DOCTYPE html>", type: "text/html"))
        case .tooLarge:
            try await open(
                Response(
                    headers: ["Content-Type": "image/jpeg"], body: .data([0xFF, 0xD8, 0xFF] + Data(count: limit))))
        case .gone: try await open(.text(.notFound, "Not here."))
        case .outOfReach: Self.nowhere
        case .silent: try await openSilent()
        }
    }

    func open(_ server: Server) async throws -> URL {
        let server = try await server.start()
        close { await server.stop(within: .zero) }
        return server.address.url
    }

    /// In the end, by that.
    func close(by stop: @escaping @Sendable () async -> Void) {
        stops.append(stop)
    }

    func whileOpen<World, Port>(
        _ promise: Behavior<World, Port>, _ given: Behavior<World, Port>.Given
    ) async throws {
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await promise.check(given)) } catch { outcome = .failure(error) }
        for stop in stops { await stop() }
        try outcome.get()
    }
}
