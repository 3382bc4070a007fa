import Foundation
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `registering from the shell` {
        private static let secret = "Hush-hush 77"

        @Test(.requirement("RG-13", "RG-14", "RG-15", "RG-26", "RG-28"))
        func `asks on a terminal, says what is wrong, shows no password, and is known from then on`() async throws {
            try await Home.fresh { home in
                let terminal = try Terminal()
                try await home.starting(home.command("register", "--lang", "ru"), before: terminal) { process in
                    let answers = [
                        ("Имя: ", "Анна7"), ("Уберите «7».", "Анна"), ("Фамилия: ", "O’Neil"),
                        ("Дата рождения: ", "29.02.1990"), ("високосные годы.", "28.02.1990"),
                        ("Пароль: ", "short"), ("не меньше 8 символов.", Self.secret),
                        ("Пароль ещё раз: ", "other"), ("один и тот же пароль.", Self.secret),
                        ("Пароль ещё раз: ", Self.secret),
                    ]
                    var read = 0
                    for (question, answer) in answers {
                        let from = read
                        read = try await process.errors.first(within: .seconds(60), question) { said in
                            let new = said.text.dropFirst(from)
                            guard let place = new.firstRange(of: question) else { return nil }
                            // The question ends what was said: it waits.
                            let end = new.distance(from: new.startIndex, to: place.upperBound)
                            return said.text.hasSuffix(": ") ? from + end : nil
                        }
                        terminal.type(answer)
                    }
                    let run = try await process.finished()
                    #expect(run.ending == .exited(0) && run.output == "Здравствуйте, Анна!\n")
                    let seen = terminal.seen() + run.output + run.errors
                    #expect(seen.contains("Анна7") && !seen.contains(Self.secret) && !seen.contains("short"))
                }
                #expect(try await home.run(home.command("profile", "show")).output.hasPrefix("Анна O’Neil\n"))
                let file = home.data.appending(path: "profile/profile.json")
                let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
                #expect(attributes[.posixPermissions] as? Int == 0o600)
                #expect(try home.filesHolding("Анна") == ["profile/profile.json"])
                #expect(try home.filesHolding("hush") == [])
            }
        }

        @Test(.requirement("RG-13", "RG-14", "RG-28"))
        func `takes a script's lines, refuses what breaks a rule, and forgets without a question`() async throws {
            try await Home.fresh { home in
                let given = ["--first-name", "Анна", "--last-name", "O’Neil", "--birth-date", "1990-02-28", "--json"]
                let register = home.command("register") + given
                for lines in [["x"], ["Hush-hush 77", "Hush-hush 78"], []] {
                    let run = try await home.run(register, piping: lines)
                    #expect(run.ending == .exited(64) && run.errors.contains("\"invalid\""), "\(lines)")
                    #expect(run.output.isEmpty && !run.errors.contains("ush-hush"))
                    #expect(try home.filesHolding("O’Neil") == [])
                }
                let done = try await home.run(register, piping: [Self.secret])
                #expect(done.ending == .exited(0) && done.errors.isEmpty)
                #expect((try done.json as? [String: Any])?["name"] as? String == "Анна O’Neil")
                let again = try await home.run(register, piping: [Self.secret])
                #expect(again.ending == .exited(64) && again.errors.contains("\"alreadyRegistered\""))
                #expect(try await home.run(home.command("profile", "forget")).output == "The profile is forgotten.\n")
                let gone = try await home.run(home.command("profile", "show", "--lang", "ru"))
                #expect(gone.ending == .exited(66) && gone.errors.contains("никто не зарегистрирован"))
                #expect(try home.filesHolding("O’Neil") == [])
            }
        }

        @Test(.requirement("RG-15"))
        func `says so when the profile is damaged, and keeps what is left of it`() async throws {
            try await Home.fresh { home in
                try await home.register()
                let file = home.data.appending(path: "profile/profile.json")
                // Its fields stand in any order, so no more than the last brace may go.
                let torn = try Data(contentsOf: file).dropLast()
                try torn.write(to: file)
                let run = try await home.run(home.command("profile", "show"))
                #expect(run.ending == .exited(66) && run.errors.contains("Nobody has registered here."))
                let checks = try await home.run(home.command("doctor", "--demo")).output
                #expect(checks.contains("set aside") && checks.contains("/profile/profile.json"), "\(checks)")
                let kept = try home.filesHolding("Anna")
                #expect(kept.count == 1 && kept != ["profile/profile.json"])
                try await home.register()
                #expect(try await home.run(home.command("profile", "show")).ending == .exited(0))
            }
        }

        @Test(.requirement("RG-20", "RG-21", "RG-22"), arguments: Wiring.allCases, ["products", "books", "contests"])
        func `lists a catalog in a world without a network`(_ wiring: Wiring, _ list: String) async throws {
            try await Home.fresh { home in
                let run = try await home.run(home.command("catalog", list, wiring.option, "--json"))
                #expect(run.ending == .exited(0), "\(run.errors)")
                let told = try #require(try run.json as? [String: Any])
                let items = try #require(told["items"] as? [[String: Any]])
                #expect(items.count > 8 && told["source"] as? String == "live")
                let field = ["products": "price", "books": "author", "contests": "startsAt"][list] ?? ""
                #expect(items.contains { $0["title"] is String && !($0[field] is NSNull) && $0[field] != nil })
                let lines = try await home.run(home.command("catalog", list, wiring.option, "--lang", "ru")).output
                #expect(lines.split(separator: "\n").count == items.count)
                #expect(list != "products" || lines.contains(",95\u{A0}$\t"))
            }
        }

        @Test(.requirement("RG-16", "RG-22"))
        func `shows the list that was seen once its source is gone, and names the one that never was`() async throws {
            try await Home.fresh { home in
                let settings = try await home.sandbox { sandbox in
                    struct Services: Decodable { let fakeStore, fakerAPI: String }
                    let services = try JSONDecoder().decode(Services.self, from: Data(sandbox.line.utf8))
                    let settings = [
                        "VITRINE_FAKESTORE_URL": services.fakeStore, "VITRINE_FAKERAPI_URL": services.fakerAPI,
                    ]
                    let live = try await home.run(home.command("catalog", "products"), changing: settings)
                    #expect(live.ending == .exited(0) && live.errors.isEmpty)
                    return settings
                }
                let kept = try await home.run(home.command("catalog", "products", "--json"), changing: settings)
                let told = try #require(try kept.json as? [String: Any])
                #expect(told["source"] as? String == "cache" && told["savedAt"] is String)
                #expect(kept.ending == .exited(0) && kept.errors.contains("was saved"))
                let never = try await home.run(
                    home.command("catalog", "books", "--lang", "ru"), changing: settings)
                #expect(never.ending == .exited(69) && never.output.isEmpty)
                #expect(never.errors.contains("Список книг недоступен."))
            }
        }
    }
}

extension Home {
    func command(_ words: String...) -> [String] { words + ["--data", data.path] }

    /// What in its data folder holds a text, in whatever letters.
    func filesHolding(_ text: String) throws -> [String] {
        guard FileManager.default.fileExists(atPath: data.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: data.path).filter { path in
            // What is a directory holds no text.
            guard let bytes = try? Data(contentsOf: data.appending(path: path)) else { return false }
            return String(decoding: bytes, as: UTF8.self).localizedCaseInsensitiveContains(text)
        }.sorted()
    }
}
