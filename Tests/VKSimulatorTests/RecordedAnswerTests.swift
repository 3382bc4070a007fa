import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import VKSimulator
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Bodies that VK once sent, beside the project and no part of it.
private let recordings = URL(filePath: #filePath).appending(path: "../../../../shared/recorded/vk").standardized
private let areThere = FileManager.default.fileExists(atPath: recordings.appending(path: "index.json").path)

@Suite(.enabled(if: areThere, "VK's recorded answers are not beside the project"))
struct `The simulator's answers` {
    private let vk = SimulatedVK.patient()

    @Test(
        .requirement("VK-34"),
        arguments: [
            ("photos_get_wall_extended_5131", "photos.get", "owner_id=-128666765&album_id=wall&extended=1&rev=1"),
            ("photos_get_profile_extended_5131", "photos.get", "owner_id=-128666765&album_id=profile&extended=1"),
            ("photos_getAlbums_system_sizes", "photos.getAlbums", "owner_id=-128666765&need_system=1&photo_sizes=1"),
            ("photos_getAlbums_5199", "photos.getAlbums", "owner_id=-128666765"),
            ("video_get_community_5131", "video.get", "owner_id=-128666765"),
            ("video_get_extended_5102", "video.get", "owner_id=-128666765&extended=1&offset=4"),
            ("users_get_default", "users.get", ""),
            ("utils_resolveScreenName_group_float", "utils.resolveScreenName", "screen_name=mobileup_studio"),
            ("error_5_revoked", "users.get", "access_token=gone"),
            ("error_100_count_text", "photos.get", "owner_id=-128666765&album_id=wall&count=x"),
        ])
    func `have the shape of VK's own`(file: String, method: String, parameters: String) async throws {
        let isSent = parameters.hasPrefix("access_token")
        let ours = try await vk.call(method, parameters, token: isSent ? nil : SimulatedVK.userToken)
        #expect(ours.disagreements(with: try recorded(file)) == [])
    }

    @Test(.requirement("VK-34")) func `have it for communities in a bare list, too, and for a captcha`() async throws {
        vk.conduct.answerFlaws = [.bareLists]
        let groups = try await vk.call("groups.getById", "group_id=128666765")
        #expect(groups.disagreements(with: try recorded("groups_getById_array_legacy")) == [])
        vk.conduct.refusals = [.captchaPicture]
        let captcha = try await vk.call("users.get")
        let theirs = try recorded("error_14_messages_send")
        #expect(captcha["error"]?["error_msg"] == theirs["error"]?["error_msg"])
        #expect(captcha.disagreements(with: theirs) == [])
    }

    @Test(arguments: [
        (
            "oauth_classic_code_invalid", Face.oauth, "/access_token",
            "client_id=54300001&client_secret=simulated-client-secret"
        ),
        ("oauth_vkid_access_token_invalid", .id, "/oauth2/user_info", "client_id=54300001&access_token=x"),
        (
            "oauth_vkid_refresh_invalid", .id, "/oauth2/auth",
            "client_id=54300001&grant_type=refresh_token&refresh_token=x&device_id=y"
        ),
    ])
    func `are VK's own where a token is refused`(file: String, face: Face, path: String, form: String) async throws {
        let ours = try Answer(try await vk.answer(path, on: face, method: "POST", form: form))
        #expect(ours == (try recorded(file)))
    }

    @Test func `tell of a masked person as VK does`() async throws {
        let callback = try await SignIn().decided(on: vk)
        let token = try #require(try await SignIn().exchanged(callback, on: vk)["id_token"]?.text)
        let ours = try Answer(
            try await vk.answer(
                "/oauth2/public_info", on: .id, method: "POST", form: "client_id=54300001&id_token=\(token)"))
        #expect(ours.disagreements(with: try recorded("oauth_vkid_public_info")) == [])
        #expect(ours["user"]?.names == (try recorded("oauth_vkid_public_info"))["user"]?.names)
    }

    private func recorded(_ file: String) throws -> Answer {
        try JSONDecoder().decode(
            Answer.self, from: Data(contentsOf: recordings.appending(path: "\(file).json")))
    }
}

extension Answer {
    /// Where two answers have values of different kinds under one name, or nothing in common at all.
    fileprivate func disagreements(with other: Answer, at path: String = "") -> [String] {
        switch (self, other) {
        case (.record(let ours), .record(let theirs)):
            let common = Set(ours.keys).intersection(theirs.keys).sorted()
            if common.isEmpty { return ["\(path): \(ours.keys.sorted()) for \(theirs.keys.sorted())"] }
            return common.flatMap { name in
                zip([ours[name]], [theirs[name]]).flatMap { one, another in
                    one.flatMap { one in another.map { one.disagreements(with: $0, at: "\(path)/\(name)") } } ?? []
                }
            }
        case (.list(let ours), .list(let theirs)):
            return theirs.first.map { model in
                ours.prefix(8).flatMap { $0.disagreements(with: model, at: path + "[]") }
            } ?? []
        default:
            return kind == other.kind ? [] : ["\(path): \(kind) for \(other.kind)"]
        }
    }

    /// Flags come as numbers and as booleans, from VK as well.
    private var kind: String {
        switch self {
        case .null: "null"
        case .bool, .number, .decimal: "number"
        case .text: "text"
        case .list: "list"
        case .record: "record"
        }
    }
}
