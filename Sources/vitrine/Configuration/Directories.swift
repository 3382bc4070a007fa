/// Where Vitrine keeps things (XDG Base Directory Specification 0.8), or one folder for all of it.
struct Directories: Hashable, Sendable {
    /// Holds `config.json`.
    let config: String
    /// Holds what must not be lost.
    let data: String
    /// Holds what can be fetched again.
    let cache: String
    /// Where the person saves pictures: a folder of our own among theirs.
    let pictures: String

    /// Everything under one folder.
    init(under folder: String) {
        let root = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        config = root
        data = root
        cache = root + "/cache"
        pictures = root + "/pictures"
    }

    private init(config: String, data: String, cache: String, pictures: String) {
        self.config = config
        self.data = data
        self.cache = cache
        self.pictures = pictures
    }

    /// `--data`, then `VITRINE_DATA_DIR`, then XDG's variables, then their defaults under `HOME`.
    ///
    /// - Parameters:
    ///   - workingDirectory: what a relative folder is relative to.
    ///   - userDirectories: gives the text of the file at that path, `user-dirs.dirs` of xdg-user-dirs; `nil` where there
    ///     is none.
    init(
        dataFlag: String?, environment: [String: String], workingDirectory: String,
        userDirectories: (String) -> String? = { _ in nil }
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
            if let path = named(variable), path.hasPrefix("/") { return path }
            guard let home = named("HOME"), home.hasPrefix("/") else { throw .noHome }
            return home + "/" + standard
        }
        let config = try directory("XDG_CONFIG_HOME", ".config")
        let standardPictures = try directory("XDG_PICTURES_DIR", "Pictures")
        let pictures = userDirectories(config + "/user-dirs.dirs").flatMap { text in
            Self.folder("XDG_PICTURES_DIR", in: text, home: named("HOME"))
        }
        self = Directories(
            config: config + "/vitrine",
            data: try directory("XDG_DATA_HOME", ".local/share") + "/vitrine",
            cache: try directory("XDG_CACHE_HOME", ".cache") + "/vitrine",
            pictures: (pictures ?? standardPictures) + "/Vitrine")
    }

    /// A line like `XDG_PICTURES_DIR="$HOME/Bilder"`: an absolute path, or one below the home directory.
    private static func folder(_ name: String, in text: String, home: String?) -> String? {
        let line = text.split(separator: "\n").last { $0.hasPrefix(name + "=\"") && $0.hasSuffix("\"") }
        guard var path = line.map({ String($0.dropFirst(name.count + 2).dropLast()) }) else { return nil }
        if path.hasPrefix("$HOME/"), let home { path = home + path.dropFirst("$HOME".count) }
        return path.hasPrefix("/") && path.count > 1 ? path : nil
    }
}
