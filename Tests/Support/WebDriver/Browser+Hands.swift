/// The person's hands: keys and fingers (§15 Actions).
extension Browser {
    /// Presses and releases a key.
    public func press(_ key: Key, with modifier: Key? = nil) async throws {
        var steps: [JSON] = [
            ["type": "keyDown", "value": .string(key.value)], ["type": "keyUp", "value": .string(key.value)],
        ]
        if let modifier {
            steps.insert(["type": "keyDown", "value": .string(modifier.value)], at: 0)
            steps.append(["type": "keyUp", "value": .string(modifier.value)])
        }
        try await perform([["type": "key", "id": "keyboard", "actions": .array(steps)]])
    }

    /// Puts a finger at a point of the viewport, draws it down (or up, when negative) and lifts it.
    public func drag(fromX x: Int, y: Int, downBy distance: Int, inSteps steps: Int = 12) async throws {
        var actions: [JSON] = [
            ["type": "pointerMove", "duration": 0, "x": .number(Double(x)), "y": .number(Double(y))],
            ["type": "pointerDown", "button": 0],
        ]
        for step in 1...steps {
            actions.append([
                "type": "pointerMove", "duration": 20, "x": .number(Double(x)),
                "y": .number(Double(y + distance * step / steps)),
            ])
        }
        actions.append(["type": "pointerUp", "button": 0])
        try await perform([
            ["type": "pointer", "id": "finger", "parameters": ["pointerType": "touch"], "actions": .array(actions)]
        ])
    }

    private func perform(_ actions: [JSON]) async throws {
        try await tell("POST", "/actions", ["actions": .array(actions)])
    }
}

/// A key, as §15.4.2 (keyboard actions) names it.
public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
    let value: String

    public init(stringLiteral value: String) { self.value = value }

    public static let tab: Key = "\u{E004}"
    public static let enter: Key = "\u{E007}"
    public static let shift: Key = "\u{E008}"
    public static let alt: Key = "\u{E00A}"
    public static let escape: Key = "\u{E00C}"
    public static let space: Key = " "
    public static let left: Key = "\u{E012}"
    public static let up: Key = "\u{E013}"
    public static let right: Key = "\u{E014}"
    public static let down: Key = "\u{E015}"
    public static let delete: Key = "\u{E017}"
}
