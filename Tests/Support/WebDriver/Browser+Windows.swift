/// A window or tab of the browser (§11 Contexts).
public struct Window: Hashable, Sendable {
    fileprivate let handle: String
}

extension Browser {
    /// §11.4 Get Window Handles.
    public var windows: [Window] {
        get async throws { try await (ask("GET", "/window/handles") as [String]).map(Window.init) }
    }

    /// §11.1 Get Window Handle: the one that is looked at.
    public var window: Window { get async throws { Window(handle: try await ask("GET", "/window")) } }

    /// §11.3 Switch To Window.
    public func look(at window: Window) async throws {
        try await tell("POST", "/window", ["handle": .string(window.handle)])
    }

    /// §11.2 Close Window: the one that is looked at.
    public func closeWindow() async throws { try await tell("DELETE", "/window") }

    /// §11.6 Switch To Frame; what is found and clicked afterwards is inside.
    public func enter(_ frame: Element) async throws {
        try await tell("POST", "/frame", ["id": frame.json])
    }

    /// §11.6 Switch To Frame: the page itself again.
    public func leaveFrame() async throws {
        try await tell("POST", "/frame", ["id": .null])
    }
}
