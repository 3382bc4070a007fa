import CommandLineInterface
import Drive
import FoundationEssentials
import SharedKernel
import TestTraits
import Testing
import VideoCatalog
import YandexSimulator

@testable import vitrine

@Suite struct `The wirings` {
    @Test(arguments: [
        ("https://iphonephotographyschool.com/test-api/videos", "iphonephotographyschool-com-test-api-videos"),
        ("https://iphonephotographyschool.com/test-api/lessons", "iphonephotographyschool-com-test-api-lessons"),
        ("http://127.0.0.1:9429/test-api/lessons?a=b", "127-0-0-1-9429-test-api-lessons-a-b"),
        ("https://example.org/../../etc/passwd", "example-org-etc-passwd"),
        ("mobileup_studio", "mobileup_studio"), ("https://vk.com/../club1", "vk-com-club1"),
    ])
    func `keep each list under a name of its own`(_ address: String, _ name: String) {
        #expect(Vitrine.fileName(of: address) == name)
    }

    @Test func `keep a name short enough for a file`() {
        let address = "https://example.org/" + String(repeating: "long/", count: 200)
        #expect((1...150).contains(Vitrine.fileName(of: address).utf8.count))
    }

    @Test(.requirement("VD-7"), arguments: [GlobalOptions.Wiring.demo, .memory])
    func `show the same course in every world without a network`(_ wiring: GlobalOptions.Wiring) async throws {
        let world = try await World.open(GlobalOptions(wiring: wiring), environment: [:]) { _ in }
        let list = try await world.vitrine.videos.access.list(.live)
        let titles = list.value.videos.map(\.title)
        let picture = try await world.vitrine.videos.access.thumbnail(try #require(list.value.videos.first).id)
        await world.close()

        #expect(list.freshness == .live)
        #expect(titles.count == 11)
        #expect(titles.first == "Get Up Before the Sun")
        #expect(picture.mediaType == "image/jpeg")
        #expect(try !FileManager.default.fileExists(atPath: #require(world.temporaryFolder).path))
    }

    @Test func `leave the folder that a person names`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-named-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let world = try await World.open(GlobalOptions(wiring: .demo, dataDirectory: folder.path), environment: [:]) {
            _ in
        }
        _ = try await world.vitrine.videos.access.list(.live)
        await world.close()
        #expect(FileManager.default.fileExists(atPath: folder.path + "/videos/demo.json"))
    }

    @Test(.requirement("DR-9", "DR-10"), arguments: [GlobalOptions.Wiring.demo, .memory])
    func `show nothing of a disk before somebody signed in`(_ wiring: GlobalOptions.Wiring) async throws {
        let world = try await World.open(GlobalOptions(wiring: wiring), environment: [:]) { _ in }
        let drive = world.vitrine.drive.access
        await #expect(throws: DriveError.signInNeeded(.signedOut)) { try await drive.browse(.root) }
        await #expect(throws: DriveError.signInNeeded(.signedOut)) { try await drive.usage() }
        #expect(await !drive.onboarding.isSeen())
        await world.close()
    }

    @Test(.requirement("DR-2", "DR-11", "DR-17"))
    func `open the demo's disk with its ready token, and keep what was seen`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-disk-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let world = try await World.open(
            GlobalOptions(wiring: .demo, dataDirectory: folder.path),
            environment: ["VITRINE_YANDEX_TOKEN": SimulatedYandex.userToken]
        ) { _ in }
        let drive = world.vitrine.drive.access
        let live = try await drive.browse(.root)
        let path = try #require(DrivePath("/Документы/План.md"))
        let kept = try await drive.downloads(try await drive.item(path).value)
        await world.sandbox?.yandex.stop()
        let later = try await drive.browse(.root)
        await world.close()

        #expect(live.value.items.first?.isFolder == true)
        #expect(later.value == live.value)
        #expect(later.freshness.savedAt != nil)
        guard case .file(let file) = kept.bytes else {
            Issue.record("no file")
            return
        }
        #expect(try Data(contentsOf: file).count == kept.sizeInBytes)
    }
}
