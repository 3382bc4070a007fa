import Foundation
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `signing in to a disk from the shell` {
        enum Way: String, CaseIterable, CustomTestStringConvertible {
            /// The browser comes back to this computer.
            case returning
            /// The browser is on another computer: its last address is typed in.
            case pasted
            /// A code is typed in on another device.
            case device

            var testDescription: String { rawValue }
        }

        @Test(.requirement("DR-1", "DR-10", "DR-36", "DR-37"), arguments: Way.allCases)
        func `opens it, and signing out removes all that was kept, and says what`(_ way: Way) async throws {
            try await Home.withDisk(hasToken: false) { disk in
                #expect(try await disk.run("ls").ending == .exited(77))
                let login = try await way.login(disk)
                #expect(login.ending == .exited(0) && login.output.contains("signed in as"), "\(login.errors)")

                let session = disk.home.data.appending(path: "accounts/session-yandex.json")
                #expect(try disk.home.permissions(of: session) == 0o600)
                #expect(try disk.home.permissions(of: session.deletingLastPathComponent()) == 0o700)
                for command in [["info"], ["ls", "-R"], ["recent"], ["published"], ["find", "report"]] {
                    let ran = try await disk.run(command)
                    #expect([.exited(0), .exited(2)].contains(ran.ending), "\(command): \(ran.errors)")
                }
                let secrets = try disk.home.diskSecrets
                #expect(try await disk.answer(to: secrets[0]) == 200)
                #expect(try !disk.home.files(in: "data/drive").isEmpty)

                let logout = try await disk.vitrine(["auth", "logout", "yandex"])
                #expect(logout.ending == .exited(0) && logout.output == "Signed out.\n", "\(logout.errors)")
                #expect(logout.errors.firstMatch(of: /Removed kept lists: \d+\./) != nil, "\(logout.errors)")
                let left = try disk.home.files(in: "data").keys.filter {
                    $0.contains("drive") || $0.contains("session")
                }
                // What only keeps two programs apart holds nothing.
                #expect(left.filter { !$0.hasSuffix("/.lock") && !$0.hasSuffix(".turn") } == [])
                #expect(try await disk.answer(to: secrets[0]) == 401)
                #expect(try await disk.run("ls").ending == .exited(77))
                #expect(try await disk.vitrine(["auth", "status", "yandex"]).ending == .exited(77))
            }
        }

        @Test(.requirement("DR-4", "DR-36"))
        func `shows what was seen to the same person only, once a session has ended`() async throws {
            try await Home.withDisk(hasToken: false) { disk in
                func beginAnew() async throws {
                    try await disk.happen("withdraw-tokens")
                    #expect(try await disk.run("info").ending == .exited(77))
                    #expect(try await Way.returning.login(disk).ending == .exited(0))
                }
                #expect(try await Way.returning.login(disk).ending == .exited(0))
                #expect(try await disk.run("ls").ending == .exited(0))
                try await beginAnew()
                try await disk.behave("disk=unreachable")
                #expect(try await disk.run("ls").errors.contains("was saved"))
                try await disk.behave()

                // As if it had been somebody else's.
                let mark = disk.home.data.appending(path: "accounts/owner-yandex.json")
                #expect(try disk.home.permissions(of: mark) == 0o600)
                let other = try String(contentsOf: mark, encoding: .utf8)
                    .replacing(/[0-9a-f]{64}/, with: String(repeating: "0", count: 64))
                try Data(other.utf8).write(to: mark)
                try await beginAnew()
                #expect(try disk.home.files(in: "data/drive").keys.filter { $0.contains("listing-") } == [])
            }
        }

        @Test(.requirement("DR-1"))
        func `is not done where access is refused, and can be tried again`() async throws {
            try await Home.withDisk(hasToken: false) { disk in
                let refused = try await Way.returning.login(disk, decision: "refuse")
                #expect(refused.ending == .exited(77) && refused.errors.contains("not allowed"), "\(refused.errors)")
                #expect(try await disk.run("ls").ending == .exited(77))
                #expect(try await Way.returning.login(disk).ending == .exited(0))
            }
        }

        @Test(.requirement("DR-1"))
        func `lets no token, code or state into a log, an answer, or another file`() async throws {
            try await Home.withDisk(hasToken: false) { disk in
                var told: [String] = []
                var secrets: Set<String> = []
                for way in Way.allCases {
                    let login = try await way.login(disk, secrets: &secrets)
                    // The page's address is told, with the state in it: that is how the browser gets there.
                    told.append(
                        login.output
                            + login.errors.split(separator: "\n").filter { !$0.hasPrefix("http") }
                            .joined(separator: "\n"))
                    secrets.formUnion(try disk.home.diskSecrets)
                }
                let file = try disk.home.write(Data("x".utf8), to: "x.txt")
                let place = disk.home.directory.appending(path: "back.txt").path
                for command in [
                    ["ls", "--json"], ["put", file.path, "/x.txt"], ["get", "/x.txt", "-o", place],
                    ["publish", "/x.txt"], ["show", "/none"],
                ] {
                    let ran = try await disk.run(command)
                    told += [ran.output, ran.errors]
                }
                try await disk.serving { vitrine in
                    let visitor = Visitor(vitrine)
                    try await visitor.open(vitrine)
                    let welcome = try await visitor.page("/drive/welcome?page=3")
                    told.append(try await visitor.submit(try #require(welcome.form(to: "/drive/welcome"))).text)
                    for path in ["recent", "files?path=/Рисунки", "published", "profile", "file?path=/x.txt"] {
                        told.append(try await visitor.get("/drive/\(path.percentEncoded)").text)
                    }
                    try await disk.behave("disk=status%3A500")
                    told.append(try await visitor.get("/drive/files?path=/").text)
                    let log = vitrine.process.errors.value.text
                    #expect(log.contains("/v1/disk/resources"), "the log tells of calls")
                    told.append(log)
                }
                for command in [["drive", "ls"], ["doctor"], ["auth", "status", "yandex", "--json"]] {
                    let ran = try await disk.vitrine(command)
                    told += [ran.output, ran.errors]
                }
                #expect(secrets.count >= 8)
                for secret in secrets { #expect(!told.contains { $0.contains(secret) }, "\(secret)") }
                let files = try disk.home.files().filter { !$0.key.hasSuffix("session-yandex.json") }
                #expect(files.count > 3)
                for (path, data) in files {
                    let text = String(decoding: data, as: UTF8.self)
                    for secret in secrets { #expect(!text.contains(secret), "\(path)") }
                }
            }
        }
    }
}

extension `End to end`.`signing in to a disk from the shell`.Way {
    func login(_ disk: DiskShell, decision: String = "allow") async throws -> ChildProcess.Finished {
        var secrets: Set<String> = []
        return try await login(disk, decision: decision, secrets: &secrets)
    }

    /// - Parameter secrets: is given the code and the state of the browser's last address.
    func login(
        _ disk: DiskShell, decision: String = "allow", secrets: inout Set<String>
    ) async throws -> ChildProcess.Finished {
        let arguments = ["auth", "login", "yandex"] + (self == .device ? ["--device"] : [])
        let (finished, found) = try await disk.starting(arguments) { process in
            let page = try await page(for: process)
            guard self != .device else {
                let answer = try await page.post("decision=\(decision)")
                guard answer.status == 200 else { throw DiskShell.NotTold(description: "\(answer.status)") }
                return (try await process.finished(), Set<String>())
            }
            let end = try await page.decide(decision)
            if self == .pasted { process.type(end.absoluteString) } else { _ = try await ProviderPage.open(end) }
            let fields = URLComponents(url: end, resolvingAgainstBaseURL: false)?.queryItems ?? []
            let found = fields.filter { ["code", "state"].contains($0.name) }.compactMap(\.value)
            return (try await process.finished(), Set(found))
        }
        secrets.formUnion(found)
        return finished
    }

    /// The page that the command names; for a device, with the code that it shows.
    private func page(for process: ChildProcess) async throws -> ProviderPage {
        let isDevice = self == .device
        let address = try await process.errors.first(within: .seconds(60), "the page to sign in at") { said in
            if said.isComplete { throw DiskShell.NotTold(description: said.text) }
            for line in said.lines {
                if isDevice {
                    if let found = line.firstMatch(of: /Open (http\S+) on any device and enter: (\S+)/) {
                        return "\(found.1)?user_code=\(found.2)"
                    }
                } else if line.hasPrefix("http") {
                    return line
                }
            }
            return nil
        }
        guard let url = URL(string: address) else { throw DiskShell.NotTold(description: address) }
        return ProviderPage(url)
    }
}

extension String {
    /// As it stands in an address.
    fileprivate var percentEncoded: String { addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? self }
}

extension Home {
    /// The tokens that the session's own file holds; the access token first.
    fileprivate var diskSecrets: [String] {
        get throws {
            struct Kept: Decodable {
                let value: Value
                struct Value: Decodable { let accessToken, refreshToken: String }
            }
            let file = data.appending(path: "accounts/session-yandex.json")
            let kept = try JSONDecoder().decode(Kept.self, from: Data(contentsOf: file)).value
            return [kept.accessToken, kept.refreshToken]
        }
    }
}
