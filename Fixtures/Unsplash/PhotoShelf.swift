/// Five hundred photos by people who do not exist, of places that do.
public enum PhotoShelf {
    public static let photos = (0..<500).map(photo)

    /// Nothing is random: the same number is always the same photo.
    private static func photo(_ number: Int) -> PhotoRecord {
        var dice = Dice(number)
        let subject = Subject.all[number % Subject.all.count]
        let picture = Picture.all.first { $0.name == subject.picture } ?? Picture.all[0]
        let scale = [2, 3, 4, 5][dice.throwing(4)]
        let id = id(number, &dice)
        let words = (subject.words + " " + subject.russianWords).split(separator: " ").map(String.init)
        let author = authors[dice.throwing(authors.count)]
        let place = places[dice.throwing(places.count)]
        return PhotoRecord(
            id: id, slug: number.isMultiple(of: 11) ? nil : slug(subject.altText, id),
            // From 2014 on, about three days apart, the newest first.
            createdAt: 1_762_000_000 - number * 265_000 - dice.throwing(80_000),
            width: picture.width * scale, height: picture.height * scale,
            color: number % 37 == 5 ? nil : picture.color, blurHash: number % 23 == 7 ? nil : picture.blurHash,
            description: subject.descriptions[dice.throwing(subject.descriptions.count)],
            altText: number % 29 == 3 ? nil : subject.altText, author: author, place: place,
            downloads: number % 31 == 1 ? 0 : dice.throwing(1 << (4 + dice.throwing(18))), likes: dice.throwing(900),
            words: words + (place?.words ?? []), picture: picture)
    }

    /// Eleven characters, also a dash or an underscore in front.
    private static func id(_ number: Int, _ dice: inout Dice) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        let rest = String((0..<10).map { _ in alphabet[dice.throwing(64)] })
        let first = number % 17 == 2 ? "-" : number % 19 == 4 ? "_" : String(alphabet[dice.throwing(62)])
        return first + rest
    }

    private static func slug(_ text: String, _ id: String) -> String {
        text.split { !$0.isLetter }.joined(separator: "-") + "-" + id
    }

    private static let authors: [PhotoRecord.Author] = [
        .init(username: "ada_example", name: "Ada Example", bio: "Hills, mostly."),
        .init(username: "mikhail-l", name: "Михаил Лесной", bio: "Снимаю там, где тихо.\nПечатаю сам."),
        .init(username: "ines_duarte_exp", name: "Inês Duarte"), .init(username: "tomo.k", name: "Tomo 友 K."),
        .init(username: "jonas_w_0", name: "Jonas Weiß-Ohrt", bio: "Film only. Mostly Tuesdays."),
        .init(username: "noor_a", name: "نور الأحمد"), .init(username: "sven_in_the_snow", name: "Sven ❄️ Nordby"),
        .init(username: "r2", name: nil), .init(username: "olga.p", name: "Ольга Птицына"),
        .init(username: "long_name_example", name: "Maximiliana Bartholomea von und zu Hohenlangenfels-Lindenberg"),
        .init(username: "kwame_b", name: "Kwame Boateng"), .init(username: "x", name: "X"),
        .init(username: "liu_example", name: "刘 小雨"), .init(username: "anna_m_0", name: "Anna <3 Mountains"),
    ]

    /// Half of them are the ways to say that there is none.
    private static let places: [PhotoRecord.Place?] = [
        .init(
            name: "Lofoten, Norge", city: "Lofoten", country: "Norway", latitude: "68.209444", longitude: "13.633333"),
        .init(
            name: "Байкал, Россия", city: nil, country: "Россия", latitude: "53.5", longitude: "108.166667"),
        .init(name: "Lanzarote, Espagne", city: nil, country: "Espagne", latitude: "0.0", longitude: "0.0"),
        .init(name: "日本、長野県", city: "長野", country: "日本", latitude: "36.651296", longitude: "138.180936"),
        .init(name: nil, city: nil, country: nil, latitude: nil, longitude: nil),
        .init(name: nil, city: nil, country: nil, latitude: "0.0", longitude: "0.0"), nil,
        .init(
            name: "Erg Chebbi, Morocco", city: nil, country: "Morocco", latitude: "31.145833", longitude: "-3.970278"),
        .init(name: nil, city: "Tromsø", country: "Norway", latitude: "69.6492", longitude: "18.9553"),
        .init(name: nil, city: nil, country: nil, latitude: "0", longitude: "0"),
        .init(
            name: "Алтай, Россия", city: nil, country: "Россия", latitude: "50.618", longitude: "86.2196"), nil,
        .init(
            name: "Isle of Skye, United Kingdom", city: "Isle of Skye", country: "United Kingdom",
            latitude: "57.273611", longitude: "-6.215278"),
        .init(name: nil, city: nil, country: "Iceland", latitude: nil, longitude: nil),
    ]
}

extension PhotoRecord.Place {
    fileprivate var words: [String] {
        [name, city, country].compactMap(\.self).flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) }
    }
}

/// Throws that come out the same for the same seed: SplitMix64 (Steele, Lea and Flood, 2014).
private struct Dice {
    private var state: UInt64

    init(_ seed: Int) {
        state = UInt64(truncatingIfNeeded: seed) &* 0xD129_0B26_2DAC_4A83 &+ 0x5851_F42D
    }

    /// From 0 up to, and without, `sides`.
    mutating func throwing(_ sides: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(sides))
    }
}
