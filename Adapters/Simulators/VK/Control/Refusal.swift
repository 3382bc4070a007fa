/// What a method answers in place of what it was asked for: VK's error codes that depend on no parameter.
public enum Refusal: String, Hashable, Sendable, Codable, CaseIterable {
    case unknown
    case tooManyRequests = "too-many-requests"
    case permission
    case flood
    case `internal`
    /// As it is today, with a page to pass it on.
    case captcha
    /// As it was, with a picture.
    case captchaPicture = "captcha-picture"
    case validation
    case confirmation
    case tokenConfirmation = "token-confirmation"
    case quota
    case timedOut = "timed-out"
    case personBanned = "person-banned"
    case unavailable
    case tokenExpired = "token-expired"
    case applicationDisabled = "application-disabled"
    case extensionRequired = "extension-required"
    case deactivated

    var code: Int {
        switch self {
        case .unknown: 1
        case .applicationDisabled: 2
        case .tooManyRequests: 6
        case .permission: 7
        case .flood: 9
        case .internal: 10
        case .captcha, .captchaPicture: 14
        case .validation: 17
        case .confirmation: 24
        case .tokenConfirmation: 25
        case .quota: 29
        case .timedOut: 36
        case .personBanned: 37
        case .unavailable: 43
        case .tokenExpired: 1117
        case .extensionRequired: 3609
        case .deactivated: 3610
        }
    }

    var message: String {
        switch self {
        case .unknown: "Unknown error occurred"
        case .applicationDisabled: "Application is disabled. Enable your application or use test mode"
        case .tooManyRequests: "Too many requests per second"
        case .permission: "Permission to perform this action is denied"
        case .flood: "Flood control"
        case .internal: "Internal server error"
        case .captcha, .captchaPicture: "Captcha needed"
        case .validation: "Validation required: please open redirect_uri in browser"
        case .confirmation: "Confirmation required"
        case .tokenConfirmation: "Token confirmation required"
        case .quota: "Rate limit reached"
        case .timedOut: "Method execution was interrupted due to timeout"
        case .personBanned: "User was banned"
        case .unavailable: "Section is temporary unavailable"
        case .tokenExpired: "Access token has expired"
        case .extensionRequired: "Token extension required"
        case .deactivated: "User is deactivated"
        }
    }
}
