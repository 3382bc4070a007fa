/// Where Vitrine keeps things (XDG Base Directory Specification 0.8), or one folder for all of it.
struct Directories: Hashable, Sendable {
    /// Holds `config.json`.
    let config: String
    /// Holds what must not be lost.
    let data: String
    /// Holds what can be fetched again.
    let cache: String

    /// Everything under one folder.
    init(under folder: String) {
        let root = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        config = root
        data = root
        cache = root + "/cache"
    }

    private init(config: String, data: String, cache: String) {
        self.config = config
        self.data = data
        self.cache = cache
    }

    /// `--data`, then `VITRINE_DATA_DIR`, then XDG's variables, then their defaults under `HOME`.
    ///
    /// - Parameter workingDirectory: what a relative folder is relative to.
    init(
        dataFlag: String?, environment: [String: String], workingDirectory: String
    ) throws(ConfigurationError) {
        func named(_ variable: String) -> String? {
            environment[variable].flatMap { $0.isEmpty ? nil : $0 }
        }
        if let folder = dataFlag ?? named("VITRINE_DATA_DIR") {
            self = Directories(under: folder.hasPrefix("/") ? folder : workingDirectory + "/" + folder)
            return
        }
        func directory(_ variable: String, _ standard: String) throws(ConfigurationError) -> String {
            // XDG: a path that is not absolute is to be ignored.
            if let path = named(variable), path.hasPrefix("/") { return path + "/vitrine" }
            guard let home = named("HOME"), home.hasPrefix("/") else { throw .noHome }
            return home + "/" + standard + "/vitrine"
        }
        self = Directories(
            config: try directory("XDG_CONFIG_HOME", ".config"),
            data: try directory("XDG_DATA_HOME", ".local/share"),
            cache: try directory("XDG_CACHE_HOME", ".cache"))
    }
}
