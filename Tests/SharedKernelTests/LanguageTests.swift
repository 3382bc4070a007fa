import SharedKernel
import Testing

@Suite struct `The preferred language` {
    @Test(arguments: [
        ("ru", Language.russian), ("ru-RU,ru;q=0.9,en;q=0.8", .russian), ("en-GB, ru;q=0.5", .english),
        ("en;q=0.2, ru;q=0.7", .russian), ("de, fr", .english), ("", .english), ("ru_RU.UTF-8", .russian),
        ("ru;q=0", .english), ("RU", .russian), ("ru;q=nonsense", .russian), ("C", .english), (";;,,q=", .english),
    ])
    func `is the best one that a preference names`(_ preference: String, _ expected: Language) {
        #expect(Language(preferredIn: preference) == expected)
    }
}
