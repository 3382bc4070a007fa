import Foundation
import InMemoryAdapters
import Registration
import SharedKernel
import TestTraits
import Testing
import WebServer

@Suite struct `The main screen` {
    private func visitor(_ world: RegistrationWorld, _ language: Language = .english) async throws -> Visitor {
        try await Visitor(registration: world, language: language).entered()
    }

    @Test(.requirement("RG-16", "RG-19")) func `shows at once that it is loading, and asks once when a script comes`()
        async throws
    {
        let world = RegistrationWorld(profile: .anna)
        let visitor = try await visitor(world)
        let page = try await visitor.get("/catalog").text
        #expect(
            page.contains("Loading the list…") && page.contains("aria-busy=\"true\"") && page.contains("data-stale"))
        #expect(page.contains(#"<noscript><meta http-equiv="refresh" content="0; url=/catalog?wait"#))
        #expect(world.questions(about: .products) == 0)
        let part = try await visitor.get("/catalog/list/products")
        #expect(part.status == .ok && part.text.contains("2\u{A0}products, up to date"))
        #expect(world.questions(about: .products) == 1)
    }

    @Test(.requirement("RG-20")) func `shows products with their prices, in the language's own form`() async throws {
        let world = RegistrationWorld(profile: .anna)
        let page = try await visitor(world).get("/catalog?wait").text
        #expect(page.contains("Ring &lt;i>&amp; more") || page.contains("Ring &lt;i&gt;&amp; more"))
        #expect(page.contains("$1,099.00") && page.contains("No price"))
        #expect(page.contains("jewelry · rated 3.9 (1,200)"))
        #expect(world.questions(about: .products) == 1)
        let russian = try await visitor(world, .russian).get("/catalog?wait").text
        #expect(russian.contains("1\u{202F}099,00\u{A0}$") && russian.contains("2\u{A0}товара"))
        #expect(russian.contains("оценка 3,9"))
    }

    @Test(.requirement("RG-23")) func `shows a product's picture from its own address, and nothing else by it`()
        async throws
    {
        let world = RegistrationWorld(profile: .anna)
        let visitor = try await visitor(world)
        let page = try await visitor.get("/catalog?wait").text
        #expect(page.count(of: "<img ") == 1 && page.contains(#"src="/catalog/picture?product=1" alt="""#))
        let picture = try await visitor.get("/catalog/picture?product=1")
        #expect(picture.status == .ok && picture.headers["Content-Type"] == "image/jpeg")
        for address in ["/catalog/picture?product=2", "/catalog/picture?product=9", "/catalog/picture"] {
            #expect(try await visitor.get(address).status == .notFound)
        }
        #expect(world.pictures.calls == 1)
        let failing = RegistrationWorld(profile: .anna)
        failing.pictures.fail(with: .offline)
        let other = try await self.visitor(failing)
        _ = try await other.get("/catalog?wait")
        #expect(try await other.get("/catalog/picture?product=1").status == .badGateway)
    }

    @Test(.requirement("RG-21", "RG-22")) func `shows another list from then on, once it is chosen`() async throws {
        let world = RegistrationWorld(profile: .anna)
        let visitor = try await visitor(world)
        #expect(try await visitor.post("/catalog/choose", ["list": "books"]).headers["Location"] == "/catalog")
        let books = try await visitor.get("/catalog?wait").text
        #expect(books.contains("Rain") && books.contains("Ada Example · Novel"))
        _ = try await visitor.post("/catalog/choose", ["list": "contests"])
        let contests = try await visitor.get("/catalog?wait").text
        #expect(contests.contains("29 March 2022, 14:05 – 16:05 · 2\u{A0}h · CodeForces"))
        #expect(contests.contains("Date not set yet · duration unknown · Toph"))
        #expect(contests.contains(#"href="https://contests.example/1" target="_blank" rel="noreferrer noopener""#))
        #expect(contests.contains(#"value="contests" aria-pressed="true""#))
        _ = try await visitor.post("/catalog/choose", ["list": "nonsense"])
        #expect(try await world.choice.chosen() == .contests)
    }

    @Test(.requirement("RG-22")) func `shows what is kept at once, and says so when its source is gone`() async throws {
        let world = RegistrationWorld(
            profile: .anna, kept: [.products: [.book(Book(id: "k", title: "Kept", author: ""))]])
        let visitor = try await visitor(world)
        let page = try await visitor.get("/catalog").text
        #expect(page.contains("Kept") && page.contains("Saved 12\u{A0}minutes ago."))
        world.sources[.products]?.fail(with: .offline)
        let part = try await visitor.get("/catalog/list/products")
        #expect(
            part.status == .ok && part.text.contains("cannot be reached. What you see was saved 12\u{A0}minutes ago."))
        #expect(part.text.contains("Try again"))
    }

    @Test(
        .requirement("RG-16", "RG-22"),
        arguments: [CatalogError.offline, .sourceFailed, .unreadable, .tryLater(after: .seconds(30))])
    func `names the list that cannot be had, and offers the others`(error: CatalogError) async throws {
        let world = RegistrationWorld(profile: .anna)
        world.sources[.products]?.fail(with: error)
        let visitor = try await visitor(world)
        let answer = try await visitor.get("/catalog?wait")
        #expect(answer.status == .serviceUnavailable)
        #expect(answer.text.contains("role=\"alert\"") && answer.text.contains("The list of products"))
        #expect(answer.text.contains("Try again"))
        for other in ["Books", "Contests"] { #expect(answer.text.count(of: ">\(other)</button>") == 2) }
        #expect(try await visitor.get("/catalog/list/products").status == .serviceUnavailable)
        #expect(try await visitor.get("/catalog/list/boats").status == .notFound)
    }

    @Test(.requirement("RG-16"), arguments: [0, 1, 1_000]) func `shows any number of rows`(count: Int) async throws {
        let rows = (0..<count).map { CatalogItem.book(Book(id: "\($0)", title: "Title \($0)", author: "Ada")) }
        let world = RegistrationWorld(profile: .anna, lists: [.products: rows])
        let page = try await visitor(world).get("/catalog?wait").text
        #expect(page.count(of: "<li class=\"row\">") == count)
        #expect(page.contains("The list is empty") == (count == 0))
    }

    @Test(.requirement("RG-19"))
    func `has a shelf on the first page: the way to register, and the chosen list for whoever did`() async throws {
        let stranger = try await visitor(RegistrationWorld()).get("/").text
        #expect(stranger.contains("once you have registered") && stranger.contains(#"href="/register""#))
        let world = RegistrationWorld(profile: .anna, kept: [.books: [.book(Book(id: "k", title: "Kept", author: ""))]])
        let visitor = try await visitor(world)
        try await world.choice.choose(.books)
        let home = try await visitor.get("/").text
        #expect(home.contains("1\u{A0}book, saved 12\u{A0}minutes ago") && home.contains("Kept"))
        #expect(world.questions(about: .books) == 0)
        let live = try await visitor.get("/catalog/shelf").text
        #expect(live.contains("1\u{A0}book, up to date") && live.contains("Rain") && !live.contains("<html"))
        #expect(world.questions(about: .books) == 1)
        world.sources[.books]?.fail(with: .offline)
        #expect(try await visitor.get("/catalog/shelf").text.contains("cannot be reached. What you see was saved"))
        try await world.choice.choose(.products)
        world.sources[.products]?.fail(with: .sourceFailed)
        #expect(try await visitor.get("/catalog/shelf").text.contains("The list of products cannot be had"))
    }

    @Test(.requirement("RG-17", "RG-18")) func `greets by name in a dialog, without a script, too`() async throws {
        let world = RegistrationWorld(profile: .anna)
        let visitor = try await visitor(world, .russian)
        let page = try await visitor.get("/catalog").text
        #expect(page.count(of: ">Приветствие</button>") == 1 && page.contains(#"data-opens="greeting""#))
        #expect(page.contains("Здравствуйте, <bdi>Анна</bdi>!"))
        #expect(page.between("<dialog id=\"greeting\"", ">")?.contains("open") == false)
        let greeting = try await visitor.get("/catalog?greeting").text
        #expect(greeting.between("<dialog id=\"greeting\"", ">")?.hasSuffix("open") == true)
    }

    @Test func `is in the navigation where somebody wired it`() async throws {
        #expect(try await visitor(RegistrationWorld()).get("/settings").text.contains(#"href="/catalog""#))
        let without = try await Visitor(registration: nil).entered()
        #expect(try await without.get("/settings").text.contains(#"href="/catalog""#) == false)
        #expect(try await without.get("/catalog").status == .notFound)
    }

    @Test(.requirement("RG-16")) func `tells when the choice cannot be kept`() async throws {
        let world = RegistrationWorld(profile: .anna)
        world.choice.fail(with: .storageFailed)
        let answer = try await visitor(world).post("/catalog/choose", ["list": "books"])
        #expect(answer.status == .serviceUnavailable && answer.text.contains("permissions"))
    }
}
