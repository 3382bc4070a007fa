import SimulatorKit
import Synchronization
public import VKFixtures

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What happens while it runs.
extension SimulatedVK {
    /// A token that everything may be asked with, for as long as it runs.
    public static let userToken = "vk1.a.simulated-user-token"
    /// A token of the application itself: it opens albums and names, and neither all photos at once nor videos.
    public static let serviceToken = "simulated-service-token"

    static let readyTokens = [
        userToken: SignIns.Token(kind: .user, scopes: ["photos", "video", "groups", "offline"]),
        serviceToken: SignIns.Token(kind: .service, scopes: []),
    ]

    /// What the community shows now.
    public var community: Community {
        get { state.withLock(\.community) }
        set { state.withLock { $0.community = newValue.sorted } }
    }

    /// One more token of the person.
    ///
    /// - Parameter lifetime: from now on; `nil` for ever.
    public func issueToken(scopes: [String] = ["photos", "video"], lifetime: Duration? = nil) -> String {
        let expiry = lifetime.map { now + TimeInterval($0.components.seconds) }
        return signIns.withLock { $0.keep(SignIns.Token(kind: .user, scopes: scopes, expiry: expiry)) }
    }

    /// From now on that token is refused, with the words for that reason. Its session, if it has one, goes on.
    public func end(_ token: String, because end: TokenEnd) {
        signIns.withLock { $0.end(token, because: end) }
    }

    /// From now on every token of the person is refused, with the words for that reason. Sessions of VK ID go on, so
    /// that a refresh token brings a new one; after ``TokenEnd/revoked`` nothing does.
    public func endTokens(because end: TokenEnd) {
        signIns.withLock {
            if end == .revoked { $0.withdraw() }
            $0.endUserTokens(because: end)
        }
    }

    /// The next calls are refused, one by one, in this order, whatever they ask.
    public func refuseNext(_ refusals: [Refusal]) {
        state.withLock { $0.nextRefusals += refusals }
    }

    /// New photos on the community's wall, newer than all others.
    ///
    /// - Returns: their ids, the newest first.
    @discardableResult
    public func addPhotos(_ count: Int) -> [Int] {
        let now = Int(self.now.timeIntervalSince1970)
        return state.withLock { state in
            let last = state.community.photos.map(\.id).max() ?? 457_239_016
            let date = max(now, state.community.photos.first?.date ?? now)
            let new = (0..<count).map { place in
                let id = last + 1 + place
                return CommunityPhoto(
                    id: id, date: date, text: "Только что", picture: Picture.all[id % Picture.all.count])
            }
            state.community.photos = (new + state.community.photos)
            state.community = state.community.sorted
            return new.map(\.id).reversed()
        }
    }

    public func deletePhotos(_ ids: some Sequence<Int>) {
        let gone = Set(ids)
        state.withLock { $0.community.photos.removeAll { gone.contains($0.id) } }
    }

    func perform(_ name: String) {
        switch Happening(rawValue: name) {
        case .addPhotos: addPhotos(3)
        case .deletePhoto: deletePhotos(community.photos.prefix(1).map(\.id))
        case .expireTokens: endTokens(because: .expired)
        case .revokeTokens: endTokens(because: .revoked)
        case .moveAway: endTokens(because: .otherAddress)
        case .passHour: letTimePass(.seconds(3_600))
        case nil: break
        }
    }

    /// What the control page tells.
    var facts: ControlFacts {
        let addresses = state.withLock(\.addresses)
        let community = community
        return [
            "VK ID": addresses.id, "classic sign-in": addresses.oauth, "API": addresses.api,
            "client_id": application.clientID, "client_secret": application.clientSecret,
            "a person's token": Self.userToken, "the application's token": Self.serviceToken,
            "community": "\(community.screenName), \(community.id)",
            "photos": "\(community.photos.count)", "videos": "\(community.videos.count)",
        ]
    }
}
