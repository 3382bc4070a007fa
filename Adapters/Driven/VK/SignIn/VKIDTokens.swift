import Auth

/// What `{id}/oauth2/auth` answers, to a code as to a refresh token.
struct VKIDTokens: Decodable {
    let accessToken: SecretText
    let refreshToken: SecretText?
    /// In seconds; 0 for a token that does not end by itself.
    let lifetimeInSeconds: Int?
    let userID: Int?
    /// What was really granted, parted by spaces.
    let scope: String?
    /// The one that was sent.
    let state: SecretText?

    private enum Key: String, CodingKey {
        case accessToken = "access_token"
        case refreshToken = "refresh_token"
        case lifetimeInSeconds = "expires_in"
        case userID = "user_id"
        case scope, state
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let token = container.text(.accessToken), !token.isEmpty else {
            throw DecodingError.dataCorruptedError(forKey: .accessToken, in: container, debugDescription: "no token")
        }
        accessToken = SecretText(token)
        refreshToken = container.text(.refreshToken).flatMap { $0.isEmpty ? nil : SecretText($0) }
        lifetimeInSeconds = container.lenientInt(.lifetimeInSeconds)
        userID = container.lenientInt(.userID)
        scope = container.text(.scope)
        state = container.text(.state).map { SecretText($0) }
    }

    /// - Parameter deviceID: goes with every further call of that session.
    func grant(on deviceID: SecretText) -> Grant {
        Grant(
            accessToken: accessToken, refreshToken: refreshToken,
            lifetime: lifetimeInSeconds.flatMap { $0 > 0 ? .seconds($0) : nil },
            rights: scope.map { scope in
                Set(scope.split { $0 == " " || $0 == "," }.map { Right(rawValue: String($0)) })
            },
            accountID: userID.map { "\($0)" }, extras: [VKIDDevice.field: deviceID])
    }
}

/// VK ID makes a device id at each sign-in and wants it back with every call about that session.
enum VKIDDevice {
    /// As it stands in the redirect, in forms, and among a session's extras.
    static let field = "device_id"

    static func id(in extras: [String: SecretText]) -> SecretText? {
        extras[field].flatMap { $0.revealed.isEmpty ? nil : $0 }
    }
}
