/// A community with what it shows.
public struct Community: Hashable, Sendable {
    /// Positive; the owner of its photos has it with a minus sign.
    public var id: Int
    public var name: String
    public var screenName: String
    public var description: String
    public var memberCount: Int
    public var albums: [CommunityAlbum]
    /// In any order.
    public var photos: [CommunityPhoto]
    /// In any order.
    public var videos: [CommunityVideo]

    public init(
        id: Int = 128_666_765, name: String = "MobileUp", screenName: String = "mobileup_studio",
        description: String = "", memberCount: Int = 1, albums: [CommunityAlbum] = [], photos: [CommunityPhoto] = [],
        videos: [CommunityVideo] = []
    ) {
        self.id = id
        self.name = name
        self.screenName = screenName
        self.description = description
        self.memberCount = memberCount
        self.albums = albums
        self.photos = photos
        self.videos = videos
    }

    /// The studio whose gallery the assignment asks for: 1,234 photos of fifteen years and 321 videos.
    public static let studio = Community(
        description: "Студия мобильной разработки. Здесь мы показываем, где работаем и как отдыхаем.",
        memberCount: 4_218, albums: CommunityAlbum.ofStudio, photos: CommunityPhoto.ofStudio,
        videos: CommunityVideo.ofStudio)
}

/// An album that the community made itself.
public struct CommunityAlbum: Hashable, Sendable {
    public var id: Int
    public var title: String
    public var description: String
    /// Seconds since 1970.
    public var created: Int

    public init(id: Int, title: String, description: String = "", created: Int = 1_300_000_000) {
        self.id = id
        self.title = title
        self.description = description
        self.created = created
    }

    /// The albums that VK makes by itself, by the ids that photos carry and the names that `photos.get` wants.
    public static let service = [-6: "profile", -7: "wall", -15: "saved"]

    static let ofStudio = [
        CommunityAlbum(
            id: 237_400_101, title: "Архив", description: "Как всё начиналось. Plain old files.", created: 1_283_328_000
        ),
        CommunityAlbum(id: 237_400_102, title: "Горы и выезды", description: "", created: 1_341_100_800),
        CommunityAlbum(
            id: 237_400_103, title: "Sea & Sand", description: "Team trips, 2014–2025", created: 1_404_172_800),
        CommunityAlbum(
            id: 237_400_104, title: "Вечера", description: "Офис пуст, город светится.", created: 1_467_331_200),
        CommunityAlbum(id: 237_400_105, title: "Фоны и заставки", created: 1_561_939_200),
        CommunityAlbum(id: 237_400_106, title: "Скоро здесь что-то будет", created: 1_700_000_000),
    ]
}

/// Somebody with a page.
public struct Person: Hashable, Sendable {
    public let id: Int
    public let screenName: String
    /// First and last name, in Russian.
    public let russian: (first: String, last: String)
    public let english: (first: String, last: String)

    /// Who signs in.
    public static let signedIn = Person(
        id: 210_700_286, screenName: "anna.vetrova", russian: ("Анна", "Ветрова"), english: ("Anna", "Vetrova"))

    public static let all = [
        signedIn,
        Person(id: 7_204_115, screenName: "m.orlov", russian: ("Михаил", "Орлов"), english: ("Mikhail", "Orlov")),
        Person(id: 34_881_902, screenName: "id34881902", russian: ("Дарья", "Лунина"), english: ("Daria", "Lunina")),
    ]

    public static func == (one: Person, other: Person) -> Bool { one.id == other.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
