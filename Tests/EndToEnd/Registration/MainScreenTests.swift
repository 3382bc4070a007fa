import Foundation
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `the main screen` {
        private static let good = [
            "first-name": "Анна", "last-name": "O’Neil", "birth-date": "1990-02-28", "password": "Vq7kzpwm",
            "confirmation": "Vq7kzpwm",
        ]

        @Test(.requirement("RG-1", "RG-13", "RG-14", "RG-26"), arguments: Wiring.allCases)
        func `follows a form in which everything is right, and no other`(_ wiring: Wiring) async throws {
            try await Home.fresh { home in
                try await home.serving(wiring.option) { vitrine in
                    let visitor = Visitor(vitrine)
                    try await visitor.open(vitrine)
                    #expect(try await visitor.page("/").source.contains("href=\"/register\""))
                    let form = try #require(try await visitor.page("/catalog").form(to: "/register"))
                    #expect(Set(form.fields.map(\.name)).isSuperset(of: Self.good.keys))
                    for field in Self.good.keys.sorted() {
                        let bad = Self.good.merging([field: "!"]) { _, new in new }
                        let answer = try await visitor.submit(form.filled(bad))
                        #expect(answer.status == 422 && answer.text.contains("href=\"#\(field)\""))
                        #expect(!answer.text.contains("Vq7kzpwm"))
                        #expect(try await visitor.page("/catalog").heading == "Registration")
                    }
                    let screen = WebPage(try await visitor.submit(form.filled(Self.good)))
                    #expect(screen.heading == "Catalog")
                    for list in ["products", "books", "contests"] {
                        let choice = try #require(try await visitor.page("/catalog").form(to: "/catalog/choose"))
                        _ = try await visitor.submit(choice.pressing("list", list))
                        let page = try await visitor.page("/catalog?wait")
                        #expect(page.source.components(separatedBy: "<li class=\"row\">").count > 9, "\(list)")
                    }
                }
            }
        }

        @Test(.requirement("RG-15", "RG-18", "RG-28"))
        func `is where the next start begins, for the shell's profile, too, until it is forgotten`() async throws {
            try await Home.fresh { home in
                try await home.register()
                try await home.serving("--demo") { vitrine in
                    let visitor = Visitor(vitrine, language: "ru")
                    try await visitor.open(vitrine)
                    #expect(try await visitor.page("/register").heading == "Каталог")
                    #expect(try await visitor.page("/catalog?greeting").source.contains("<bdi>Anna</bdi>!"))
                }
                try await home.serving("--demo") { vitrine in
                    let visitor = Visitor(vitrine)
                    try await visitor.open(vitrine)
                    #expect(try await visitor.page("/").heading?.hasSuffix(", Anna") == true)
                    let forget = try #require(try await visitor.page("/profile").form(to: "/profile/forget"))
                    let question = WebPage(try await visitor.submit(forget))
                    #expect(question.heading == "Forget this profile?")
                    #expect(try home.filesHolding("Vetrova") == ["profile/profile.json"])
                    let sure = try #require(question.form(to: "/profile/forget"))
                    #expect(WebPage(try await visitor.submit(sure)).heading == "Registration")
                }
                #expect(try await home.run(home.command("profile", "show")).ending == .exited(66))
            }
        }
    }
}
