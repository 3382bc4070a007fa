import SimulatorKit
import Synchronization
import VKFixtures
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The API: one envelope for all methods, always with status 200 (dev.vk.com/ru/api/api-requests).
extension SimulatedVK {
    func apiResponse(to request: Request, at path: String) -> Response {
        if request.path.first == "method" {
            guard request.path.count == 2, ["GET", "POST"].contains(request.method) else {
                return .text(.notFound, "Not found.\n")
            }
            return .json(answer(to: APICall(request, method: request.path[1])))
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            return Response(.methodNotAllowed, headers: ["Allow": "GET, HEAD"])
        }
        return mediaResponse(to: request, at: path)
    }

    private func answer(to call: APICall) -> JSONValue {
        do throws(APIFailure) {
            let token = try accepted(call)
            guard let version = call["v"] else { throw APIFailure(8, "Invalid request: v (version) is required") }
            guard version.split(separator: ".").compactMap({ Int($0) }).lexicographicallyPrecedes([5, 77]) == false
            else { throw APIFailure(8, "Invalid request: v (version) is invalid or no longer supported") }
            guard let method = Method(rawValue: call.method) else { throw APIFailure(3, "Unknown method passed") }
            try pass(call, token: token.text)
            let response = try method.answer(to: call, by: token.value, of: self)
            return ["response": conduct.answerFlaws.reduce(response) { $1.spoiling($0) }]
        } catch {
            return error.json(for: call)
        }
    }

    /// The caller's token, while it is good and does not call too often.
    private func accepted(_ call: APICall) throws(APIFailure) -> (text: String, value: SignIns.Token) {
        guard let text = call.token, !text.isEmpty else {
            throw APIFailure(5, "User authorization failed: no access_token passed.")
        }
        let now = now
        let (token, end) = signIns.withLock { ($0.token(text), $0.end(of: text, at: now)) }
        if let end {
            throw token?.kind == .service
                ? APIFailure(28, "Application authorization failed: access_token has expired.")
                : APIFailure(5, "User authorization failed: \(end.words)")
        }
        guard let token else { throw APIFailure(5, "User authorization failed: \(TokenEnd.unknown.words)") }
        try state.withLock { state throws(APIFailure) in
            if let callsPerSecond {
                let recent = state.calls[text, default: []].filter { now.timeIntervalSince($0) < 1 }
                guard recent.count < callsPerSecond else {
                    throw APIFailure(Refusal.tooManyRequests.code, Refusal.tooManyRequests.message)
                }
                state.calls[text] = recent + [now]
            }
        }
        return (text, token)
    }

    /// Lets a call through, or refuses it as the conduct says.
    private func pass(_ call: APICall, token: String) throws(APIFailure) {
        let conduct = conduct
        let next = state.withLock { $0.nextRefusals.isEmpty ? nil : $0.nextRefusals.removeFirst() }
        guard let refusal = next ?? (conduct.methods[call.method] ?? conduct.refusals).first else { return }
        let now = now
        let extras: [JSONValue.Field]? = state.withLock { state in
            switch refusal {
            case .captcha:
                if state.challenges.isPassed(by: token, at: now) || state.challenges.admit(call, token: token, at: now)
                {
                    return nil
                }
                let session = state.challenges.captcha(for: token, at: now)
                return [
                    .init(
                        name: "redirect_uri",
                        value: .text(
                            state.addresses.id
                                + "/not_robot_captcha?domain=vk.com&session_token=\(session)&variant=popup&blank=1")),
                    .init(name: "remixstlid", value: .number(9_069_780_000_000_000_001)),
                ]
            case .captchaPicture:
                if state.challenges.isPassed(by: token, at: now) || state.challenges.admit(call, token: token, at: now)
                {
                    return nil
                }
                let sid = state.challenges.picture(for: token)
                return [
                    .init(name: "captcha_sid", value: .text(sid)),
                    .init(name: "captcha_img", value: .text(call.host + "/captcha.php?sid=\(sid)&s=1")),
                ]
            case .validation:
                if state.challenges.isPassed(by: token, at: now) { return nil }
                let hash = state.challenges.validation(for: token)
                return [
                    .init(
                        name: "redirect_uri",
                        value: .text(state.addresses.oauth + "/security_check?act=check&hash=\(hash)"))
                ]
            case .confirmation:
                return call.flag("confirm")
                    ? nil : [.init(name: "confirmation_text", value: "Разрешить это действие?")]
            default: return []
            }
        }
        if let extras { throw APIFailure(refusal.code, refusal.message, extras: extras) }
    }
}

/// The methods that it knows.
enum Method: String, Sendable {
    case usersGet = "users.get"
    case resolveScreenName = "utils.resolveScreenName"
    case groupsGetByID = "groups.getById"
    case photosGetAll = "photos.getAll"
    case photosGetAlbums = "photos.getAlbums"
    case photosGet = "photos.get"
    case photosGetByID = "photos.getById"
    case videoGet = "video.get"
    case trackVisitor = "stats.trackVisitor"

    /// What the caller's token has to bring.
    private var needs: (scope: String?, isForUsersOnly: Bool) {
        switch self {
        case .photosGetAll: ("photos", true)
        case .videoGet: ("video", true)
        case .trackVisitor: (nil, true)
        // A token without the right still opens albums one by one.
        case .photosGet, .photosGetByID, .photosGetAlbums, .usersGet, .resolveScreenName, .groupsGetByID: (nil, false)
        }
    }

    func answer(to call: APICall, by token: SignIns.Token, of vk: SimulatedVK) throws(APIFailure) -> JSONValue {
        if token.kind == .service, needs.isForUsersOnly {
            throw APIFailure(28, "Application authorization failed: method is unavailable with service token.")
        }
        if token.kind == .user, let scope = needs.scope, !token.scopes.contains(scope) {
            throw APIFailure(
                15, "Access denied: no access to call this method. It cannot be called with current scopes.",
                subcode: 1133)
        }
        return switch self {
        case .usersGet: try vk.users(call, by: token)
        case .resolveScreenName: try vk.resolved(call)
        case .groupsGetByID: try vk.groups(call)
        case .photosGetAll: try vk.allPhotos(call)
        case .photosGetAlbums: try vk.albums(call, by: token)
        case .photosGet: try vk.photos(call, by: token)
        case .photosGetByID: try vk.namedPhotos(call)
        case .videoGet: try vk.videos(call)
        case .trackVisitor: 1
        }
    }
}

extension AnswerFlaw {
    /// The same answer, written as VK also writes it.
    func spoiling(_ value: JSONValue) -> JSONValue {
        switch (self, value) {
        case (.fractions, .number(let number)): .decimal("\(number).000000")
        case (.swappedFlags, .bool(let flag)): .number(flag ? 1 : 0)
        case (_, .list(let values)): .list(values.map(spoiling))
        case (_, .record(let fields)):
            .record(
                fields.map { field in
                    if self == .swappedFlags, Self.flags.contains(field.name), case .number(let flag) = field.value {
                        return JSONValue.Field(name: field.name, value: .bool(flag == 1))
                    }
                    return JSONValue.Field(name: field.name, value: spoiling(field.value))
                })
        default: value
        }
    }

    private static let flags = [
        "can_comment", "can_like", "can_add", "can_add_to_faves", "can_subscribe", "is_private", "converting",
        "is_admin", "is_member", "is_advertiser", "added",
    ]
}
