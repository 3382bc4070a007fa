import SimulatorKit

/// The rights that a program may ask for: names, and the bits of the classic flow.
enum Scopes {
    static let bits: [(bit: Int, name: String)] = [
        (2, "friends"), (4, "photos"), (8, "audio"), (16, "video"), (64, "stories"), (128, "pages"), (1024, "status"),
        (2048, "notes"), (4096, "messages"), (8192, "wall"), (65_536, "offline"), (131_072, "docs"),
        (262_144, "groups"), (1_048_576, "stats"), (4_194_304, "email"),
    ]

    /// What a sign-in by VK ID asks for; names it does not know are dropped in silence.
    static func asked(inVKID text: String?) -> [String] {
        let known = Set(bits.map(\.name) + ["vkid.personal_info", "phone"])
        var asked = ["vkid.personal_info"]
        for name in (text ?? "").split(separator: " ").map(String.init) where known.contains(name) {
            if !asked.contains(name) { asked.append(name) }
        }
        return asked
    }

    /// What a classic sign-in asks for: a sum of bits, or names.
    static func asked(inClassic text: String?) -> [String] {
        let text = text ?? ""
        if let sum = Int(text) { return bits.filter { sum & $0.bit != 0 }.map(\.name) }
        let names = text.split { $0 == "," || $0 == " " }.map(String.init)
        return bits.map(\.name).filter(names.contains)
    }

    /// A right in the person's words.
    static func words(for scope: String, in say: PageLanguage) -> String {
        switch scope {
        case "vkid.personal_info": say("your name and picture", "имя и фотография профиля")
        case "photos": say("photos", "фотографии")
        case "video": say("videos", "видеозаписи")
        case "email": say("your e-mail address", "адрес электронной почты")
        case "phone": say("your phone number", "номер телефона")
        case "groups": say("your communities", "сообщества")
        case "friends": say("your friends", "друзья")
        case "wall": say("posts on your wall", "записи на стене")
        case "offline": say("access at any time", "доступ в любое время")
        default: scope
        }
    }
}
