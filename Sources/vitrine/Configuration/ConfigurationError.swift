import SharedKernel

/// A configuration that cannot be used.
enum ConfigurationError: Error, Hashable, Sendable {
    case badValue(Setting, String, from: Configuration.Origin, Expectation)
    /// `config.json` cannot be read or is no JSON object of texts and numbers.
    case unreadableFile(path: String)
    /// Neither `HOME` nor the XDG variables nor `--data` say where to keep things.
    case noHome

    enum Expectation: Hashable, Sendable {
        case webAddress, host, port, log, transport, word
    }
}

extension ConfigurationError {
    func message(in language: Language) -> String {
        switch (self, language) {
        case (.badValue(let setting, let value, let origin, let expected), .english):
            "\(setting.name(from: origin)) is “\(setting.isSecret ? "…" : value)”, but should be \(expected.words(in: language))."
        case (.badValue(let setting, let value, let origin, let expected), .russian):
            "\(setting.name(from: origin)) — «\(setting.isSecret ? "…" : value)», а нужно: \(expected.words(in: language))."
        case (.unreadableFile(let path), .english):
            "The configuration file \(path) cannot be read: it should be one JSON object of texts and numbers."
        case (.unreadableFile(let path), .russian):
            "Файл настроек \(path) не читается: нужен один объект JSON из строк и чисел."
        case (.noHome, .english): "There is no home directory. Name a folder for Vitrine's data with --data DIR."
        case (.noHome, .russian): "Нет домашней папки. Укажите папку для данных Vitrine: --data DIR."
        }
    }
}

extension Setting {
    /// The name under which a person set it.
    fileprivate func name(from origin: Configuration.Origin) -> String {
        switch origin {
        case .standard, .file: "\(rawValue) (config.json)"
        case .environment: environmentName
        case .flag: "--\(rawValue)"
        }
    }
}

extension ConfigurationError.Expectation {
    fileprivate func words(in language: Language) -> String {
        switch (self, language) {
        case (.webAddress, .english): "a whole http or https address"
        case (.webAddress, .russian): "полный адрес http или https"
        case (.host, .english): "the name or address of this computer to listen on"
        case (.host, .russian): "имя или адрес этого компьютера"
        case (.port, .english): "a number from 0 to 65535"
        case (.port, .russian): "число от 0 до 65535"
        case (.word, .english): "a text without spaces"
        case (.word, .russian): "текст без пробелов"
        case (.log, .english): "none, failures or all"
        case (.log, .russian): "none, failures или all"
        case (.transport, .english): Configuration.Transport.allCases.map(\.rawValue).joined(separator: " or ")
        case (.transport, .russian): Configuration.Transport.allCases.map(\.rawValue).joined(separator: " или ")
        }
    }
}
