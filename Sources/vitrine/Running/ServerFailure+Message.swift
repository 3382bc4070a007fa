import CommandLineInterface
import FoundationEssentials
import SharedKernel
import WebServer

extension Server {
    /// Starts, or says in the person's words why it cannot.
    func started(language: Language) async throws(CommandFailure) -> RunningServer {
        do throws(ServerFailure) {
            return try await start()
        } catch {
            throw CommandFailure(error, in: language)
        }
    }
}

extension Sandbox {
    /// On the same ports at each start with that folder, since what is kept there names them; on free ones where another
    /// program has these, or no folder is kept.
    static func started(forDataIn folder: String?, language: Language) async throws(CommandFailure) -> Sandbox {
        guard let folder else { return try await started(firstPort: 0, language: language) }
        let data = URL(filePath: folder, directoryHint: .isDirectory).appending(path: "simulators")
        do throws(ServerFailure) {
            return try await start(firstPort: firstPort(forDataIn: folder), data: data)
        } catch {
            return try await started(firstPort: 0, data: data, language: language)
        }
    }

    /// From 10,000 to 29,980, which systems do not give away by themselves.
    static func firstPort(forDataIn folder: String) -> Int {
        // FNV-1a, 32 bits: the same on every start.
        let hash = folder.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return 10_000 + Int(hash % 1_000) * 20
    }

    static func started(
        firstPort: Int, data: URL? = nil, language: Language
    ) async throws(CommandFailure) -> Sandbox {
        do throws(ServerFailure) {
            return try await start(firstPort: firstPort, data: data)
        } catch {
            throw CommandFailure(error, in: language)
        }
    }
}

extension CommandFailure {
    fileprivate init(_ failure: ServerFailure, in language: Language) {
        self.init(.unavailable, code: failure.code, message: failure.message(in: language))
    }
}

extension ServerFailure {
    fileprivate var code: String {
        switch self {
        case .addressInUse: "addressInUse"
        case .permissionDenied: "permissionDenied"
        case .unknownHost: "unknownHost"
        case .system: "system"
        }
    }

    fileprivate func message(in language: Language) -> String {
        switch (self, language) {
        case (.addressInUse(_, let port), .english):
            "Port \(port) is in use by another program, perhaps another Vitrine. "
                + "Stop it, or choose another port: --port 0 takes a free one."
        case (.addressInUse(_, let port), .russian):
            "Порт \(port) занят другой программой, возможно, другой Vitrine. "
                + "Остановите её или выберите другой порт: --port 0 возьмёт свободный."
        case (.permissionDenied(_, let port), .english):
            "Port \(port) may only be opened by the administrator. Choose one from 1024 on."
        case (.permissionDenied(_, let port), .russian):
            "Порт \(port) может открыть только администратор. Выберите порт от 1024."
        case (.unknownHost(let host), .english):
            "“\(host)” is no address of this computer. Use 127.0.0.1, or a name or address that it has."
        case (.unknownHost(let host), .russian):
            "«\(host)» — не адрес этого компьютера. Укажите 127.0.0.1 либо его имя или адрес."
        case (.system(let call, let code), .english): "The system refused \(call) (error \(code)). Try again."
        case (.system(let call, let code), .russian): "Система отказала в \(call) (ошибка \(code)). Попробуйте снова."
        }
    }
}
