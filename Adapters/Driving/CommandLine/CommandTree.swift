import Arguments
import SharedKernel

/// Every command of Vitrine: parsing, help and completions come from here.
enum CommandTree {
    static let json = Option.flag("json", Phrase("Print JSON, for scripts", "Выводить JSON, для скриптов"))
    static let data = Option.optional(
        "data", placeholder: "DIR", kind: .directory, environment: "VITRINE_DATA_DIR",
        Phrase("Keep everything under this directory", "Хранить всё в этом каталоге"))
    static let demo = Option.flag(
        "demo",
        Phrase("Use the built-in sandbox: no account, no network", "Встроенная песочница: без сети и учётных записей"))
    static let memory = Option.flag("memory", Phrase("Keep nothing on disk", "Ничего не хранить на диске"))
    static let language = Option.choice(
        "lang", of: Language.allCases, environment: "LC_ALL, LC_MESSAGES, LANG",
        Phrase("Speak English or Russian", "Говорить по-английски или по-русски"))
    static let quiet = Option.flag("quiet", Phrase("Print results and errors only", "Только результаты и ошибки"))

    static let host = Option.text(
        "host", placeholder: "ADDRESS", default: "127.0.0.1",
        Phrase(
            "Listen on this address; any but loopback is open to other computers",
            "Адрес; кроме 127.0.0.1, он виден другим компьютерам"))
    static let port = Option.integer(
        "port", placeholder: "PORT", in: 0...65535, default: 8420,
        Phrase("Listen on this port; 0 takes a free one", "Порт; 0 — любой свободный"))
    static let sandboxPort = Option.integer(
        "port", placeholder: "PORT", in: 0...65535, default: 9420,
        Phrase("The first simulator's port; 0 takes free ones", "Порт первого симулятора; 0 — любые свободные"))
    static let noOpen = Option.flag("no-open", Phrase("Do not open the browser", "Не открывать браузер"))
    static let videoID = Operand.required(
        "ID",
        Phrase(
            "The whole id, or its number where that is enough",
            "Идентификатор целиком или его номер, если он один такой"))
    static let source = Operand.required(
        "ID|URL",
        Phrase(
            "The whole id, its number, or an address of the web (with -o)",
            "Идентификатор, его номер или адрес в сети (с -o)"))
    static let file = Option.optional(
        "output", short: "o", placeholder: "FILE", kind: .file,
        Phrase("Put the file there, not on the shelf", "Сохранить в этот файл, а не в загрузки"))
    static let sha256 = Option.optional(
        "sha256", placeholder: "HEX",
        Phrase(
            "Save no other file than the one of this SHA-256 (with -o)", "Сохранить только файл с этой суммой (с -o)"))
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
    static let page = Option.optional(
        "page", placeholder: "PAGE",
        Phrase("The page that an earlier list named as the next", "Страница, названная в прежнем списке следующей"))
    static let item = Operand.required("ID", Phrase("A photo or a video of the list", "Фотография или видео из списка"))
    static let photos = Operand.any("ID", Phrase("Photos of the list", "Фотографии из списка"))
    static let everyPhoto = Option.flag(
        "all", Phrase("Every photo; those saved before are left as they are", "Все фотографии, кроме уже сохранённых"))
    static let since = Option.optional(
        "since", placeholder: "DATE", Phrase("Only those uploaded since that day", "Только загруженные с этого дня"))
    static let folder = Option.optional(
        "to", placeholder: "DIR", kind: .directory,
        Phrase("Put them there, not among your pictures", "Сохранить в эту папку, а не в изображения"))
    static let firstName = Option.optional(
        "first-name", placeholder: "NAME", Phrase("Your first name", "Ваше имя"))
    static let lastName = Option.optional(
        "last-name", placeholder: "NAME", Phrase("Your last name", "Ваша фамилия"))
    static let birthDate = Option.optional(
        "birth-date", placeholder: "DATE", Phrase("The day you were born, like 1990-02-28", "День рождения: 1990-02-28")
    )
    static let isSure = Option.flag("yes", Phrase("Do not ask whether you are sure", "Не переспрашивать"))
    static let shell = Operand.choice("SHELL", of: Shell.allCases, Phrase("Which shell", "Какая оболочка"))

    static func program(version: String) -> Program {
        Program(
            "vitrine", version: version,
            Phrase(
                "One window onto your photos, videos and files.", "Одно окно к вашим фотографиям, видео и файлам."),
            commands: [
                serve, sandbox, auth, gallery, unsplash, favorites, drive, register, profile, catalog, videos, doctor,
                completions,
            ],
            globalOptions: [json, data, demo, memory, language, quiet],
            exclusions: [[demo, memory], [paste, device], [replace, keepBoth]])
    }

    private static let serve = Command(
        "serve", Phrase("Show everything in a browser", "Показать всё в браузере"),
        details: Phrase(
            "Prints the page's address when it is ready, then serves it until stopped.",
            "Выводит адрес страницы, когда всё готово, и работает, пока не остановят."),
        options: [host, port, noOpen])
    private static let sandbox = Command(
        "sandbox", Phrase("Run simulators of the services", "Запустить симуляторы сервисов"),
        details: Phrase(
            "Prints one line of JSON with their addresses, then serves until stopped.",
            "Выводит их адреса одной строкой JSON и работает, пока не остановят."),
        options: [sandboxPort])
    private static let auth = Command(
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
    private static let gallery = Command(
        "gallery", Phrase("A community's photos and videos", "Фотографии и видео сообщества"),
        commands: [
            Command("photos", Phrase("List photos, newest first", "Список фотографий, сначала новые"), options: [page]),
            Command("videos", Phrase("List videos", "Список видео"), options: [page]),
            Command("show", Phrase("Show one photo or video", "Показать фотографию или видео"), operands: [item]),
            Command(
                "save", Phrase("Save photos among your pictures", "Сохранить фотографии в изображения"),
                details: Phrase(
                    "Saves the best size, never over another file. Interrupted, it goes on from there.",
                    "Сохраняет в лучшем качестве, не заменяя других файлов. Прерванное продолжается."),
                options: [everyPhoto, since, folder], operands: [photos]),
        ])
    private static let register = Command(
        "register", Phrase("Register on this computer", "Зарегистрироваться на этом компьютере"),
        details: Phrase(
            """
            Asks for whatever the line leaves out. In a script, each missing field is a line of standard input: \
            first name, last name, birth date, password, and the password again, or nothing more.
            The password is checked and stored nowhere; it cannot stand in the line.
            """,
            """
            Спрашивает о том, чего нет в строке. В сценарии каждое недостающее поле — строка стандартного ввода: \
            имя, фамилия, дата рождения, пароль и пароль ещё раз либо конец ввода.
            Пароль только проверяется и нигде не хранится; в самой строке его указать нельзя.
            """),
        options: [firstName, lastName, birthDate])
    private static let profile = Command(
        "profile", Phrase("Who has registered here", "Кто здесь зарегистрирован"),
        commands: [
            Command("show", Phrase("Show the profile", "Показать профиль")),
            Command("forget", Phrase("Forget the profile", "Удалить профиль"), options: [isSure]),
        ])
    private static let catalog = Command(
        "catalog", Phrase("A live list of products, books or contests", "Список товаров, книг или соревнований"),
        commands: [
            Command("products", Phrase("Products with their prices", "Товары с ценами")),
            Command("books", Phrase("Books with their authors", "Книги с авторами")),
            Command("contests", Phrase("Contests with their times", "Соревнования со временем проведения")),
        ])
    private static let videos = Command(
        "videos", Phrase("The video catalog", "Каталог видео"),
        commands: [
            Command("list", Phrase("List the videos, live or kept", "Список видео, свежий или сохранённый")),
            Command("show", Phrase("Show one video", "Показать одно видео"), operands: [videoID]),
            Command(
                "download", Phrase("Keep a video for offline", "Сохранить видео для просмотра без сети"),
                details: Phrase(
                    """
                    Goes on where an earlier download stopped. Interrupting it keeps what has come.
                    With -o, a video that is kept already is copied without a network. A file that is there already \
                    is never replaced: it counts as done if it has the right length, or the SHA-256 that you gave.
                    """,
                    """
                    Продолжает прерванную загрузку. При остановке загруженное сохраняется.
                    С -o уже сохранённое видео копируется без сети. Имеющийся файл никогда не заменяется: если его \
                    длина или указанная сумма SHA-256 верна, он считается готовым.
                    """),
                options: [file, sha256], operands: [source]),
            Command("cancel", Phrase("Stop a download", "Остановить загрузку"), operands: [videoID]),
            Command(
                "remove", Phrase("Remove a kept or unfinished video", "Удалить сохранённое или недокачанное видео"),
                operands: [videoID]),
            Command("kept", Phrase("List what is kept and under way", "Что сохранено и что скачивается")),
            Command("verify", Phrase("Check the kept files again", "Проверить сохранённые файлы")),
        ])
    private static let doctor = Command(
        "doctor",
        Phrase("Check what is configured, reachable and writable", "Проверить настройки, связь и доступ к файлам"))
    private static let completions = Command(
        "completions", Phrase("Print a completion script for a shell", "Вывести сценарий автодополнения"),
        details: Phrase(
            """
            For bash, in ~/.bashrc: source <(vitrine completions bash)
            For zsh, in ~/.zshrc after compinit: source <(vitrine completions zsh)
            For fish: vitrine completions fish > ~/.config/fish/completions/vitrine.fish
            """,
            """
            Для bash, в ~/.bashrc: source <(vitrine completions bash)
            Для zsh, в ~/.zshrc после compinit: source <(vitrine completions zsh)
            Для fish: vitrine completions fish > ~/.config/fish/completions/vitrine.fish
            """),
        operands: [shell])
}

extension GlobalOptions {
    /// What the line says, and for the language what the environment says where the line does not (POSIX: `LC_ALL`,
    /// `LC_MESSAGES`, `LANG`, the first that is not empty).
    init(_ invocation: Invocation, environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        self.init(
            wiring: invocation[CommandTree.demo] ? .demo : invocation[CommandTree.memory] ? .memory : .live,
            dataDirectory: invocation[CommandTree.data],
            language: Language(preferredIn: locale ?? ""), chosenLanguage: invocation[CommandTree.language],
            printsJSON: invocation[CommandTree.json], isQuiet: invocation[CommandTree.quiet])
    }
}

extension Language {
    var ofHelp: HelpLanguage {
        switch self {
        case .english: .english
        case .russian: .russian
        }
    }
}
