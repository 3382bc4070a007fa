import CatalogSimulator
import Foundation
import SimulatorKit
import TestTraits
import Testing
import WebDriver

extension `In a browser` {
    @Suite struct `registration` {
        private static let secret = "Rain over 7 hills"

        @Test(.requirement("RG-7", "RG-10", "RG-13", "RG-14", "RG-24", "RG-26", "RG-27"))
        func `says live what is wrong, ticks off what is right, and opens its button when all is filled in`()
            async throws
        {
            try await PersonalVisit.open(isRegistered: false) { visit in
                let browser = visit.browser
                try await visit.seeForm()
                #expect(try await visit.focusedID() == "first-name")
                try await browser.find("#first-name").type("An7a")
                try await browser.find("#last-name").type("Vetrova")
                try await visit.hear("Remove “\u{2068}7\u{2069}”.", of: "first-name")
                try await browser.find("#password").type("An7a-x")
                try await browser.waitUntil(
                    "what is kept so far",
                    script: "return document.querySelectorAll('#password-findings .met').length === 4")
                #expect(try await browser.findAll("#password-findings .finding").isEmpty)
                try await browser.find("#confirmation").type("other")
                try await visit.hear("at least 8 characters", of: "password")
                try await browser.find("[data-reveals=password]").click()
                #expect(try await browser.find("#password").attribute("type") == "text")
                try await browser.find("[data-reveals=password]").click()
                #expect(try await browser.find("#password").attribute("type") == "password")
                #expect(try await browser.find("#register-button").attribute("disabled") != nil)
                try await browser.find("#birth-date").type("02/28/2020")
                #expect(try await browser.find("#register-button").attribute("disabled") == nil)
                try await visit.photograph("the form while it is filled in", wholePage: true)

                try await browser.find("#register-button").click()
                try await visit.hear("at least 14 years old", of: "birth-date")
                try await visit.hear("the same password", of: "confirmation")
                #expect(try await visit.focusedID() == "first-name")
                #expect(try await visit.value(of: "password") == "An7a-x")
                try await browser.find("#register-summary a[href='#password']").click()
                #expect(try await visit.focusedID() == "password")
                try await visit.photograph("the form with what is wrong", wholePage: true)

                for (field, text) in [
                    ("first-name", "Anna"), ("birth-date", "02/28/1990"), ("password", Self.secret),
                    ("confirmation", Self.secret),
                ] {
                    try await browser.run("document.getElementById('\(field)').value = ''")
                    try await browser.find("#\(field)").type(text)
                }
                try await browser.waitUntil(
                    "nothing wrong", script: "return !document.querySelector('[aria-invalid=true]')")
                try await browser.find("#register-button").click()
                try await visit.seeList(20)
                // What was refused on purpose is a failed load to Chromium.
                let complaints = try await browser.log().filter { !$0.message.contains("status of 422") }
                #expect(complaints.filter { $0.level == "SEVERE" || $0.source == "security" } == [])
            }
        }

        @Test(.requirement("RG-9", "RG-18", "RG-25", "RG-28"))
        func `is done by the keyboard alone, greets, and forgets`() async throws {
            try await PersonalVisit.open(isRegistered: false) { visit in
                let browser = visit.browser
                try await visit.seeForm()
                var reached: [String] = []
                for text in ["Anna", "Vetrova", "02281990", Self.secret, Self.secret] {
                    reached.append(try await visit.focusedID())
                    #expect(try await browser.focused().hasRing)
                    for character in text { try await browser.press(Key(stringLiteral: String(character))) }
                    let left = reached.last ?? ""
                    // A date has parts of its own, and a password its button.
                    while try await visit.isWithin(left) { try await browser.press(.tab) }
                }
                #expect(reached == ["first-name", "last-name", "birth-date", "password", "confirmation"])
                #expect(try await visit.focusedID() == "register-button")
                try await browser.press(.enter)
                try await visit.seeList(20)
                #expect(visit.products.requests(to: "/products") == 1)

                try await visit.press(.enter, on: "[data-opens=greeting]")
                #expect(try await browser.find("#greeting").text.hasPrefix("Hello, Anna!"))
                #expect(try await browser.find("dialog#greeting:modal").label == "Hello, Anna!")
                #expect(try await browser.focused().name == "Close")
                try await visit.seeAtRest()
                try await visit.photograph("the greeting")
                try await browser.press(.escape)
                #expect(try await browser.findAll("dialog[open]").isEmpty)
                #expect(try await browser.focused().name == "Greeting")
                try await browser.press(.space)
                try await browser.press(.enter)
                #expect(try await browser.findAll("dialog[open]").isEmpty)
                #expect(try await browser.focused().name == "Greeting")

                try await visit.go(to: "/register")
                #expect(try await browser.address.path() == "/catalog")
                try await visit.go(to: "/profile")
                try await visit.press(.enter, on: "[data-opens=forget-question]")
                #expect(try await browser.focused().name == "Keep it")
                try await visit.photograph("whether to forget")
                try await browser.press(.escape)
                try await visit.press(.enter, on: "[data-opens=forget-question]")
                try await browser.press(.tab, with: .shift)
                try await browser.press(.enter)
                try await visit.seeForm()
                try await visit.expectCleanLog()
            }
        }

        @Test(.requirement("RG-13", "RG-18", "RG-26", "RG-27", "RG-28"))
        func `works without scripts: the form, the list, the greeting and the farewell`() async throws {
            try await PersonalVisit.open(isRegistered: false, Wishes().withScriptsOff()) { visit in
                let browser = visit.browser
                try await browser.find("#first-name").type("Anna")
                try await browser.find("#password").type("short")
                try await browser.find("#register-button").click()
                try await browser.waitUntil("what is wrong") {
                    try await !browser.findAll("#register-summary a").isEmpty
                }
                #expect(try await browser.findAll("[aria-invalid=true]").count == 4)
                #expect(try await browser.focused().tag == "input")
                #expect(try await visit.value(of: "first-name") == "Anna")
                #expect(try await visit.value(of: "password") == "")
                try await visit.photograph("the form without scripts", wholePage: true)
                for (field, text) in [
                    ("last-name", "Vetrova"), ("birth-date", "02/28/1990"), ("password", Self.secret),
                    ("confirmation", Self.secret),
                ] {
                    try await browser.find("#\(field)").type(text)
                }
                try await browser.find("#register-button").click()
                try await visit.seeList(20)
                try await browser.find("[name=greeting]").click()
                try await browser.waitUntil("the greeting") {
                    try await !browser.findAll("dialog#greeting[open]").isEmpty
                }
                let focused = try await browser.focused()
                #expect(focused.name == "Close" && focused.isInSight)
                try await visit.photograph("the greeting without scripts")
                try await browser.find("#greeting button").click()
                #expect(try await browser.findAll("dialog[open]").isEmpty)
                try await visit.go(to: "/profile")
                try await browser.find("#forgetting button").click()
                try await browser.waitUntil("the question") {
                    try await browser.find("h1").text == "Forget this profile?"
                }
                try await browser.find("main form button").click()
                try await browser.waitUntil("the form") { try await browser.address.path() == "/register" }
            }
        }
    }
}

extension PersonalVisit {
    /// Whether the focus is still on something of that field.
    fileprivate func isWithin(_ field: String) async throws -> Bool {
        try await browser.run(
            "return document.activeElement.closest('[data-field]')?.dataset.field === '\(field)'", as: Bool.self)
    }

    /// Presses a key on something that is reached by Tab elsewhere.
    fileprivate func press(_ key: Key, on selector: String) async throws {
        try await browser.waitUntil("its scripts", script: "return document.readyState === 'complete'")
        try await browser.run("document.querySelector('\(selector)').focus()")
        try await browser.press(key)
    }
}
