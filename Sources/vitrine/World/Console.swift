import CommandLineInterface
import FoundationEssentials
import Glibc

/// The terminal, or what stands in for it.
enum Console {
    static var output: Output {
        Output(
            isTerminal: isatty(STDOUT_FILENO) == 1, width: width,
            standardOutput: { write($0, to: STDOUT_FILENO) }, standardError: { write($0, to: STDERR_FILENO) })
    }

    /// The person before it, with their browser.
    static func desk(environment: [String: String]) -> PersonsDesk {
        PersonsDesk(
            openBrowser: { PersonsBrowser.open($0.absoluteString, environment: environment) },
            typedLines: TypedLines.stream, isAtKeyboard: Typing.isAtTerminal, hideTyping: Typing.hide)
    }

    /// A reader that has gone (`| head`) is no failure: what it did not want is dropped.
    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0 && errno != EINTR { return }
            rest = rest.dropFirst(max(0, written))
        }
    }

    private static var width: Int {
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }
}
