import Drive
import Foundation
import Testing

@Suite struct `A path of a disk` {
    @Test(arguments: ["/Trips/lake.jpg", "Trips/lake.jpg", "/Trips//lake.jpg/", "Trips/lake.jpg/"])
    func `is read as a person writes it`(_ text: String) throws {
        #expect(try #require(DrivePath(text)).description == "/Trips/lake.jpg")
    }

    @Test(arguments: ["#?%+&", "a:b", "„quoted“ 'x'", " leading", ".hidden", "…", "é", "🧺", "%2F", "a\nb"])
    func `keeps a name as it is`(_ name: String) throws {
        let path = try #require(DrivePath("/Trips/" + name))
        #expect(path.name?.rawValue == name)
        #expect(path.description == "/Trips/" + name)
    }

    @Test(arguments: ["/../etc", "/a/./b", "..", "/a\0b"])
    func `is no way out of the disk`(_ text: String) {
        #expect(DrivePath(text) == nil)
    }

    @Test func `knows its folder and the way to it`() throws {
        let path = try #require(DrivePath("/a/b/c"))
        #expect(path.trail.map(\.description) == ["/", "/a", "/a/b", "/a/b/c"])
        #expect(path.parent.description == "/a/b")
        #expect(DrivePath.root.parent == .root && DrivePath.root.name == nil)
    }

    @Test func `moves with the folder that it is in`() throws {
        let (path, old, new) = try (
            #require(DrivePath("/a/b/c")), #require(DrivePath("/a/b")), #require(DrivePath("/x"))
        )
        #expect(path.moved(from: old, to: new).description == "/x/c")
        #expect(new.moved(from: old, to: path) == new)
        #expect(old.contains(path) && !path.contains(old))
        #expect(!(try #require(DrivePath("/a/b2"))).moved(from: old, to: new).isRoot)
    }

    @Test func `tells names apart that only look alike`() throws {
        let (composed, combining) = try (
            #require(DrivePath("/caf\u{E9}/a")), #require(DrivePath("/cafe\u{301}/a"))
        )
        #expect(composed != combining)
        #expect(Set([composed, combining, composed]).count == 2)
        #expect(!composed.parent.contains(combining))
    }

    @Test func `is written as one text`() throws {
        let path = try #require(DrivePath("/Trips/2024 #1?.txt"))
        let data = try JSONEncoder().encode([path])
        #expect(try JSONDecoder().decode([DrivePath].self, from: data) == [path])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([DrivePath].self, from: Data(#"["/../x"]"#.utf8))
        }
    }
}

@Suite struct `A new name` {
    @Test(arguments: [
        ("", NameFault.empty), ("  ", .empty), (".", .reserved), ("..", .reserved), ("a/b", .slash), ("a\nb", .control),
        ("a\0", .control), (String(repeating: "я", count: 256), .tooLong),
    ])
    func `is refused before anything is asked`(_ text: String, _ fault: NameFault) {
        #expect(throws: fault) { try DriveName(new: text) }
    }

    @Test(arguments: ["a", " a", ".a", "…", "a:b", "🧺", String(repeating: "я", count: 255)])
    func `may be anything else`(_ text: String) throws {
        #expect(try DriveName(new: text).rawValue == text)
    }

    @Test(arguments: [
        ("report.pdf", "report (2).pdf"), ("report", "report (2)"), (".profile", ".profile (2)"),
        ("a.tar.GZ", "a.tar (2).GZ"),
    ])
    func `is numbered before its ending`(_ name: String, _ numbered: String) throws {
        #expect(try DriveName(new: name).numbered(2).rawValue == numbered)
    }

    @Test func `is not too long with its number`() throws {
        let name = try DriveName(new: String(repeating: "я", count: 251) + ".txt").numbered(12)
        #expect(name.rawValue.unicodeScalars.count == 255)
        #expect(name.rawValue.hasSuffix("я (12).txt"))
    }
}
