/// What the browser pretends, over the Chrome DevTools Protocol.
extension Browser {
    func emulate(_ wishes: Wishes) async throws {
        try await see(on: wishes.screen)
        try await see(in: wishes.theme, reducingMotion: wishes.reducesMotion)
        if !wishes.runsScripts { try await devTools("Emulation.setScriptExecutionDisabled", ["value": true]) }
    }

    /// Makes the viewport as large as `screen`.
    public func see(on screen: Wishes.Screen) async throws {
        try await devTools(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(screen.width)), "height": .number(Double(screen.height)),
                "deviceScaleFactor": 1, "mobile": .bool(screen.isTouched),
            ])
        try await devTools("Emulation.setTouchEmulationEnabled", ["enabled": .bool(screen.isTouched)])
    }

    /// What the system would say of light or dark, and of motion.
    public func see(in theme: Wishes.Theme, reducingMotion: Bool = false) async throws {
        try await devTools(
            "Emulation.setEmulatedMedia",
            [
                "features": [
                    ["name": "prefers-color-scheme", "value": .string(theme.rawValue)],
                    ["name": "prefers-reduced-motion", "value": reducingMotion ? "reduce" : "no-preference"],
                ]
            ])
    }

    /// Cuts the browser off from every server, or lets it back.
    public func goOffline(_ offline: Bool = true) async throws {
        try await devTools("Network.enable")
        try await devTools(
            "Network.emulateNetworkConditions",
            ["offline": .bool(offline), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
    }

    func devTools(_ command: String, _ parameters: JSON = [:]) async throws {
        let _: JSON = try await devTools(command, parameters)
    }

    func devTools<Value: Decodable>(_ command: String, _ parameters: JSON) async throws -> Value {
        try await ask("POST", "/goog/cdp/execute", ["cmd": .string(command), "params": parameters])
    }
}
