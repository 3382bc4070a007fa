import Foundation
import InMemoryAdapters
import Registration
import SharedKernel
import TestTraits
import Testing

/// Registers with a store of its own.
func registered(_ form: RegistrationForm) async throws -> Profile {
    try await Register(store: InMemoryProfileStore(), time: FixedTime(.noon), zone: .gmt)(form)
}

@Suite(.timeLimit(.minutes(2))) struct `Registering` {
    private let store = InMemoryProfileStore()
    private var register: Register { Register(store: store, time: FixedTime(.noon), zone: .gmt) }

    @Test(.requirement("RG-14", "RG-15", "RG-28")) func `remembers who did it, for the next start`() async throws {
        #expect(try await RestoreProfile(store: store)() == nil)
        #expect(try await register(.filled(firstName: "  Анна ")) == .anna)
        #expect(try await RestoreProfile(store: store)() == .anna)
        #expect(Profile.anna.fullName == "Анна O’Neil")
    }

    @Test(.requirement("RG-28")) func `is forgotten when that is asked for`() async throws {
        try await register(.filled())
        try await ForgetProfile(store: store)()
        #expect(try await RestoreProfile(store: store)() == nil)
        try await register(.filled(firstName: "Ева"))
        #expect(try await store.profile()?.firstName.rawValue == "Ева")
    }

    @Test(.requirement("RG-13")) func `stores nothing while anything is wrong, and says all of it`() async throws {
        let form = RegistrationForm.filled(firstName: "7", password: "x")
        await #expect(throws: RegistrationError.invalid(form.review(on: .today))) { try await register(form) }
        #expect(try await store.profile() == nil)
    }

    @Test func `leaves who has registered before as they are`() async throws {
        try await register(.filled())
        await #expect(throws: RegistrationError.alreadyRegistered) { try await register(.filled(firstName: "Ева")) }
        #expect(try await store.profile() == .anna)
    }

    @Test func `goes by the day where the person is`() async throws {
        let east = try #require(TimeZone(secondsFromGMT: 14 * 3_600))
        let form = RegistrationForm.filled(birthDate: "2012-11-22")
        #expect(register.review(form).findings.map(\.rule.id) == ["birth-date.too-young"])
        let there = Register(store: store, time: FixedTime(.noon), zone: east)
        #expect(there.today.description == "2026-11-22" && there.review(form).canSubmit)
        try await there(form)
    }

    @Test(arguments: [RegistrationError.diskFull, .storageFailed, .newerStorage])
    func `tells what the store could not do`(failure: RegistrationError) async throws {
        store.failWrites(with: failure)
        await #expect(throws: failure) { try await register(.filled()) }
        await #expect(throws: failure) { try await ForgetProfile(store: store)() }
        store.failReads(with: failure)
        await #expect(throws: failure) { try await RestoreProfile(store: store)() }
    }

    @Test(
        arguments: [
            RegistrationError.invalid(RegistrationForm().review(on: .today)), .alreadyRegistered, .diskFull,
            .storageFailed, .newerStorage, .cancelled,
        ])
    func `has a sentence in both languages for each failure`(failure: RegistrationError) {
        #expect(failure.message(in: .english).hasSuffix(".") && failure.message(in: .russian).hasSuffix("."))
        #expect(failure.message(in: .english) != failure.message(in: .russian))
    }

    @Test func `keeps no name that the form would not take`() throws {
        let good = try JSONEncoder().encode(Profile.anna)
        #expect(try JSONDecoder().decode(Profile.self, from: good) == .anna)
        let bad = String(decoding: good, as: UTF8.self).replacingOccurrences(of: "Анна", with: "<b>")
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Profile.self, from: Data(bad.utf8)) }
    }
}

@Suite struct `The greeting` {
    @Test(
        .requirement("RG-18"),
        arguments: [
            ("Анна", "Hello, Анна!", "Здравствуйте, Анна!"), ("O’Neil", "Hello, O’Neil!", "Здравствуйте, O’Neil!"),
            ("محمد", "Hello, \u{2068}محمد\u{2069}!", "Здравствуйте, \u{2068}محمد\u{2069}!"),
        ])
    func `names the person`(name: String, english: String, russian: String) throws {
        let profile = Profile(
            firstName: try #require(PersonName(rawValue: name)), lastName: Profile.anna.lastName,
            birthDate: Profile.anna.birthDate, registeredAt: .noon)
        #expect(Greeting(profile).text(in: .english).unicodeScalars.elementsEqual(english.unicodeScalars))
        #expect(Greeting(profile).text(in: .russian).unicodeScalars.elementsEqual(russian.unicodeScalars))
        #expect(Greeting(profile).parts(in: .russian) == ("Здравствуйте, ", name, "!"))
    }
}
