import Arguments
import SharedKernel

/// Every command of Vitrine: parsing, help and completions come from here. The commands of a part of Vitrine stand in
/// its folder.
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
    static let page = Option.optional(
        "page", placeholder: "PAGE",
        Phrase("The page that an earlier list named as the next", "Страница, названная в прежнем списке следующей"))
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
