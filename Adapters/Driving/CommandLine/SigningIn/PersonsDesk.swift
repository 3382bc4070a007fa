#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The person before the terminal, as a command that needs them finds them: their browser, and what they type.
public struct PersonsDesk: Sendable {
    let openBrowser: @Sendable (URL) -> Void
    let typedLines: @Sendable () -> AsyncStream<String>
    let isAtKeyboard: Bool
    let hideTyping: @Sendable (Bool) -> Void

    /// - Parameters:
    ///   - openBrowser: shows a page where there is a desktop to show it on.
    ///   - typedLines: what is typed or piped in from now on, a line each, until its end.
    ///   - isAtKeyboard: whether a person types it, rather than a script.
    ///   - hideTyping: whether what is typed from now on is hidden from sight.
    public init(
        openBrowser: @escaping @Sendable (URL) -> Void, typedLines: @escaping @Sendable () -> AsyncStream<String>,
        isAtKeyboard: Bool = false, hideTyping: @escaping @Sendable (Bool) -> Void = { _ in }
    ) {
        self.openBrowser = openBrowser
        self.typedLines = typedLines
        self.isAtKeyboard = isAtKeyboard
        self.hideTyping = hideTyping
    }
}
