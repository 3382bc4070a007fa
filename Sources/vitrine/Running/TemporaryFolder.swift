import CommandLineInterface
import FoundationEssentials
import Glibc
import SharedKernel

/// A folder of the demo's own, readable by nobody else.
enum TemporaryFolder {
    static func make(language: Language) throws(CommandFailure) -> URL {
        // mkdtemp(3) asks for a name that ends in six times this letter, and puts characters of its own there.
        let name = "/vitrine-demo-" + String(repeating: "X", count: 6)
        var template = Array((FileManager.default.temporaryDirectory.path + name).utf8CString)
        guard mkdtemp(&template) != nil else {
            let message =
                switch language {
                case .english: "No temporary folder could be made. Name one with --data DIR."
                case .russian: "Не удалось создать временную папку. Укажите свою: --data DIR."
                }
            throw CommandFailure(.diskError, code: "storageFailed", message: message)
        }
        let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        return URL(filePath: path, directoryHint: .isDirectory)
    }
}
