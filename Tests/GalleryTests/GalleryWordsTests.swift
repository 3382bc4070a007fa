import Foundation
import Gallery
import SharedKernel
import TestTraits
import Testing

@Suite struct `What went wrong with a gallery` {
    static let errors: [GalleryError] =
        GalleryError.SignInReason.allCases.map { .signInNeeded($0) }
        + GallerySection.allCases.flatMap { [.rightMissing($0), .closed($0)] }
        + [
            .closed(nil), .notFound, .noCommunity, .tryLater(after: .seconds(5)), .actionNeeded(page: nil),
            .actionNeeded(page: URL(string: "https://gallery.example/captcha?session_token=secret")),
            .programRefused, .offline, .serviceFailed, .unreadable, .diskFull, .notWritable(path: "/home/me/Pictures"),
            .storageFailed, .cancelled,
        ]

    @Test(.requirement("VK-30"), arguments: errors, Language.allCases)
    func `is a sentence in each language`(error: GalleryError, language: Language) {
        let message = error.message(in: language)
        #expect(message.hasSuffix("."))
        #expect(message.contains { ("а"..."я").contains($0) } == (language == .russian))
    }

    @Test(arguments: Language.allCases)
    func `is a different sentence for each thing to do`(language: Language) {
        let messages = Self.errors.map { $0.message(in: language) }
        #expect(Set(messages).count == messages.count)
    }

    @Test(arguments: Language.allCases)
    func `does not show the address of a page with a secret in it`(language: Language) {
        for error in Self.errors { #expect(!error.message(in: language).contains("secret")) }
    }

    @Test(arguments: [(0.2, "1 s"), (90, "90 s"), (600, "10 min"), (40_000, "12 h")])
    func `tells how long to wait`(seconds: Double, words: String) {
        #expect(GalleryError.tryLater(after: .seconds(seconds)).message(in: .english).contains(" \(words)."))
    }

    @Test func `hides no sign-in, and no missing right, behind kept pages`() {
        let hidden = Self.errors.filter { $0.reasonForKeptPages != nil }
        #expect(hidden == [.tryLater(after: .seconds(5)), .offline, .serviceFailed, .unreadable])
    }
}
