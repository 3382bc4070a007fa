extension Picture {
    /// Every painted picture; `make/album.py` says how large each is.
    public static let all = [
        Picture(name: "valley", width: 1280, height: 853), Picture(name: "rose-hills", width: 807, height: 605),
        Picture(name: "steel-peaks", width: 1280, height: 853), Picture(name: "green-forest", width: 810, height: 1080),
        Picture(name: "violet-hour", width: 810, height: 1080), Picture(name: "moon", width: 1280, height: 853),
        Picture(name: "sunrise-sea", width: 2048, height: 1365), Picture(name: "red-sun", width: 810, height: 1080),
        Picture(name: "silver-bay", width: 1280, height: 640), Picture(name: "gold-dunes", width: 1280, height: 853),
        Picture(name: "white-dunes", width: 1080, height: 1080), Picture(name: "blue-dunes", width: 605, height: 807),
        Picture(name: "green-aurora", width: 1280, height: 853),
        Picture(name: "violet-aurora", width: 605, height: 807),
        Picture(name: "burning-sky", width: 1280, height: 853), Picture(name: "pastel-sky", width: 807, height: 807),
        Picture(name: "storm", width: 807, height: 404), Picture(name: "night-street", width: 1280, height: 853),
        Picture(name: "harbor-lights", width: 605, height: 807),
        Picture(name: "mountain-lake", width: 1280, height: 853), Picture(name: "pink-lake", width: 1280, height: 960),
        Picture(name: "teal-silk", width: 807, height: 807), Picture(name: "amber-silk", width: 604, height: 453),
        Picture(name: "lilac-silk", width: 453, height: 604),
    ]
}

extension CommunityPhoto {
    /// 1,234 photos from September 2010 to November 2025, with everything that a client meets: albums of both kinds,
    /// photos of one and the same second, sizes that VK does not know (0 × 0), none at all, and one of a new kind.
    static let ofStudio: [CommunityPhoto] = (0..<count).map { place in
        var photo = CommunityPhoto(
            id: 456_239_017 + place + place / 9, albumID: album(of: place), date: date(of: place),
            text: text(of: place), uploaderID: [100, 100, 100, 7_204_115, 34_881_902][place % 5],
            picture: picture(of: place))
        switch place {
        case ..<archived:
            // Before 2012 nobody wrote the sizes down.
            photo.sizes = photo.sizes.map { PhotoSize($0.letter, 0, 0, link: $0.link) }
            photo.original = nil
        case 300, 777, count - 31:
            photo.sizes = []
            photo.original = nil
        case count - 12:
            photo.sizes.append(PhotoSize("j2", 604, 403, link: "photos/valley-604x403.jpg"))
        default: break
        }
        // In no useful order, and in another one each time.
        let turn = photo.sizes.isEmpty ? 0 : place * 7 % photo.sizes.count
        photo.sizes = Array(photo.sizes[turn...] + photo.sizes[..<turn].reversed())
        return photo
    }

    private static let count = 1_234
    private static let archived = 60

    /// Never the same twice in a row, nor on three screens.
    private static func picture(of place: Int) -> Picture {
        Picture.all[(place * 7 + place / 24 * 5) % Picture.all.count]
    }

    private static func album(of place: Int) -> Int {
        guard place >= archived else { return 237_400_101 }
        if place % 83 == 0 { return -6 }
        if place % 2 == 0 { return -7 }
        let name = picture(of: place).name
        return switch name {
        case "valley", "rose-hills", "steel-peaks", "green-forest", "violet-hour", "mountain-lake", "pink-lake":
            237_400_102
        case "moon", "sunrise-sea", "red-sun", "silver-bay", "gold-dunes", "white-dunes", "blue-dunes": 237_400_103
        case "night-street", "harbor-lights", "burning-sky", "green-aurora", "violet-aurora": 237_400_104
        default: 237_400_105
        }
    }

    /// Evenly from 1 September 2010 to 20 November 2025, three in the same second.
    private static func date(of place: Int) -> Int {
        let (first, last) = (1_283_330_000, 1_763_640_000)
        let batch = place / 3
        return first + (last - first) / (count / 3) * batch + batch * 7_919 % 50_000
    }

    private static func text(of place: Int) -> String {
        place % 4 == 1 ? captions[place / 4 % captions.count] : ""
    }

    private static let captions = [
        "Утро после релиза.", "First light over the valley", "", "Тот самый кадр, ради которого встали в пять утра.",
        "Sea, finally.", "Выезд команды, день второй. Всем спасибо!", "", "Night walk after the meetup ✨",
        "Снимала [id34881902|Дарья Лунина]", "Наш [club128666765|MobileUp] в отпуске", "No filter. Really.",
        "Тишина", "A < B & C > D: даже такие подписи бывают", "", "Dunes at noon are flat. Dunes at six are not.",
        "Фон для рабочего стола, забирайте.", "Озеро, в котором всё видно дважды", "Weekend reading: the sky",
        "Первая строка\nвторая строка\n\nчетвёртая", "", "Городские огни, если не наводить на резкость",
        "Здесь могла быть очень длинная подпись, и вот она: мы шли к этой точке четыре часа, потом ещё час ждали, пока "
            + "уйдёт облако, потом у всех сели батареи, и снимок сделал тот, кто про него забыл. Так обычно и бывает.",
        "🌅", "Back to work on Monday.",
    ]
}
