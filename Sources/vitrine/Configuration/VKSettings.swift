import FoundationEssentials

/// How Vitrine comes to a community's gallery.
struct VKSettings: Hashable, Sendable {
    let api: URL
    let id: URL
    let oauth: URL
    /// `nil` where the person has none yet.
    let clientID: String?
    /// A screen name, an id or a link.
    let community: String
    /// A ready token of the person's.
    let token: String?
    /// A ready token of an application's: it opens photos only.
    let serviceToken: String?

    /// What the simulator takes the place of.
    func with(api: URL, id: URL, oauth: URL, clientID: String, community: String) -> Self {
        Self(
            api: api, id: id, oauth: oauth, clientID: clientID, community: community, token: token,
            serviceToken: serviceToken)
    }
}
