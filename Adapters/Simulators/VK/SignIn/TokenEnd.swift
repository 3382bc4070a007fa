/// Why a token is no longer accepted: VK says all of it under the code 5, in other words each time.
public enum TokenEnd: String, Codable, Hashable, Sendable, CaseIterable {
    case expired
    /// The person took the rights back.
    case revoked
    /// It was given to another IP address.
    case otherAddress = "other-address"
    /// The session was ended.
    case loggedOut = "logged-out"
    /// There never was such a token.
    case unknown

    var words: String {
        switch self {
        case .expired: "access_token has expired."
        case .revoked: "user revoke access for this token."
        case .otherAddress: "access_token was given to another ip address."
        case .loggedOut: "invalid session."
        case .unknown: "invalid access_token (4)."
        }
    }
}
