import Foundation
import InMemoryAdapters
import Registration
import SharedKernel
import TestTraits
import Testing
import WebServer

@Suite struct `The form of registration` {
    private static let good = [
        "first-name": "Anna", "last-name": "O’Neil", "birth-date": "1990-02-28", "password": "Vq7kzpwm",
        "confirmation": "Vq7kzpwm",
    ]

    private func visitor(_ world: RegistrationWorld = RegistrationWorld(), _ language: Language = .english) async throws
        -> Visitor
    {
        try await Visitor(registration: world, language: language).entered()
    }

    @Test(.requirement("RG-1", "RG-7", "RG-8", "RG-9", "RG-10", "RG-11", "RG-12", "RG-25"))
    func `has five fields with their labels, and one button`() async throws {
        let page = try await visitor().get("/register").text
        for field in [
            #"<label for="first-name">First name</label>"#, #"autocomplete="given-name""#,
            #"<label for="last-name">Last name</label>"#, #"autocomplete="family-name""#,
            #"<label for="birth-date">Date of birth</label>"#, #"type="date" autocomplete="bday" min="1901-03-30""#,
            #"max="2008-03-29""#, #"<label for="password">Password</label>"#,
            #"<label for="confirmation">Password again</label>"#,
        ] {
            #expect(page.contains(field), "\(field)")
        }
        #expect(page.count(of: #"type="password" autocomplete="new-password""#) == 2)
        #expect(page.count(of: "data-reveals=") == 2)
        #expect(page.count(of: #"id="register-button""#) == 1 && !page.contains("aria-invalid=\"true\""))
        #expect(
            try await visitor(RegistrationWorld(), .russian).get("/register").text.contains(">Регистрация</button>"))
    }

    @Test(.requirement("RG-14", "RG-15", "RG-28"))
    func `leads on to the main screen when all is right, and stays there`()
        async throws
    {
        let world = RegistrationWorld()
        let visitor = try await visitor(world)
        #expect(try await visitor.get("/catalog").headers["Location"] == "/register")
        let answer = try await visitor.post("/register", Self.good)
        #expect(answer.status == .seeOther && answer.headers["Location"] == "/catalog")
        #expect(try await world.profiles.profile()?.fullName == "Anna O’Neil")
        #expect(try await visitor.get("/catalog").status == .ok)
        #expect(try await visitor.get("/register").headers["Location"] == "/catalog")
        #expect(try await visitor.post("/register", Self.good).headers["Location"] == "/catalog")
        #expect(try await visitor.get("/").text.contains(", Anna</h1>"))
    }

    @Test(
        .requirement("RG-13", "RG-26"),
        arguments: [
            ("first-name", "", "Enter your first name."), ("first-name", "An7a", "Remove “\u{2068}7\u{2069}”."),
            ("last-name", "V", "Use at least 2 letters."), ("birth-date", "2023-02-29", "29 February"),
            ("birth-date", "2020-01-01", "at least 14 years old"), ("password", "Anna1234", "without your own name"),
            ("password", "Password1", "most common passwords"), ("confirmation", "Vq7kzpwM", "the same password"),
        ])
    func `is shown again with what is wrong when one field is, and nothing is stored`(
        field: String, text: String, told: String
    ) async throws {
        let world = RegistrationWorld()
        var fields = Self.good
        fields[field] = text
        let answer = try await visitor(world).post("/register", fields)
        #expect(answer.status == .unprocessableContent)
        #expect(answer.text.contains(told) && answer.text.contains("href=\"#\(field)\""))
        let control = answer.text.between("id=\"\(field)\"", ">") ?? ""
        #expect(control.contains("aria-invalid=\"true\"") && control.contains("\(field)-findings"))
        #expect(control.contains("autofocus") || field == "password")
        #expect(try await world.profiles.profile() == nil)
    }

    @Test(.requirement("RG-26")) func `names every rule that is broken, in every field, and leads to each`()
        async throws
    {
        let text = try await visitor().post(
            "/register", ["first-name": "7", "password": "short", "confirmation": "other"]
        ).text
        for (field, told) in [
            ("first-name", ["Use only letters", "Use at least 2 letters"]), ("last-name", ["Enter your last name"]),
            ("birth-date", ["Enter your date"]),
            ("password", ["Use at least 8", "Use at least one capital", "Use at least one digit"]),
            ("confirmation", ["Enter the same"]),
        ] {
            let below = try #require(text.between("id=\"\(field)-findings\"", "</div>"))
            #expect(told.allSatisfy(below.contains), "\(field)")
            #expect(below.count(of: "class=\"finding\"") == told.count, "\(field)")
        }
        let summary = try #require(text.between("id=\"register-summary\"", "</ul>"))
        #expect(summary.contains("role=\"alert\"") && summary.count(of: "<a href=\"#") == 5)
    }

    @Test(.requirement("RG-15")) func `never sends a password back`() async throws {
        let answer = try await visitor().post(
            "/register", ["first-name": "A<b>", "password": "Secret-77x", "confirmation": "Secret-77y"])
        #expect(!answer.text.contains("Secret-77"))
        #expect(answer.text.contains(#"value="A&lt;b"#))
    }

    @Test func `says of the fields that were touched what is wrong, and ticks off what is right`() async throws {
        let visitor = try await visitor()
        let quiet = try await visitor.post("/register/review", ["first-name": "7", "password": "Vq7"])
        #expect(!quiet.text.contains("aria-invalid=\"true\"") && quiet.text.count(of: "class=\"met\"") == 4)
        let told = try await visitor.post(
            "/register/review", ["first-name": "7", "password": "Vq7", "touched": "first-name"])
        #expect(told.text.contains("Use only letters") && told.text.count(of: "aria-invalid=\"true\"") == 1)
        #expect(told.status == .ok && !told.text.contains("<html"))
    }

    @Test(arguments: [(RegistrationError.diskFull, "disk is full"), (.storageFailed, "cannot be read or written")])
    func `says why nobody can be registered, and keeps what was typed`(error: RegistrationError, told: String)
        async throws
    {
        let world = RegistrationWorld()
        world.profiles.failWrites(with: error)
        let answer = try await visitor(world).post("/register", Self.good)
        #expect(answer.status == .serviceUnavailable && answer.text.contains(told))
        #expect(answer.text.contains(#"value="Anna""#))
    }

    @Test func `takes no form from elsewhere`() async throws {
        let world = RegistrationWorld()
        #expect(try await visitor(world).post("/register", Self.good, token: "other").status == .forbidden)
        #expect(try await world.profiles.profile() == nil)
    }
}

@Suite struct `The profile's screen` {
    @Test(.requirement("RG-28")) func `shows who registered, and forgets them when they are sure`() async throws {
        let world = RegistrationWorld(profile: .anna)
        let visitor = try await Visitor(registration: world, language: .russian).entered()
        let page = try await visitor.get("/profile").text
        #expect(page.contains("<bdi>Анна</bdi>") && page.contains("28 февраля 1990"))
        let asked = try await visitor.post("/profile/forget")
        #expect(asked.status == .ok && asked.text.contains("Удалить этот профиль?"))
        #expect(try await world.profiles.profile() != nil)
        #expect(try await visitor.post("/profile/forget", ["confirmed": "1"]).headers["Location"] == "/register")
        #expect(try await world.profiles.profile() == nil)
        #expect(try await visitor.get("/profile").headers["Location"] == "/register")
    }

    @Test func `tells when the profile cannot be read`() async throws {
        let world = RegistrationWorld(profile: .anna)
        world.profiles.failReads(with: .newerStorage)
        let visitor = try await Visitor(registration: world, language: .english).entered()
        for path in ["/profile", "/catalog", "/register"] {
            let answer = try await visitor.get(path)
            #expect(answer.status == .serviceUnavailable && answer.text.contains("newer version"))
        }
        #expect(try await visitor.get("/").status == .ok)
    }
}
