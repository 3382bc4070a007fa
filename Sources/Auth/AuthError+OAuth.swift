extension AuthError {
    /// What an `error` parameter of a redirect (RFC 6749 §4.1.2.1, §4.2.2.1) or of a token endpoint's answer (§5.2,
    /// RFC 8628 §3.5, OpenID Connect Core §3.1.2.6) means for a person.
    ///
    /// - Parameter description: the provider's own words, as they came.
    public init(oauthError code: String, description: String? = nil) {
        let text = description.flatMap { ProviderText($0) }
        self =
            switch code {
            case "access_denied", "login_required", "interaction_required", "consent_required",
                "account_selection_required":
                .declined(text)
            case "invalid_client", "unauthorized_client", "unsupported_grant_type", "unsupported_response_type",
                "invalid_scope":
                .clientRefused(text)
            case "temporarily_unavailable", "slow_down": .tryLater(after: .seconds(5))
            case "server_error": .serviceFailed
            case "expired_token": .attemptExpired
            default: .refused(text)
            }
    }
}
