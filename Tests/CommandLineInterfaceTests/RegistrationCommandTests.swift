import CommandLineInterface
import Foundation
import InMemoryAdapters
import Registration
import SharedKernel
import TestTraits
import Testing

@Suite struct `Registration from the shell` {
    let recorder = Recorder()
    var world: RegistrationWorld { recorder.registration }

    private let secret = "Vq7kzpwm"

    // MARK: A person

    @Test(.requirement("RG-13", "RG-14")) func `asks for every field, hides the passwords, and greets`() async throws {
        world.types("Анна", "Ветрова", "28.02.1990", secret, secret)
        let printed = await recorder.run("register --lang ru")
        #expect(printed.exitCode == .done)
        #expect(printed.output == "Здравствуйте, Анна!\n")
        for label in ["Имя: ", "Фамилия: ", "Дата рождения: ", "Пароль: ", "Пароль ещё раз: "] {
            #expect(printed.errors.contains(label))
        }
        #expect(world.hidings == [true, false, true, false])
        #expect(!(printed.output + printed.errors).contains(secret))
        let profile = try #require(try await world.profiles.profile())
        #expect(profile.fullName == "Анна Ветрова" && profile.birthDate.description == "1990-02-28")
    }

    @Test(.requirement("RG-26")) func `says what is wrong at once, and asks again`() async {
        world.types(
            "X7", "Anna", "Vetrova", "30.02.1990", "1990-02-28", "short", secret, "other", secret, secret)
        let printed = await recorder.run("register")
        #expect(printed.exitCode == .done)
        #expect(printed.errors.contains("Use only letters, spaces, hyphens and apostrophes. Remove “7”."))
        #expect(printed.errors.contains("there is no such day"))
        #expect(printed.errors.contains("Use at least 8 characters."))
        #expect(printed.errors.contains("Enter the same password in both fields."))
        #expect(printed.errors.contains("short") == false)
    }

    @Test func `asks only for what the line leaves out, and again for what is wrong in it`() async {
        world.types("Vetrova", secret, secret)
        let printed = await recorder.run("register --first-name Anna --last-name V3 --birth-date 1990-02-28")
        #expect(printed.exitCode == .done)
        #expect(printed.errors.contains("Last name: ") && !printed.errors.contains("First name: "))
    }

    @Test func `registers nobody when the input ends early`() async throws {
        world.types("Anna")
        let printed = await recorder.run("register --json")
        #expect(printed.exitCode == .usage && printed.errors.contains("\"code\": \"inputEnded\""))
        #expect(try await world.profiles.profile() == nil)
    }

    // MARK: A script

    @Test(.requirement("RG-14"), arguments: [["Vq7kzpwm"], ["Vq7kzpwm", "Vq7kzpwm"]])
    func `takes the password from standard input, once or twice`(lines: [String]) async throws {
        if lines.count == 1 {
            world.types(lines[0], atKeyboard: false)
        } else {
            world.types(lines[0], lines[1], atKeyboard: false)
        }
        let printed = await recorder.run(
            "register --first-name Anna --last-name Vetrova --birth-date 1990-02-28 --json")
        #expect(printed.exitCode == .done)
        #expect(
            printed.output
                == #"{"name": "Anna Vetrova", "firstName": "Anna", "lastName": "Vetrova", "birthDate": "1990-02-28", "#
                + #""registeredAt": "2025-04-07T09:00:00Z"}"# + "\n")
        #expect(printed.errors.isEmpty && world.hidings.isEmpty)
    }

    @Test(.requirement("RG-13", "RG-26")) func `tells a script everything that is wrong, and stores nothing`()
        async throws
    {
        world.types("a", "b", atKeyboard: false)
        let printed = await recorder.run("register --first-name Anna --last-name 7 --birth-date 2999-01-01 --json")
        #expect(printed.exitCode == .usage)
        for told in [
            "\"code\": \"invalid\"", "Last name: Use only letters", "Date of birth: Check the year",
            "Password: Use at least 8", "Password: Use at least one capital", "Password: Use at least one digit",
            "Password again: Enter the same",
        ] {
            #expect(printed.errors.contains(told), "\(told)")
        }
        #expect(try await world.profiles.profile() == nil)
    }

    @Test func `has no way to put a password into the line`() async {
        let printed = await recorder.run("register --password Vq7kzpwm")
        #expect(printed.exitCode == .usage && !printed.errors.contains("Vq7kzpwm"))
        #expect(await recorder.run("register --help").output.contains("stored nowhere"))
    }

    @Test func `registers one person only, and asks the second nothing`() async throws {
        try await world.profiles.add(.anna)
        world.types("Maryam")
        let printed = await recorder.run("register --json")
        #expect(printed.exitCode == .usage && printed.errors.contains("\"code\": \"alreadyRegistered\""))
        #expect(!printed.errors.contains("First name"))
    }

    // MARK: The profile

    @Test(.requirement("RG-15")) func `shows who registered`() async throws {
        try await world.profiles.add(.anna)
        #expect(
            await recorder.run("profile show --lang ru").output
                == "Анна O’Neil\nДата рождения: 28 февраля 1990\nРегистрация: 2 марта 2026, 10:00\n")
        #expect(await recorder.run("profile show --json").output.contains(#""birthDate": "1990-02-28""#))
    }

    @Test(.requirement("RG-28")) func `forgets a person who is sure, and asks one who may not be`() async throws {
        try await world.profiles.add(.anna)
        world.types("n")
        #expect(await recorder.run("profile forget").errors.contains("[y/N]"))
        #expect(try await world.profiles.profile() != nil)
        world.types("Да")
        #expect(await recorder.run("profile forget --lang ru").output == "Профиль удалён.\n")
        #expect(try await world.profiles.profile() == nil)
        for line in ["profile show", "profile forget --yes"] {
            let printed = await recorder.run(line + " --json")
            #expect(printed.exitCode == .noSuchItem && printed.errors.contains("notRegistered"))
        }
    }

    @Test func `asks a script nothing before it forgets`() async throws {
        try await world.profiles.add(.anna)
        world.types(atKeyboard: false)
        #expect(await recorder.run("profile forget --json").output == "{\"forgotten\": true}\n")
        #expect(try await world.profiles.profile() == nil)
    }

    @Test(arguments: [
        (RegistrationError.storageFailed, "storageFailed"), (.newerStorage, "newerStorage"), (.diskFull, "diskFull"),
    ])
    func `says why nothing can be kept`(error: RegistrationError, code: String) async {
        world.profiles.failReads(with: error)
        let printed = await recorder.run("profile show --json")
        #expect(printed.exitCode == .diskError && printed.errors.contains("\"code\": \"\(code)\""))
    }
}

@Suite struct `A catalog from the shell` {
    let recorder = Recorder()

    @Test(
        .requirement("RG-20", "RG-21", "RG-22"),
        arguments: [
            ("products", "$1,099.50\tRing & more\n-\tPriceless\n"), ("books", "Rain\tAda\n"),
            ("contests", "7 April 2025, 09:00 – 11:00\t2 h\tRound 1\tCodeForces\n-\t2 h\tOpen\tToph\n"),
        ])
    func `is listed for a person`(kind: String, lines: String) async {
        let printed = await recorder.run("catalog \(kind)")
        #expect(printed.exitCode == .done && printed.output.replacingOccurrences(of: "\u{A0}", with: " ") == lines)
    }

    @Test(.requirement("RG-23")) func `is given to a script with all that is known`() async {
        let products = await recorder.run("catalog products --json").output
        #expect(products.contains(#""price": 1099.5, "currency": "USD""#) && products.contains(#""rating": 3.9"#))
        #expect(products.contains(#""price": null, "currency": null"#))
        #expect(products.hasSuffix(#""source": "live", "savedAt": null, "nextPage": null, "skipped": 0}"# + "\n"))
        let contests = await recorder.run("catalog contests --json").output
        #expect(
            contests.contains(#""startsAt": "2025-04-07T09:00:00Z""#) && contests.contains(#""durationSeconds": 7200"#))
        #expect(await recorder.run("catalog books --json").output.contains(#""author": "Ada""#))
    }

    @Test(.requirement("RG-22")) func `comes from what is kept while its source is gone, and says so`() async {
        let source = recorder.registration.lists[.books]
        _ = await recorder.run("catalog books")
        source?.fail(with: .sourceFailed)
        let printed = await recorder.run("catalog books")
        #expect(printed.exitCode == .done && printed.output == "Rain\tAda\n")
        #expect(
            printed.errors.contains("The list of books cannot be had") && printed.errors.contains("12\u{A0}minutes ago")
        )
        #expect(await recorder.run("catalog books --json").output.contains(#""source": "cache", "savedAt": "2025-"#))
    }

    @Test(arguments: [
        (CatalogError.offline, ExitCode.unavailable, "offline"), (.sourceFailed, .unavailable, "sourceFailed"),
        (.unreadable, .unavailable, "unreadable"), (.tryLater(after: .seconds(7)), .tryLater, "tryLater"),
    ])
    func `says why it cannot be had`(error: CatalogError, exitCode: ExitCode, code: String) async {
        recorder.registration.lists[.contests]?.fail(with: error)
        let printed = await recorder.run("catalog contests --json")
        #expect(printed.exitCode == exitCode && printed.errors.contains("\"code\": \"\(code)\""))
        #expect(printed.errors.contains("The list of contests"))
    }

    @Test func `says when there is nothing in it`() async {
        recorder.registration.lists[.books]?.answer(with: CatalogList([], skipped: 2))
        let printed = await recorder.run("catalog books")
        #expect(printed.exitCode == .nothingMatched && printed.output.isEmpty)
        #expect(printed.errors.contains("There is nothing here.") && printed.errors.contains("2\u{A0}entries"))
    }
}

extension Profile {
    fileprivate static let anna = Profile(
        firstName: PersonName(rawValue: "Анна")!, lastName: PersonName(rawValue: "O’Neil")!,
        birthDate: CalendarDay("1990-02-28")!, registeredAt: Date(timeIntervalSince1970: 1_772_445_600))
}
