public import Gallery

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// ``CommunitySource`` over VK: `groups.getById` of API 5.199, which takes screen names as well as numbers, so that one
/// call is enough.
public struct VKCommunitySource: CommunitySource {
    private let api: VKAPI

    public init(_ api: VKAPI) {
        self.api = api
    }

    public func community(_ reference: Community.Reference) async throws(GalleryError) -> Community {
        guard let name = VKCommunityName(reference.rawValue) else { throw .notFound }
        let found = try await api.call("groups.getById", ["group_id": name.text], as: VKGroups.self).inWords(for: nil)
        guard let group = found.groups.first else { throw .notFound }
        switch group.gone {
        case "banned": throw .closed(nil)
        case .some: throw .notFound
        case nil: return group.community
        }
    }
}

/// What a community is called at VK, out of whatever a person has: a screen name, a number, an address of its page.
struct VKCommunityName: Hashable {
    /// A number or a screen name.
    let text: String

    init?(_ reference: String) {
        var rest = reference[...]
        for scheme in ["https://", "http://"] where rest.lowercased().hasPrefix(scheme) {
            rest = rest.dropFirst(scheme.count)
        }
        let hosts = ["vk.com", "vk.ru", "www.vk.com", "www.vk.ru", "m.vk.com", "m.vk.ru"]
        let parts = rest.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
        let named: Substring
        if let host = parts.first, hosts.contains(host.lowercased()) {
            guard parts.count > 1 else { return nil }
            named = parts[1].prefix { $0 != "?" && $0 != "#" }
        } else {
            // Another site's address names no community of VK's.
            guard parts.count == 1, rest.count == reference.count else { return nil }
            named = parts[0]
        }
        let name = named.hasPrefix("@") || named.hasPrefix("-") ? named.dropFirst() : named
        let isPlain = name.utf8.allSatisfy { byte in
            switch UnicodeScalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
            default: false
            }
        }
        guard isPlain, (1...64).contains(name.utf8.count) else { return nil }
        text = Self.number(in: name) ?? String(name)
    }

    /// `club1`, `public1`, `event1` and `1` are all the community number 1.
    private static func number(in name: Substring) -> String? {
        for prefix in ["club", "public", "event", ""] where name.hasPrefix(prefix) {
            if let number = Int(name.dropFirst(prefix.count)), number > 0 { return "\(number)" }
        }
        return nil
    }
}

/// What `groups.getById` gives: an object today, a bare list in older versions.
private struct VKGroups: Decodable, Sendable {
    let groups: [VKGroup]

    private enum Key: CodingKey {
        case groups
    }

    init(from decoder: any Decoder) throws {
        // What is no bare list is an object with one in it.
        let rows =
            if let bare = try? decoder.singleValueContainer().decode([Readable<VKGroup>].self) { bare } else {
                try decoder.container(keyedBy: Key.self).decode([Readable<VKGroup>].self, forKey: .groups)
            }
        groups = rows.compactMap(\.value)
    }
}

/// A community as VK describes it (schema `groups_group`).
private struct VKGroup: Decodable, Sendable {
    let community: Community
    /// `deleted` or `banned`; `nil` for a living one.
    let gone: String?

    private enum Key: String, CodingKey {
        case id, name, deactivated
        case screenName = "screen_name"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let number = container.lenientInt(.id), number > 0 else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "not a community")
        }
        let plain = "club\(number)"
        let screenName = container.text(.screenName).flatMap { VKCommunityName($0) == nil ? nil : $0 } ?? plain
        guard let link = URL(string: "https://vk.com/\(screenName)") else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "no address")
        }
        community = Community(
            id: Community.ID(rawValue: "\(VKOwner(number: -number))"), name: container.text(.name) ?? screenName,
            link: link)
        gone = container.text(.deactivated)
    }
}
