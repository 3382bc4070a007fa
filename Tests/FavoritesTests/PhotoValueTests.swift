import Favorites
import Foundation
import SampleFavorites
import SharedKernel
import TestTraits
import Testing

@Suite struct `A photo` {
    @Test(arguments: ["-aB3dE5fG7h", "_", String(repeating: "x", count: 100)])
    func `takes an id of letters, digits, dashes and underscores`(_ text: String) {
        #expect(Photo.ID(rawValue: text)?.description == text)
    }

    @Test(arguments: ["", "a/b", "..", "a b", "ё", String(repeating: "x", count: 101)])
    func `refuses any other id`(_ text: String) {
        #expect(Photo.ID(rawValue: text) == nil)
    }

    @Test func `has no size, position or location without meaning`() {
        #expect(Photo.Size(width: 0, height: 5) == nil)
        #expect(Photo.Size(width: 5, height: -1) == nil)
        #expect(Photo.Position(latitude: 91, longitude: 0) == nil)
        #expect(Photo.Position(latitude: .nan, longitude: 0) == nil)
        #expect(Photo.Location(name: nil, position: nil) == nil)
    }

    @Test(.requirement("UN-16"), arguments: [Photo.bridge, .bare, .numbered(7)])
    func `is the same after it was written and read`(_ photo: Photo) throws {
        let favorite = Favorite(photo, addedAt: Date(timeIntervalSince1970: 1_772_445_600.5))
        #expect(try JSONDecoder().decode(Favorite.self, from: JSONEncoder().encode(favorite)) == favorite)
    }

    @Test(arguments: [("#264040", "#264040"), ("#AbCdEf", "#abcdef")])
    func `has a color in the web's form`(_ text: String, _ read: String) {
        #expect(Color(rawValue: text)?.rawValue == read)
    }

    @Test(arguments: ["264040", "#26404", "#2640400", "#26404g", "", "#", "#264040;x"])
    func `has no color of another form`(_ text: String) {
        #expect(Color(rawValue: text) == nil)
    }

    @Test(arguments: ["LEHV6nWB2yk8pyo0adR*.7kCMdnj", "LlMF%n00%#MwS|WCWEM{R*bbWBbH", "00OZZy"])
    func `has a blurred likeness that can be drawn`(_ hash: String) {
        #expect(BlurHash(rawValue: hash)?.rawValue == hash)
    }

    @Test(arguments: ["", "L", "LEHV6nWB2yk8pyo0adR*.7kCMdn", "LEHV6nWB2yk8pyo0adR*.7kCMdnjj", "00OZZ\"", "00OZZé"])
    func `has none that cannot be drawn`(_ hash: String) {
        #expect(BlurHash(rawValue: hash) == nil)
    }
}

@Suite struct `A picture's address` {
    private let wide = PictureAddress(template: "https://pictures.example/a?w={width}&q=80", widest: 4000)!

    @Test(.requirement("UN-8"), arguments: [(400, 400), (0, 1), (-5, 1), (9000, 4000), (Int.max, 4000)])
    func `asks for the width that is needed, and never for more than there is`(_ asked: Int, _ given: Int) {
        #expect(wide.url(width: asked)?.absoluteString == "https://pictures.example/a?w=\(given)&q=80")
    }

    @Test(.requirement("UN-8")) func `offers widths up to the original's`() {
        #expect(wide.widths == [200, 400, 640, 1080, 1600, 2400])
        #expect(PictureAddress(template: wide.template, widest: 1080)?.widths == [200, 400, 640, 1080])
        #expect(PictureAddress(template: wide.template, widest: 1200)?.widths == [200, 400, 640, 1080, 1200])
        #expect(PictureAddress(template: wide.template, widest: 100)?.widths == [100])
        #expect(PictureAddress(template: wide.template, widest: nil)?.widths == wide.widths)
    }

    @Test func `of one width only is what it is`() {
        let fixed = PictureAddress(template: "https://pictures.example/a.jpg", widest: nil)
        #expect(fixed?.widths.count == 1)
        #expect(fixed?.url(width: 900)?.absoluteString == "https://pictures.example/a.jpg")
    }

    @Test(arguments: ["", "ftp://pictures.example/{width}", "javascript:alert({width})", "a.jpg", "data:image/png,x"])
    func `leads nowhere but to HTTP`(_ template: String) {
        #expect(PictureAddress(template: template, widest: nil) == nil)
    }
}

@Suite struct `A search query` {
    @Test(
        .requirement("UN-3"),
        arguments: [
            ("  grey \n\t bridge ", "grey bridge"), ("мост", "мост"), ("🌉 мост", "🌉 мост"), ("“a&b”=c", "“a&b”=c"),
        ])
    func `is the person's words without the white space around them`(_ text: String, _ read: String) throws {
        #expect(try SearchQuery(text)?.text == read)
    }

    @Test(.requirement("UN-3"), arguments: ["", "  ", "\n\u{A0}\t"])
    func `of nothing is none`(_ text: String) throws {
        #expect(try SearchQuery(text) == nil)
    }

    @Test func `is taken up to 200 characters, and refused from there`() throws {
        #expect(try SearchQuery(String(repeating: "👨‍👩‍👧‍👦", count: 100))?.text.count == 100)
        #expect(try SearchQuery(String(repeating: "ё", count: 200))?.text.count == 200)
        for long in [String(repeating: "a", count: 201), String(repeating: "a ", count: 2_500)] {
            #expect(throws: FavoritesError.queryTooLong(limit: 200)) { try SearchQuery(long) }
        }
        let tower = "a" + String(repeating: "\u{301}", count: 5_000)
        #expect(throws: FavoritesError.queryTooLong(limit: 200)) { try SearchQuery(tower) }
    }

    @Test func `is in the language of its letters`() throws {
        #expect(try SearchQuery("bridge 桥 🌉")?.language == .english)
        #expect(try SearchQuery("bridge мост")?.language == .russian)
    }
}

@Suite struct `What went wrong with favorites` {
    private static let advice = FavoritesError.KeyAdvice(
        page: URL(string: "https://photos.example/keys")!, setting: "VITRINE_KEY")

    @Test(
        .requirement("UN-28"),
        arguments: [
            FavoritesError.offline, .serviceFailed, .keyMissing(advice), .keyRefused(advice),
            .tryLater(after: .seconds(90)), .notFound, .queryTooLong(limit: 200), .storageFull, .storageFailed,
            .cancelled,
        ], Language.allCases)
    func `is told in the person's language`(_ error: FavoritesError, _ language: Language) {
        let message = error.message(in: language)
        #expect(message.hasSuffix("."))
        let isCyrillic = message.unicodeScalars.contains { (0x0400...0x04FF).contains($0.value) }
        #expect(isCyrillic == (language == .russian))
    }

    @Test(.requirement("UN-21", "UN-28")) func `has the headline that is asked for`() {
        #expect(FavoritesError.offline.title(in: .russian) == "Не удалось получить данные")
        #expect(FavoritesError.tryLater(after: .zero).title(in: .english) == "Could not get the data")
    }

    @Test func `names the page that issues a key, and the setting that it goes to`() {
        for error in [FavoritesError.keyMissing(Self.advice), .keyRefused(Self.advice)] {
            for language in Language.allCases {
                #expect(error.message(in: language).contains("https://photos.example/keys"))
                #expect(error.message(in: language).contains("VITRINE_KEY"))
            }
        }
    }

    @Test(arguments: [
        (Duration.zero, "1 s"), (.seconds(119), "119 s"), (.milliseconds(1_500), "2 s"), (.seconds(120), "2 min"),
        (.seconds(3_541), "60 min"),
    ])
    func `says how long to wait`(_ wait: Duration, _ words: String) {
        #expect(FavoritesError.tryLater(after: wait).message(in: .english).hasSuffix("in \(words)."))
    }

    @Test func `is foreseen while a tenth of the questions is left`() {
        #expect(RateLimit(limit: 50, remaining: 5, toldAt: .distantPast).isNearlyUsedUp)
        #expect(!RateLimit(limit: 50, remaining: 6, toldAt: .distantPast).isNearlyUsedUp)
    }
}
