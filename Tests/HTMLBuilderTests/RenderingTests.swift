import HTMLBuilder
import Testing

@Suite struct `A page as a value` {
    @Test func `is written with its elements, attributes and texts in order`() {
        let list = ul(.class("videos"), .id("videos")) {
            for name in ["First", "Second"] {
                li { a(.href("/videos/\(name)")) { name } }
            }
        }
        #expect(
            list.rendered()
                == #"<ul class="videos" id="videos"><li><a href="/videos/First">First</a></li>"#
                + #"<li><a href="/videos/Second">Second</a></li></ul>"#)
    }

    @Test func `closes no void element`() {
        #expect(
            p {
                "one" + "\n"
                br()
                img(.src("/a.png"), .alt(""))
            }.rendered() == "<p>one\n<br><img src=\"/a.png\" alt=\"\"></p>")
    }

    @Test(arguments: [true, false])
    func `has a boolean attribute or has it not`(isBusy: Bool) {
        let made = button(isBusy ? .disabled : nil) { "Save" }
        #expect(made.rendered() == (isBusy ? "<button disabled>Save</button>" : "<button>Save</button>"))
    }

    @Test func `knows conditions and choices`() {
        func made(_ number: Int?) -> String {
            HTML {
                if let number { strong { "\(number)" } }
                if number == nil { "none" } else { "some" }
                number.map { digits in small { "\(digits)" } }
            }.rendered()
        }
        #expect(made(nil) == "none")
        #expect(made(2) == "<strong>2</strong>some<small>2</small>")
    }

    @Test func `begins with its document type`() {
        #expect(
            HTML {
                .doctype
                html(.lang("ru"))
            }.rendered() == "<!DOCTYPE html>\n<html lang=\"ru\"></html>")
    }

    @Test func `writes a literal of the program as it stands`() {
        #expect(HTML(trusted: "<svg><path d=\"M0 0\"/></svg>").rendered() == "<svg><path d=\"M0 0\"/></svg>")
    }

    @Test func `equals another that says the same`() {
        #expect(p(.class("a")) { "x" } == p(.class("a")) { "x" })
        #expect(p { "x" } != p { "y" })
    }
}
