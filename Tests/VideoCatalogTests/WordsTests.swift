import SharedKernel
import Testing
import VideoCatalog

@Suite struct `What can go wrong` {
    @Test(arguments: Language.allCases)
    func `is told in the person's language, each in words of its own`(_ language: Language) {
        let errors: [VideoCatalogError] = [
            .offline, .sourceFailed, .unreadable, .tryLater(after: .seconds(7)), .notFound, .storageFailed, .cancelled,
        ]
        let messages = errors.map { $0.message(in: language) }
        #expect(Set(messages).count == errors.count)
        let isRussian = messages.map { $0.unicodeScalars.contains { ("а"..."я").contains($0) } }
        #expect(isRussian == errors.map { _ in language == .russian })
    }

    @Test func `tells how long to wait, never nothing`() {
        #expect(VideoCatalogError.tryLater(after: .seconds(7)).message(in: .english).contains("7 s"))
        #expect(VideoCatalogError.tryLater(after: .milliseconds(1)).message(in: .english).contains("1 s"))
    }
}
