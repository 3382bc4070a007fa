import Foundation
import InMemoryAdapters
import Registration
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Any form at all` {
    @Test(.requirement("RG-13", "RG-24"), arguments: UInt64(1)...64)
    func `registers whoever is told of nothing, and nobody else; what is kept would be taken again`(
        seed: UInt64
    ) async throws {
        let form = RegistrationForm(byChance: SeededRandom(seed: seed))
        let review = form.review(on: .today)
        let store = InMemoryProfileStore()
        let register = Register(store: store, time: FixedTime(.noon), zone: .gmt)
        guard review.findings.isEmpty else {
            await #expect(throws: RegistrationError.invalid(review)) { try await register(form) }
            #expect(try await store.profile() == nil)
            #expect(
                review.findings.allSatisfy { !$0.message(in: .english).isEmpty && !$0.message(in: .russian).isEmpty })
            return
        }
        let kept = try await register(form)
        let again = RegistrationForm(
            firstName: kept.firstName.rawValue, lastName: kept.lastName.rawValue, birthDate: "\(kept.birthDate)",
            password: form.password, confirmation: form.password)
        #expect(again.review(on: .today).canSubmit)
        #expect(try await store.profile() == kept)
    }

    @Test func `is right about as often as it is wrong, so that both are tried`() {
        let right = (UInt64(1)...64).filter {
            RegistrationForm(byChance: SeededRandom(seed: $0)).review(on: .today).canSubmit
        }
        #expect((10...54).contains(right.count), "\(right.count) of 64")
    }
}

extension RegistrationForm {
    /// Texts of the pieces that rules are about; a mistake here and there.
    fileprivate init(byChance random: SeededRandom) {
        func one<Piece>(of pieces: [Piece]) -> Piece { pieces[Int(random.bytes(1)[0]) % pieces.count] }
        func name() -> String {
            (0..<5).map { _ in one(of: Self.letters) }.joined() + one(of: Self.strays)
        }
        let password = Password(one(of: ["Rain over 7 hills", "Vq7kzpwm", "Дождь над 7", "密码很长很长A1xx", "short"]))
        self.init(
            firstName: name(), lastName: name(),
            birthDate: one(of: [
                "1990-02-28", "28.02.1990", "2000-02-29", "1906-11-21", "2012-11-21", "2001-02-29", "soon",
            ]),
            password: password, confirmation: one(of: [password, password, password, password, Password("x")]))
    }

    private static let letters = [
        "a", "Zo", "e\u{301}", "Я", "ё", "م", "ح\u{200C}م", "王", "さ", "한", "\u{1112}\u{1161}\u{11AB}", "𐐯", "שָ", "-",
        "’",
        " ", "\u{A0}",
    ]
    private static let strays = [
        "", "", "", "", "", " ", "\u{200B}", "\u{202E}", "\u{200F}", "7", "😀", "\u{FEFF}", "<",
    ]
}
