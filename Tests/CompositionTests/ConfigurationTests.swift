import FoundationEssentials
import SharedKernel
import TestTraits
import Testing

@testable import vitrine

@Suite struct `The configuration` {
    private let directories = Directories(under: "/somewhere")

    private func configuration(
        file: [String: String] = [:], environment: [String: String] = [:], flags: [Setting: String] = [:]
    ) throws -> Configuration {
        try Configuration(
            directories: directories, file: ConfigurationFile(values: file), environment: environment, flags: flags)
    }

    @Test(.requirement("VD-12")) func `reads the assignment's feed unless told otherwise`() throws {
        let standard = try configuration()
        #expect(standard.videoFeed.absoluteString == "https://iphonephotographyschool.com/test-api/videos")
        #expect(standard.host == "127.0.0.1")
        #expect(standard.port == 8420)
        #expect(standard.origins[.port] == .standard)
    }

    @Test func `lets the later layer win: defaults, file, environment, flags`() throws {
        let file = ["port": "1"]
        let environment = ["VITRINE_PORT": "2"]
        #expect(try configuration(file: file).port == 1)
        #expect(try configuration(file: file, environment: environment).port == 2)
        #expect(try configuration(file: file, environment: environment, flags: [.port: "3"]).port == 3)
        #expect(try configuration(file: file, environment: environment).origins[.port] == .environment)
    }

    @Test func `takes an empty variable for one that is not set`() throws {
        #expect(try configuration(environment: ["VITRINE_PORT": ""]).port == 8420)
    }

    @Test(arguments: [
        (Setting.port, "65536"), (.port, "-1"), (.port, "http"), (.host, ""), (.host, "a b"), (.log, "loud"),
        (.transport, "pigeon"),
        (.videoFeedURL, "iphonephotographyschool.com"), (.videoFeedURL, "ftp://example.org/videos"),
        (.videoFeedURL, "https://"), (.videoFeedURL, "file:///etc/passwd"),
    ])
    func `names the setting that cannot be used`(_ setting: Setting, _ value: String) throws {
        let error = try #require(throws: ConfigurationError.self) { try configuration(flags: [setting: value]) }
        guard case .badValue(setting, value, from: .flag, _) = error else {
            Issue.record("unexpected error: \(error)")
            return
        }
        #expect(error.message(in: .english).contains("“\(value)”"))
        #expect(error.message(in: .russian).contains("«\(value)»"))
    }

    @Test func `notices a key that it does not know`() throws {
        #expect(try configuration(file: ["prot": "80"]).unknownKeys == ["prot"])
    }
}

@Suite struct `The configuration file` {
    private func read(_ text: String) throws -> ConfigurationFile {
        let path = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString).json").path
        try Data(text.utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try ConfigurationFile.read(from: path)
    }

    @Test func `holds texts and whole numbers`() throws {
        #expect(try read(#"{"port": 9000, "host": "::1"}"#).values == ["port": "9000", "host": "::1"])
    }

    @Test(arguments: ["", "[]", "{", #"{"port": [1]}"#, #"{"port": null}"#, "port: 1"])
    func `says so when it is something else`(_ text: String) {
        #expect(throws: ConfigurationError.self) { try read(text) }
    }

    @Test func `is empty where there is none`() throws {
        #expect(try ConfigurationFile.read(from: "/nonexistent/config.json") == .empty)
    }
}

@Suite struct `The directories` {
    private func directories(
        flag: String? = nil, _ environment: [String: String]
    ) throws(ConfigurationError) -> Directories {
        try Directories(dataFlag: flag, environment: environment, workingDirectory: "/here")
    }

    @Test func `follow XDG`() throws {
        let home = try directories(["HOME": "/home/ada"])
        #expect(home.config == "/home/ada/.config/vitrine")
        #expect(home.data == "/home/ada/.local/share/vitrine")
        #expect(home.cache == "/home/ada/.cache/vitrine")
        let named = try directories(["HOME": "/home/ada", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "relative"])
        #expect(named.data == "/d/vitrine")
        #expect(named.cache == "/home/ada/.cache/vitrine")
    }

    @Test(arguments: [("/all", "/all"), ("all", "/here/all"), ("/all/", "/all")])
    func `put everything under one folder when asked`(_ folder: String, _ root: String) throws {
        let flagged = try directories(flag: folder, ["HOME": "/home/ada", "VITRINE_DATA_DIR": "/other"])
        #expect([flagged.config, flagged.data, flagged.cache] == [root, root, root + "/cache"])
        #expect(try directories(["VITRINE_DATA_DIR": folder]) == flagged)
    }

    @Test func `need a home or a folder`() {
        #expect(throws: ConfigurationError.noHome) { try directories([:]) }
    }
}
