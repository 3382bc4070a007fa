#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Response {
    /// A stream of events for a page's `EventSource`, until the closure returns or the page leaves.
    ///
    /// ```swift
    /// .events { sink in
    ///     for await change in changes { try await sink.send(ServerSentEvent(event: "change", data: change.json)) }
    /// }
    /// ```
    ///
    /// - Parameter heartbeat: how often a comment is sent along, so that nothing between the two takes the connection
    ///   for dead.
    public static func events(
        heartbeat: Duration = .seconds(15), _ send: @escaping @Sendable (EventSink) async throws -> Void
    ) -> Self {
        let headers: HeaderFields = ["Content-Type": "text/event-stream", "Cache-Control": "no-store"]
        return Response(
            headers: headers,
            body: .stream { writer in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask {
                        while true {
                            try await Task.sleep(for: heartbeat)
                            try await writer.write(Data(":\n\n".utf8))
                        }
                    }
                    group.addTask { try await send(EventSink(writer: writer)) }
                    defer { group.cancelAll() }
                    try await group.next()
                }
            })
    }
}

/// Where events are sent.
public struct EventSink: Sendable {
    fileprivate let writer: any BodyWriter

    /// Waits until the page has taken what came before.
    ///
    /// - Throws: when the page is gone, too slow, or the server stops.
    public func send(_ event: ServerSentEvent) async throws {
        try await writer.write(Data(event.wire.utf8))
    }
}
