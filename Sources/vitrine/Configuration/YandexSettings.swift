import FoundationEssentials

/// How Vitrine comes to a person's disk.
struct YandexSettings: Hashable, Sendable {
    let disk: URL
    let oauth: URL
    /// `nil` where the person has none yet.
    let clientID: String?
    /// A ready token of the person's.
    let token: String?

    /// What the simulator takes the place of.
    func with(disk: URL, oauth: URL, clientID: String) -> Self {
        Self(disk: disk, oauth: oauth, clientID: clientID, token: token)
    }
}
