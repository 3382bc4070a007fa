import Foundation
import Registration
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A product of the store` {
    @Test(.requirement("RG-20", "RG-23")) func `is read with all that it tells`() async throws {
        let product = try await products(
            #"""
            {"id":2,"title":"Silver Ring ","price":168,"description":"Plain\n band","category":"jewelery",
            "image":"https://shop.example/img/00AAAA+b+C._AC_.jpg","rating":{"rate":3,"count":400},"more":[1]}
            """#
        ).first
        #expect(
            product
                == Product(
                    id: "2", title: "Silver Ring", price: Price(168, .dollar), summary: "Plain band",
                    category: "jewelery", image: URL(string: "https://shop.example/img/00AAAA+b+C._AC_.jpg"),
                    rating: Product.Rating(average: 3, count: 400)))
        #expect(product?.image?.absoluteString.contains("+b+") == true)
    }

    @Test(
        .requirement("RG-20"),
        arguments: [
            ("109.95", "$109.95"), ("695", "$695.00"), ("22.3", "$22.30"), ("0", "$0.00"), (#""64.5""#, "$64.50"),
            ("0.1", "$0.10"), ("1e3", "$1,000.00"), ("999999999999", "$999,999,999,999.00"), ("-5", nil), ("1e30", nil),
            ("1e200", nil), ("null", nil), (#""free""#, nil), (#""5 dollars""#, nil), ("true", nil), ("[1]", nil),
            ("{}", nil), (#""""#, nil),
        ] as [(String, String?)])
    func `has the price to the cent, or none where there is none`(price: String, told: String?) async throws {
        let product = try await products(#"{"id":1,"title":"Ring","price":\#(price)}"#).first
        #expect(product?.title == "Ring" && product?.price?.text(in: .english) == told)
    }

    @Test(
        arguments: [
            #"{"id":1,"title":"Ring"}"#, #"{"id":"1","title":"Ring","description":7,"category":null,"image":3}"#,
            #"{"id":1,"title":"Ring","image":"javascript:alert(1)","rating":5}"#,
            #"{"id":1,"title":"Ring","image":"file:///etc/passwd","rating":{"rate":"x","count":1}}"#,
            #"{"id":1,"title":"Ring","image":"//x","rating":{"rate":7,"count":1}}"#,
        ])
    func `is shown without what cannot be read of it`(row: String) async throws {
        let product = try await products(row).first
        #expect(product?.id == "1" && product?.title == "Ring")
        #expect(product?.image == nil && product?.rating == nil && product?.price == nil)
    }

    @Test func `that says nothing is skipped and counted; the others stay`() async throws {
        let list = try await list(
            .products,
            in:
                #"[7, null, {"title":"No id"}, {"id":1,"title":"Ring"}, {"id":2,"title":" "}, {"id":1,"title":"Again"}]"#
        )
        #expect(list.items.map(\.title) == ["Ring"] && list.skipped == 4)
    }
}

@Suite(.timeLimit(.minutes(2))) struct `A book of the service` {
    @Test(.requirement("RG-21", "RG-23")) func `is read with all that it tells`() async throws {
        let book = try await books(
            #"""
            {"id":1,"title":"Rabbit in a hurry.","author":"Ada Example","genre":"Qui","description":"She took\u2026",
            "isbn":"9780000000019","image":"http:\/\/placeimg.com\/480\/640\/any","published":"1996-02-21","publisher":"Velit Sed"}
            """#
        ).first
        #expect(
            book
                == Book(
                    id: "9780000000019", title: "Rabbit in a hurry.", author: "Ada Example", summary: "She took…",
                    genre: "Qui", publisher: "Velit Sed", published: CalendarDay("1996-02-21"), isbn: "9780000000019",
                    image: URL(string: "http://placeimg.com/480/640/any")))
    }

    @Test(
        arguments: [
            #"{"title":"T"}"#, #"{"title":"T","author":null,"published":"2001-02-31","isbn":[]}"#,
            #"{"title":"T","author":{},"published":19960221,"image":"x"}"#,
        ])
    func `is shown without what cannot be read of it`(row: String) async throws {
        #expect(try await books(row) == [Book(id: "row-1", title: "T", author: "")])
    }

    @Test(
        .requirement("RG-21"),
        arguments: [
            #"{"status":"OK","code":200,"total":1,"data":[{"title":"T"}]}"#,
            #"{"status":"OK","code":200,"locale":"en_US","seed":null,"total":1,"data":[{"title":"T"}]}"#,
            #"{"status":"OK","code":200,"locale":"en_US","seed":"42","total":1,"data":[{"title":"T"}]}"#,
            #"{"status":"OK","code":200,"seed":42,"total":"many","data":[{"title":"T"}]}"#,
        ])
    func `comes in each of the service's envelopes`(body: String) async throws {
        #expect(try await list(.books, in: body).items.map(\.title) == ["T"])
    }
}
