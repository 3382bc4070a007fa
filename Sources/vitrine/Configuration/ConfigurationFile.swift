import FoundationEssentials

/// `config.json`: one object whose keys are the settings' names and whose values are texts or whole numbers.
struct ConfigurationFile: Hashable, Sendable {
    let values: [String: String]

    static let empty = ConfigurationFile(values: [:])

    /// A file that is not there is an empty one.
    static func read(from path: String) throws(ConfigurationError) -> Self {
        guard FileManager.default.fileExists(atPath: path) else { return .empty }
        do {
            let data = try Data(contentsOf: URL(filePath: path))
            return Self(values: try JSONDecoder().decode([String: Value].self, from: data).mapValues(\.text))
        } catch {
            throw .unreadableFile(path: path)
        }
    }

    private struct Value: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            // Not a number: then it has to be a text, and that attempt's error is the one that counts.
            text = try (try? container.decode(Int.self)).map(String.init) ?? container.decode(String.self)
        }
    }
}
