import SimulatorKit
import VKFixtures

/// `users.get`, `utils.resolveScreenName`, `groups.getById`.
extension SimulatedVK {
    func users(_ call: APICall, by token: SignIns.Token) throws(APIFailure) -> JSONValue {
        var people: [Person] = []
        if let asked = call.list("user_ids") {
            guard asked.count <= 1000 else { throw .parameter("user_ids should be less than 1000") }
            for name in asked {
                guard Int(name) != nil || Person.all.contains(where: { $0.screenName == name }) else {
                    throw APIFailure(113, "Invalid user id")
                }
                people += Person.all.filter { "\($0.id)" == name || $0.screenName == name }
            }
        } else if token.kind == .user {
            people = [.signedIn]
        }
        let fields = call.list("fields") ?? []
        return .list(
            people.map { person in
                let name = person.name(in: call.say)
                return .record(presentOf: [
                    "id": .number(person.id), "first_name": .text(name.first), "last_name": .text(name.last),
                    "can_access_closed": true, "is_closed": false,
                    "screen_name": fields.contains("screen_name") ? .text(person.screenName) : nil,
                    "photo_50": fields.contains("photo_50") ? .text(avatar(50)) : nil,
                    "photo_100": fields.contains("photo_100") ? .text(avatar(100)) : nil,
                    "photo_200": fields.contains("photo_200") ? .text(avatar(200)) : nil,
                ])
            })
    }

    func resolved(_ call: APICall) throws(APIFailure) -> JSONValue {
        guard let name = call["screen_name"]?.lowercased() else { throw .parameter("screen_name is undefined") }
        let community = community
        if conduct.community != .missing, names(of: community).contains(name) {
            return ["object_id": .number(community.id), "type": "group"]
        }
        if let person = Person.all.first(where: { $0.screenName == name || "id\($0.id)" == name }) {
            return ["object_id": .number(person.id), "type": "user"]
        }
        // An empty object, as PHP writes it.
        return []
    }

    func groups(_ call: APICall) throws(APIFailure) -> JSONValue {
        let community = community
        guard let asked = (call.list("group_ids") ?? call.list("group_id")), !asked.isEmpty else {
            throw .parameter("group_ids is undefined")
        }
        guard asked.count <= 500 else { throw .parameter("group_ids should be less than 500") }
        let known = asked.filter { name in
            conduct.community != .missing
                && ("\(community.id)" == name || names(of: community).contains(name.lowercased()))
        }
        guard !known.isEmpty else { throw APIFailure(125, "Invalid group id") }
        let list = JSONValue.list(known.map { _ in group(community, fields: call.list("fields") ?? []) })
        return conduct.answerFlaws.contains(.bareLists) ? list : ["groups": list, "profiles": []]
    }

    private func names(of community: Community) -> [String] {
        [community.screenName.lowercased(), "club\(community.id)", "public\(community.id)"]
    }

    func group(_ community: Community, fields: [String] = []) -> JSONValue {
        let standing = conduct.community
        let deactivated: JSONValue? = standing == .deleted ? "deleted" : standing == .banned ? "banned" : nil
        return .record(presentOf: [
            "id": .number(community.id), "name": .text(community.name), "screen_name": .text(community.screenName),
            "is_closed": .number(standing == .closed ? 1 : standing == .private ? 2 : 0), "type": "page",
            "deactivated": deactivated, "is_admin": 0, "is_member": 0, "is_advertiser": 0,
            "description": fields.contains("description") ? .text(community.description) : nil,
            "members_count": fields.contains("members_count") ? .number(community.memberCount) : nil,
            "photo_50": .text(avatar(50)), "photo_100": .text(avatar(100)), "photo_200": .text(avatar(200)),
        ])
    }
}
