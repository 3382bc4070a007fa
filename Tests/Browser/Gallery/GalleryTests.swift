import Gallery
import InMemoryAdapters
import SamplePhotos
import SampleScreens
import TestTraits
import Testing
import WebDriver

extension `In a browser` {
    @Suite struct `the gallery` {
        private static let tracks = "getComputedStyle(document.querySelector('.wall')).gridTemplateColumns.split(' ')"

        @Test(.requirement("VK-8", "VK-16"))
        func `has two equal columns of squares on a phone, one of videos, and moves nothing while it fills`()
            async throws
        {
            try await GalleryVisit.open(Wishes().on(.phone)) { visit in
                let browser = visit.browser
                try await visit.see("photos")
                try await visit.seePictures()
                #expect(try await browser.run("return \(Self.tracks)", as: [String].self).count == 2)
                let sides = try await browser.run(
                    """
                    return [...document.querySelectorAll('.cell')].map(cell => cell.getBoundingClientRect())
                        .flatMap(place => [place.width, place.height]);
                    """, as: [Double].self)
                #expect(Set(sides).count == 1)
                #expect(try await browser.layoutShift() == 0)
                try await visit.photograph("the photos on a phone")
                try await visit.see("videos")
                try await visit.seePictures()
                #expect(try await browser.run("return \(Self.tracks)", as: [String].self).count == 1)
                #expect(try await browser.layoutShift() == 0)
                try await visit.photograph("the videos on a phone")
                try await visit.expectCleanLog()
            }
        }

        @Test(.requirement("VK-18"))
        func `has each video's title at its preview's lower right, on a ground of its own`() async throws {
            try await GalleryVisit.open(Wishes().on(.phone)) { visit in
                try await visit.see("videos")
                let gaps = try await visit.browser.run(
                    """
                    return [...document.querySelectorAll('.cell')].flatMap(cell => {
                        const [box, title] = [cell, cell.querySelector('.poster-title')].map(e => e.getBoundingClientRect());
                        return [box.right - title.right, box.bottom - title.bottom];
                    });
                    """, as: [Double].self)
                #expect(gaps.count == 12)
                #expect(gaps.allSatisfy { (0...16).contains($0) }, "\(gaps)")
                #expect(try await visit.browser.faintTexts(below: 4.5) == [])
            }
        }

        @Test(.requirement("VK-9", "VK-5", "VK-10"))
        func `goes on by itself to the last photo, each once, and is where it was after a photo`() async throws {
            try await GalleryVisit.open(photos: Photo.samples(0..<200), Wishes().on(.phone)) { visit in
                let browser = visit.browser
                try await visit.see("photos")
                try await browser.waitUntil(
                    "every photo",
                    script: """
                        scrollTo(0, document.body.scrollHeight);
                        return document.querySelectorAll('.cell').length === 200;
                        """)
                let ids = try await browser.run(
                    "return [...document.querySelectorAll('.cell')].map(cell => cell.id)", as: [String].self)
                #expect(ids == Photo.samples(0..<200).reversed().map(\.id.rawValue))
                #expect(try await browser.findAll("#more").isEmpty)

                try await browser.run("scrollTo(0, 9000)")
                let chosen = ids[100]
                try await browser.run("document.getElementById('\(chosen)').querySelector('a').click()")
                try await browser.waitUntil("the photo") { try await visit.path() == "/gallery/photos/\(chosen)" }
                try await browser.goBack()
                try await browser.waitUntil("the place", script: "return scrollY === 9000")
                #expect(try await browser.findAll(".cell").count == 200)
                try await visit.expectCleanLog()
            }
        }

        @Test(.requirement("VK-10", "VK-11"))
        func `shows a photo by Enter, fitting the window, with its neighbors by the arrows, and goes back by Esc`()
            async throws
        {
            try await GalleryVisit.open { visit in
                let browser = visit.browser
                try await visit.see("photos")
                try await browser.run("document.querySelectorAll('.cell-link')[1].focus()")
                try await browser.press(.enter)
                let second = "/gallery/photos/\(Photo.sample(10).id)"
                try await browser.waitUntil("the photo") { try await visit.path() == second }
                try await visit.seePictures()
                #expect(try await browser.find("h1").text == "2 March 2026")
                let isWithin = try await browser.run(
                    """
                    const place = document.querySelector('[data-photo-picture]').getBoundingClientRect();
                    return place.left >= 0 && place.top >= 0 && place.right <= innerWidth && place.bottom <= innerHeight
                        && document.documentElement.scrollHeight <= innerHeight;
                    """, as: Bool.self)
                #expect(isWithin)
                try await visit.photograph("a photo")
                try await browser.press(.right)
                try await browser.waitUntil("the next") {
                    try await visit.path() == "/gallery/photos/\(Photo.sample(9).id)"
                }
                try await browser.press(.left)
                try await browser.waitUntil("the one before") { try await visit.path() == second }
                try await browser.press(.escape)
                try await browser.waitUntil("the list") { try await visit.path() == "/gallery/photos" }
                try await visit.expectCleanLog()
            }
        }

        @Test(.requirement("VK-12", "VK-13", "VK-14", "VK-15"))
        func `has a share menu for the keyboard, saves a photo, and says where or why not`() async throws {
            try await GalleryVisit.open { visit in
                let browser = visit.browser
                try await visit.go(to: "/gallery/photos/\(Photo.sample(3).id)")
                try await browser.waitUntil("its scripts", script: "return document.readyState === 'complete'")
                #expect(try await browser.find("#share-button").label == "Share")
                try await browser.run("document.querySelector('#share-button').focus()")
                try await browser.press(.enter)
                let focused = "document.activeElement.textContent.trim()"
                try await browser.waitUntil("the menu", script: "return \(focused) === 'Copy the link'")
                try await visit.photograph("the share menu")
                try await browser.press(.down)
                #expect(try await browser.focused().name == "Save to the pictures folder")
                try await browser.press(.enter)
                try await browser.waitUntil(
                    "the word of success",
                    script: "return document.querySelector('#photo-notice [role=status]') !== null")
                let told = try await browser.find("#photo-notice").text
                let file = try #require(visit.world.library.files.first)
                #expect(told == "Saved: \(file.path)")
                #expect(try await visit.path() == "/gallery/photos/\(Photo.sample(3).id)")
                try await visit.photograph("a photo that was saved")
                try await visit.expectCleanLog()

                visit.world.library.fail(with: .diskFull)
                try await visit.go(to: "/gallery/photos/\(Photo.sample(4).id)")
                try await browser.waitUntil("its scripts", script: "return document.readyState === 'complete'")
                try await browser.find("#share-button").click()
                try await browser.find("[data-save-photo] button").click()
                try await browser.waitUntil(
                    "the reason", script: "return document.querySelector('#photo-notice [role=alert]') !== null")
                #expect(try await browser.find("#photo-notice").text.hasPrefix("The disk is full."))
            }
        }

        @Test(.requirement("VK-19", "VK-20", "VK-21", "VK-22", "VK-23", "VK-24"))
        func `plays a video in the service's player, which goes full screen when it starts, and Esc returns`()
            async throws
        {
            try await GalleryVisit.open { visit in
                let browser = visit.browser
                try await visit.see("videos")
                try await browser.find(".cell-link").click()
                try await browser.waitUntil("the video") { try await browser.title.hasPrefix("Office tour <5>") }
                #expect(try await browser.find("h1").text == "Office tour <5>")
                #expect(try await browser.findAll("[data-save-photo], [download]").isEmpty)
                let frame = try await browser.find("iframe")
                try await visit.photograph("a video of the gallery")
                try await browser.enter(frame)
                try await browser.find("#play").click()
                try await browser.leaveFrame()
                try await browser.waitUntil(
                    "full screen", script: "return document.fullscreenElement?.localName === 'iframe'")
                try await browser.run("return document.exitFullscreen()")
                try await browser.waitUntil("the page again", script: "return !document.fullscreenElement")
                try await visit.go(to: "/gallery/videos/\(GalleryVideo.sample(1).id)")
                #expect(try await browser.find(".player-notice").text == "This video was deleted.")
                try await visit.photograph("a video that was deleted")
                try await visit.expectCleanLog()
            }
        }

        @Test func `saves the chosen photos, and all of them, telling how far it is`() async throws {
            try await GalleryVisit.open(photos: Photo.samples(0..<40), Wishes().on(.phone)) { visit in
                let browser = visit.browser
                try await visit.go(to: "/gallery/photos?select")
                try await visit.seeList()
                // With none chosen there is nothing to save.
                let offered = "return document.querySelector('[value=chosen]').checkVisibility()"
                #expect(try await !browser.run(offered, as: Bool.self))
                for box in try await browser.findAll(".cell input").prefix(2) { try await box.click() }
                #expect(try await browser.run(offered, as: Bool.self))
                try await visit.photograph("photos that are chosen")
                try await browser.find("[value=chosen]").click()
                try await browser.waitUntil(
                    "the end",
                    script: "return document.querySelector('#saving')?.innerText.includes('2\u{A0}photos saved')")
                visit.world.pictures.gate.close()
                try await visit.go(to: "/gallery/photos?select")
                try await browser.find("[value=all]").click()
                try await browser.waitUntil(
                    "the progress", script: "return document.querySelector('#saving progress')?.value > 0")
                try await visit.photograph("photos that are being saved")
                try await browser.find("#saving-cancel").click()
                try await browser.waitUntil(
                    "the end",
                    script: "return document.querySelector('#saving').innerText.startsWith('Saving was stopped')")
                visit.world.pictures.gate.open()
                #expect(visit.world.library.files.count == 2)
                try await visit.expectCleanLog()
            }
        }

        @Test(.requirement("VK-30"), arguments: [GalleryError.offline, .serviceFailed, .tryLater(after: .seconds(4))])
        func `keeps what it showed, and says why it is not new`(_ error: GalleryError) async throws {
            try await GalleryVisit.open { visit in
                let browser = visit.browser
                try await visit.see("photos")
                visit.world.photoSource.fail(with: error)
                try await browser.find("[data-refresh] button").click()
                try await browser.waitUntil(
                    "the reason", script: "return document.querySelector('#freshness').dataset.state === 'kept'")
                #expect(try await browser.findAll(".cell").count == 12)
                visit.world.photoSource.fail(with: nil)
                try await browser.find("[data-refresh] button").click()
                try await visit.seeList()
                try await visit.expectCleanLog()
            }
        }

        @Test(arguments: `every page`.Look.all)
        func `is readable, fits, and has one heading and a title on each of its screens`(_ look: `every page`.Look)
            async throws
        {
            try await GalleryVisit.open(look.wishes) { visit in
                try await visit.see("videos")
                try await visit.see("photos")
                let pages = [
                    "sign-in": "/gallery/sign-in?again", "photos": "/gallery/photos", "videos": "/gallery/videos",
                    "choosing": "/gallery/photos?select", "home": "/",
                    "a photo": "/gallery/photos/\(Photo.sample(3).id)",
                    "a video": "/gallery/videos/\(GalleryVideo.sample(2).id)",
                    "no player": "/gallery/videos/\(GalleryVideo.sample(1).id)",
                    "no such photo": "/gallery/photos/none",
                ]
                try await visit.expectWellMade(pages, look, of: "gallery")
            }
        }
    }
}
