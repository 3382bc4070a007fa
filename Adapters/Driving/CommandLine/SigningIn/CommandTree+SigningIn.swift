import Arguments

extension CommandTree {
    static let provider = Operand.choice(
        "PROVIDER", of: ProviderName.allCases, Phrase("Where you have the account", "Где у вас учётная запись"))
    static let paste = Option.flag(
        "paste", Phrase("Paste the address at which the browser ends", "Вставить адрес, на котором закончит браузер"))
    static let device = Option.flag(
        "device", Phrase("Enter a short code on another device", "Ввести короткий код на другом устройстве"))
    static let redirectPort = Option.integer(
        "port", placeholder: "PORT", in: 0...65535, default: 0,
        Phrase(
            "Where the browser comes back to; 0 takes a free port", "Порт, на который вернётся браузер; 0 — любой"))

    static let auth = Command(
        "auth", Phrase("Sign in and out", "Вход и выход"),
        commands: [
            Command(
                "login", Phrase("Sign in with a browser", "Войти через браузер"),
                details: Phrase(
                    "Opens the provider's page and waits for it to come back; its last address may be pasted instead.",
                    "Открывает страницу сервиса и ждёт возвращения; можно вставить её последний адрес."),
                options: [paste, device, redirectPort], operands: [provider]),
            Command("status", Phrase("Who is signed in", "Кто вошёл"), operands: [provider]),
            Command(
                "logout", Phrase("Sign out, and remove what was kept", "Выйти и удалить сохранённое"),
                operands: [provider]),
        ])
}
