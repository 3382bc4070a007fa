import Favorites
import Foundation
import HTTPTransport
import SharedKernel
import TestTraits
import Testing
import UnsplashAdapter

/// The contract's own example of a row.
private let row = """
    {"id":"-aB3dE5fG7h","slug":"a-grey-stone-bridge--aB3dE5fG7h","created_at":"2024-03-09T07:15:00Z","width":4000,\
    "height":6000,"color":"#26404A","blur_hash":"LEHV6nWB2yk8pyo0adR*.7kCMdnj","description":" A bridge,\\r\\nearly ",\
    "alt_description":"a grey stone bridge","urls":{"raw":"https://images.example/photo-1?ixid=M3wx\\u0026ixlib=rb-4.1.0",\
    "regular":"https://images.example/photo-1?crop=entropy\\u0026fit=max\\u0026ixid=M3wx\\u0026w=1080\\u0026q=80"},\
    "links":{"html":"https://photos.example/photos/a-bridge","download_location":\
    "https://api.example/photos/-aB3dE5fG7h/download?ixid=M3wx"},"sponsorship":{"impression_urls":["x;ord=[timestamp]?"]},\
    "user":{"username":"ada_example","name":"Ada Example","links":{"html":"https://photos.example/@ada_example?a=1"}}
    """

private func photo(_ json: String, whole: Bool = true) async throws -> Photo {
    let asked = Asked(.json(whole ? json : "[\(json)]"))
    if whole { return try await asked.catalog.photo(Photo.ID(rawValue: "x")!) }
    return try #require(try await asked.catalog.photosByChance(1).first)
}

@Suite struct `A photo of Unsplash` {
    @Test(.requirement("UN-9", "UN-10")) func `has everything that its row tells`() async throws {
        let photo = try await photo(row + "}", whole: false)
        #expect(photo.id.rawValue == "-aB3dE5fG7h")
        #expect(photo.createdAt == Date(timeIntervalSince1970: 1_709_968_500))
        #expect(photo.size == Photo.Size(width: 4000, height: 6000))
        #expect(photo.color?.rawValue == "#26404a")
        #expect(photo.blurHash != nil)
        #expect(photo.description == "A bridge,\nearly")
        #expect(photo.altText == "a grey stone bridge")
        #expect(photo.author.name == "Ada Example")
        #expect(
            photo.author.profile?.absoluteString
                == "https://photos.example/@ada_example?a=1&utm_source=vitrine&utm_medium=referral")
        #expect(
            photo.page?.absoluteString
                == "https://photos.example/photos/a-bridge?utm_source=vitrine&utm_medium=referral")
        #expect(photo.downloadTracker?.query() == "ixid=M3wx")
        #expect(photo.details == nil)
    }

    @Test(.requirement("UN-8")) func `has one address for every width, with what counts its views`() async throws {
        let picture = try await photo(row + "}").picture
        #expect(
            picture.url(width: 640)?.absoluteString
                == "https://images.example/photo-1?crop=entropy&fit=max&ixid=M3wx&q=80&w=640")
        #expect(picture.widest == 4000)
    }

    @Test(arguments: [
        (
            #"{"raw":"https://i.example/p?ixid=1"}"#,
            "https://i.example/p?ixid=1&crop=entropy&cs=tinysrgb&fit=max&fm=jpg&q=80&w=300"
        ),
        (#"{"raw":"https://i.example/p"}"#, "https://i.example/p?crop=entropy&cs=tinysrgb&fit=max&fm=jpg&q=80&w=300"),
        (#"{"small":"https://i.example/p?w=400&w=99"}"#, "https://i.example/p?w=300"),
        (#"{"regular":"javascript:alert(1)","thumb":"https://i.example/p?w=200"}"#, "https://i.example/p?w=300"),
        (#"{"regular":"https://i.example/p.jpg"}"#, "https://i.example/p.jpg"),
        (
            #"{"regular":"https://i.example/p?w=1080&s=9d9f","thumb":"https://i.example/p?w=200&s=35"}"#,
            "https://i.example/p?w=1080&s=9d9f"
        ),
        (#"{"raw":null,"regular":7,"full":"https://i.example/p?q=85"}"#, "https://i.example/p?q=85"),
    ])
    func `is shown from whatever address there is`(_ urls: String, _ address: String) async throws {
        let photo = try await photo(#"{"id":"a","urls":\#(urls)}"#)
        #expect(photo.picture.url(width: 300)?.absoluteString == address)
    }

    @Test(
        .requirement("UN-11"),
        arguments: [
            ("", nil), (#","location":null"#, nil), (#","location":{}"#, nil), (#","location":"Paris""#, nil),
            (
                #","location":{"name":null,"city":null,"country":null,"position":{"latitude":null,"longitude":null}}"#,
                nil
            ),
            (#","location":{"name":null,"position":{"latitude":0.0,"longitude":0}}"#, nil),
            (#","location":{"name":" ","city":"","position":{"latitude":0,"longitude":0}}"#, nil),
            (
                #","location":{"name":"Lanzarote, Espagne","position":{"latitude":0.0,"longitude":0.0}}"#,
                Photo.Location(name: "Lanzarote, Espagne", position: nil)
            ),
            (#","location":{"title":"Oslo"}"#, Photo.Location(name: "Oslo", position: nil)),
            (
                #","location":{"name":null,"city":"Tromsø","country":"Norway"}"#,
                Photo.Location(name: "Tromsø, Norway", position: nil)
            ),
            (
                #","location":{"name":null,"position":{"latitude":69.65,"longitude":18.9}}"#,
                Photo.Location(name: nil, position: Photo.Position(latitude: 69.65, longitude: 18.9))
            ),
            (
                #","location":{"name":"X","position":{"latitude":400,"longitude":0.5}}"#,
                Photo.Location(name: "X", position: nil)
            ),
        ])
    func `has a location where one is given`(_ field: String, _ location: Photo.Location?) async throws {
        let photo = try await photo(row + field + "}")
        #expect(photo.details == Photo.Details(location: location, downloads: nil))
    }

    @Test(
        .requirement("UN-12"),
        arguments: [
            ("", nil), (#","downloads":0"#, 0), (#","downloads":9876543210"#, 9_876_543_210),
            (#","downloads":null"#, nil),
        ]
            as [(String, Int?)])
    func `has as many downloads as are told`(_ field: String, _ downloads: Int?) async throws {
        #expect(try await photo(row + field + "}").details?.downloads == downloads)
    }

    @Test(
        .requirement("UN-10"),
        arguments: [
            ("2017-08-28T12:42:26-04:00", 1_503_938_546), ("2017-08-28T16:42:26Z", 1_503_938_546),
            ("2017-08-28T16:42:26.500Z", 1_503_938_546.5), ("yesterday", nil), ("", nil),
        ] as [(String, Double?)])
    func `came when its row says, in either form of a date`(_ text: String, _ seconds: Double?) async throws {
        let photo = try await photo(#"{"id":"a","urls":{"raw":"https://i.example/p"},"created_at":"\#(text)"}"#)
        #expect(photo.createdAt?.timeIntervalSince1970 == seconds)
    }

    @Test func `is there with nothing but an id and an address`() async throws {
        let bare = try await photo(#"{"id":"_","urls":{"thumb":"https://i.example/p?w=200"}}"#, whole: false)
        #expect(bare.author == Photo.Author(name: nil, profile: nil))
        #expect(bare.size == nil && bare.color == nil && bare.blurHash == nil && bare.createdAt == nil)
        #expect(bare.page == nil && bare.downloadTracker == nil && bare.details == nil)
    }

    @Test func `is there also where every field is of another kind`() async throws {
        let odd = #"""
            {"id":"a","urls":{"raw":"https://i.example/p","regular":[1]},"created_at":7,"width":"4000","height":null,
            "color":{},"blur_hash":false,"description":1,"alt_description":[],"links":"x","user":[],"location":3,
            "downloads":"many"}
            """#
        let photo = try await photo(odd, whole: false)
        #expect(photo.id.rawValue == "a")
        #expect(photo.details == nil)
    }

    @Test func `leads nowhere but to HTTP`() async throws {
        let photo = try await photo(
            #"{"id":"a","urls":{"raw":"https://i.example/p"},"links":{"html":"javascript:alert(1)","download_location":"file:///etc"},"user":{"username":"a/../b","links":{"html":"data:x"}}}"#
        )
        #expect(photo.page == nil && photo.downloadTracker == nil && photo.author.profile == nil)
    }

    @Test func `costs the list nothing where it cannot be read`() async throws {
        let odd = [
            "null", "7", #""text""#, "[]", "{}", #"{"id":"a/b","urls":{"raw":"https://i.example/p"}}"#,
            #"{"id":"b"}"#, #"{"id":"b","urls":{"raw":"ftp://i.example/p"}}"#,
        ]
        let asked = Asked(
            .json(
                "[\(row)},\(odd.joined(separator: ",")),\(row)},{\"id\":\"c\",\"urls\":{\"raw\":\"https://i.example/p\"}}]"
            ))
        #expect(try await asked.catalog.photosByChance(30).map(\.id.rawValue) == ["-aB3dE5fG7h", "c"])
    }

    @Test func `comes alone where the answer is no list`() async throws {
        let asked = Asked(.json(row + "}"))
        #expect(try await asked.catalog.photosByChance(1).count == 1)
    }
}

@Suite struct `The next page of a search` {
    private static let rows = (0..<30).map { #"{"id":"p\#($0)","urls":{"raw":"https://i.example/\#($0)"}}"# }
        .joined(separator: ",")

    private func next(
        after page: String?, link: String? = nil, body: String, xTotal: String? = nil
    ) async throws -> String? {
        var headers: HTTPHeaders = [:]
        headers["Link"] = link
        headers["X-Total"] = xTotal
        let asked = Asked(.status(200, headers: headers, body: body))
        let query = try #require(try SearchQuery("x"))
        return try await asked.catalog.photos(matching: query, after: page.map { .init(rawValue: $0) }).page.next?
            .rawValue
    }

    @Test(
        .requirement("UN-3"),
        arguments: [
            (
                #"<https://a.example/search/photos?page=334&query=x>; rel="last", <http://b.example:80/s?page=2&query=x>; rel="next""#,
                "2"
            ),
            (#"<https://a.example/s?query=a%2Cb,c&page=2>; rel=next"#, "2"),
            (#"<https://a.example/s?page=1>; rel="first", <https://a.example/s?page=1>; rel="prev""#, nil),
            (#"<https://a.example/s?page=1>; rel="next""#, nil), ("nonsense", nil),
        ] as [(String, String?)])
    func `is what the header says, unless it leads back`(_ link: String, _ next: String?) async throws {
        #expect(
            try await self.next(
                after: nil, link: link, body: #"{"total":99,"total_pages":4,"results":[\#(Self.rows)]}"#) == next)
    }

    @Test func `follows from the counts where there is no header`() async throws {
        func body(_ rest: String) -> String { #"{\#(rest)"results":[\#(Self.rows)]}"# }
        #expect(try await next(after: "3", body: body(#""total_pages":4,"#)) == "4")
        #expect(try await next(after: "4", body: body(#""total_pages":4,"#)) == nil)
        #expect(try await next(after: "1", body: body(#""total":31,"#)) == "2")
        #expect(try await next(after: "1", body: body(#""total":30,"#)) == nil)
        #expect(try await next(after: "1", body: body(""), xTotal: "99") == "2")
        #expect(try await next(after: "1", body: body("")) == "2")
        #expect(try await next(after: "1", body: #"{"total":99,"results":[]}"#) == nil)
    }
}
