import Testing
import VideoCatalog

@Suite struct `A video's id` {
    @Test(arguments: ["lessons-950", "videos-950-2", "a", "A_b"])
    func `can stand in an address and a file name`(_ text: String) {
        #expect(Video.ID(rawValue: text)?.description == text)
    }

    @Test(arguments: ["", "..", "a/b", "a.b", "é", "a b", "%2e", String(repeating: "a", count: 101)])
    func `is refused where it could not`(_ text: String) {
        #expect(Video.ID(rawValue: text) == nil)
    }
}
