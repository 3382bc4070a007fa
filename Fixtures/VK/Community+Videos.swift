extension CommunityVideo {
    /// 321 videos from 2015 to 2025: talks, days in the office, and everything that a client meets among them.
    static let ofStudio: [CommunityVideo] = (0..<count).map { place in
        let fromNewest = count - 1 - place
        let isTall = place % 9 == 4
        var video = CommunityVideo(
            id: 456_239_020 + place + place / 11, title: title(of: place), description: description(of: place),
            duration: [15, 95, 184, 754, 1_039, 3_725, 61][place % 7], date: date(of: place),
            views: (place * 7_919) % 48_000 + 12, comments: place % 6 == 0 ? nil : place % 14,
            previews: VideoPreview.all(
                of: isTall ? "tall-peaks" : wide[(place * 5 + place / 6) % wide.count], isTall: isTall),
            width: isTall ? 1080 : 1920, height: isTall ? 1920 : 1080)
        odd[fromNewest]?(&video)
        return video
    }

    private static let count = 321
    private static let wide = ["morning", "coast", "aurora", "evening", "city", "waves"]

    private static func date(of place: Int) -> Int {
        1_430_000_000 + place * 1_038_000 + place * 7_919 % 400_000
    }

    private static func title(of place: Int) -> String {
        let series = [
            "Митап iOS", "Android Meetup", "Разбор полётов", "Design Review", "Один день в студии", "Office Hours",
            "Доклад недели",
        ]
        let subjects = [
            "навигация без боли", "Slow Networks, Calm Screens", "как мы переписали ленту", "What Users Never Say",
            "тесты, которым верят", "Colors That Work at Night", "первый день", "Offline First, Really",
            "как читать чужой код", "The Smallest Useful Release", "вопросы и ответы",
        ]
        return "\(series[place % series.count]) №\(place / series.count + 1): \(subjects[place % subjects.count])"
    }

    private static func description(of place: Int) -> String {
        switch place % 5 {
        case 0: "Запись встречи в студии. Слайды и ссылки в комментариях 💣"
        case 1: "Recorded in one take, with the windows open."
        default: ""
        }
    }

    /// What is out of the ordinary, by its place from the newest; spread out, so that the first page stays a good one.
    private static let odd: [Int: @Sendable (inout CommunityVideo) -> Void] = [
        2: {
            $0.title = "Прямой эфир из студии"
            $0.duration = 0
            $0.standing = .live
        },
        6: { $0.title = "<script>alert(\"VK-20\")</script> и другие способы назвать видео" },
        11: { $0.standing = .hidden },
        15: { $0.standing = .playerless },
        19: {
            $0.title = String(
                repeating: "Очень длинное название, которое никто не дочитает, but which has to fit somewhere; ",
                count: 8)
        },
        24: {
            $0.title = "DELETED"
            $0.standing = .deleted
            $0.previews = []
        },
        28: { $0.standing = .processing },
        33: {
            // The newest video's number, and another owner.
            $0.id = ofStudioNewestID
            $0.ownerID = -22_822_305
            $0.title = "Added from a neighbor"
        },
        37: { $0.standing = .external(platform: "YouTube", player: "https://video.example/embed/aBcD3fGh1jK") },
        42: { $0.title = "" },
        46: { $0.title = "👩🏽‍💻 مرحبا: right to left, &amp; some signs «\"'`»" },
        51: {
            $0.standing = .upcoming
            $0.duration = 0
        },
        56: { $0.standing = .restricted },
        61: {
            // As external ones come: with bars only.
            $0.previews.removeAll { !$0.isPadded }
            $0.standing = .external(platform: "Coub", player: "https://video.example/coub/3f9a2")
        },
        150: { $0.standing = .hidden }, 200: { $0.standing = .deleted }, 201: { $0.standing = .deleted },
        250: { $0.standing = .playerless }, 299: { $0.standing = .restricted },
    ]

    private static let ofStudioNewestID = 456_239_020 + (count - 1) + (count - 1) / 11
}
