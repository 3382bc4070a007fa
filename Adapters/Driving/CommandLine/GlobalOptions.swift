public import SharedKernel

/// What every command takes, as the line and the environment say it.
public struct GlobalOptions: Hashable, Sendable {
    public let wiring: Wiring
    /// The one directory for everything (`--data`); `nil` where the line names none.
    public let dataDirectory: String?
    public let language: Language
    /// The language that the line names (`--lang`); `nil` where it leaves it to the environment.
    public let chosenLanguage: Language?
    /// Whether results and errors are JSON.
    public let printsJSON: Bool
    /// Whether only results and errors are printed.
    public let isQuiet: Bool

    /// Which world the program is wired to.
    public enum Wiring: Hashable, Sendable {
        case live, demo, memory
    }

    public init(
        wiring: Wiring = .live, dataDirectory: String? = nil, language: Language = .english,
        chosenLanguage: Language? = nil, printsJSON: Bool = false, isQuiet: Bool = false
    ) {
        self.wiring = wiring
        self.dataDirectory = dataDirectory
        self.language = chosenLanguage ?? language
        self.chosenLanguage = chosenLanguage
        self.printsJSON = printsJSON
        self.isQuiet = isQuiet
    }
}

/// What `vitrine serve` was told.
public struct ServeOptions: Hashable, Sendable {
    /// `nil` where the line names none: the configuration decides then.
    public let host: String?
    /// `nil` where the line names none; 0 takes a free port.
    public let port: Int?
    /// Whether the person's browser is opened.
    public let opensBrowser: Bool

    public init(host: String? = nil, port: Int? = nil, opensBrowser: Bool = true) {
        self.host = host
        self.port = port
        self.opensBrowser = opensBrowser
    }
}

/// What `vitrine sandbox` was told.
public struct SandboxOptions: Hashable, Sendable {
    /// `nil` where the line names none; 0 takes free ports.
    public let port: Int?

    public init(port: Int? = nil) {
        self.port = port
    }
}
