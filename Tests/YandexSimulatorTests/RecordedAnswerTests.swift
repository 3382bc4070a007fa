import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import WebServer
import YandexSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Bodies that Yandex once sent, beside the project and no part of it.
private let recordings = URL(filePath: #filePath).appending(path: "../../../../shared/recorded/yandex-disk")
    .standardized
private let areThere = FileManager.default.fileExists(atPath: recordings.appending(path: "index.json").path)

@Suite(.enabled(if: areThere, "Yandex's recorded answers are not beside the project"))
struct `The simulated Disk's answers` {
    private let yandex = SimulatedYandex.small()

    private func recorded(_ file: String) throws -> Answer {
        try JSONDecoder().decode(Answer.self, from: Data(contentsOf: recordings.appending(path: file + ".json")))
    }

    @Test(arguments: [
        ("GET_disk_operations_id__401__auth", "/operations/0000", "GET", 401),
        ("GET_disk_trash_resources__404__remove_trash", "/trash/resources?path=trash:/x", "GET", 404),
        (
            "PUT_disk_resources__409__makedirs_with_schema",
            "/resources?path=disk:/YaDiskTest/test_makedirs_with_schema/parent1/parent2/parent3/leaf_directory", "PUT",
            409
        ),
        ("GET_disk_public_resources__404__public_settings", "/public/resources?public_key=x", "GET", 404),
    ])
    func `refuse in Yandex's own words`(file: String, target: String, method: String, status: Int) async throws {
        let ours = try await yandex.disk(target, method, status, token: status == 401 ? "x" : SimulatedYandex.userToken)
        #expect(ours == (try recorded(file)))
    }

    @Test func `ask for a password in Yandex's own words`() async throws {
        _ = try await yandex.disk(
            "/resources/publish?path=/read%20me.txt", "PUT", body: #"{"public_settings": {"password": "p"}}"#)
        let key = try #require(
            try await yandex.disk("/resources?path=/read%20me.txt")["public_key"]?.text?.percentEncoded)
        let ours = try await yandex.disk("/public/resources/download?public_key=\(key)", "GET", 403)
        #expect(ours == (try recorded("GET_disk_public_resources_download__403__public_settings")))
    }

    /// Every field that Yandex sends is there, of the same kind; nothing else is.
    @Test(arguments: [
        ("GET_disk_resources__200__public_listdir", "/resources?path=/Trips"),
        ("GET_disk_resources__200__save_to_disk", "/resources?path=/read%20me.txt"),
        ("GET_disk_resources_files__200__get_files", "/resources/files"),
        ("GET_disk_resources_public__200__get_public_resources_2", "/resources/public?type=file"),
        (
            "GET_disk_resources__200__listdir_fields",
            "/resources?path=/&fields=type,_embedded.items.type,_embedded.items.name,_embedded.total,_embedded.limit,_embedded.offset"
        ),
        (
            "GET_disk_resources_download__200__upload_and_download",
            "/resources/download?path=/read%20me.txt&fields=href"
        ),
    ])
    func `have the shape of Yandex's own`(file: String, target: String) async throws {
        _ = try await yandex.disk("/resources/publish?path=/Trips", "PUT")
        _ = try await yandex.disk("/resources/publish?path=/read%20me.txt", "PUT")
        #expect(try await yandex.disk(target).differences(from: try recorded(file)) == [])
    }

    @Test func `are those of the authorization server, too`() async throws {
        let id = YandexApplication.vitrine.clientID
        let post = { (path: String, form: String) in
            try Answer(
                try await yandex.answer(path, "POST", on: .oauth, body: "client_id=\(id)&\(form)", token: nil))
        }
        let device = try #require(try await post("/device/code", "")["device_code"]?.text)
        let pending = try await post("/token", "grant_type=device_code&code=\(device)")
        #expect(pending == (try recorded("POST_token__400__device_code_auth")))
        #expect(try await post("/revoke_token", "access_token=x") == (try recorded("POST_revoke_token__200__auth")))
    }
}

extension Answer {
    /// Fields of one answer that the other lacks, or has as another kind. Of lists, the first items are compared;
    /// what comes only with pictures and published things may be missing.
    fileprivate func differences(from other: Answer, at path: String = "") -> [String] {
        switch (self, other) {
        case (.record(let ours), .record(let theirs)):
            let optional: Set = ["preview", "sizes", "public_key", "public_url", "_embedded", "type"]
            let odd = Set(ours.keys).symmetricDifference(theirs.keys).subtracting(optional).sorted()
            return odd.map { "\(path)/\($0)" }
                + ours.keys.sorted().flatMap { name in
                    theirs[name].flatMap { theirs in
                        ours[name]?.differences(from: theirs, at: "\(path)/\(name)")
                    } ?? []
                }
        case (.list(let ours), .list(let theirs)):
            guard let ours = ours.first, let theirs = theirs.first else { return [] }
            return ours.differences(from: theirs, at: path + "[]")
        case (.text, .text), (.number, .number), (.bool, .bool), (.null, .null): return []
        default: return ["\(path): \(self) for \(other)"]
        }
    }
}
