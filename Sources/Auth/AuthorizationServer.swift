/// All that one provider can do for a sign-in: its description and its ports, chosen by the composition root.
public struct AuthorizationServer: Sendable {
    public let provider: Provider
    public let page: any AuthorizationPage
    public let codes: any CodeExchange
    public let accounts: any AccountSource
    /// `nil` where a session ends with its access token.
    public let refresh: (any SessionRefresh)?
    /// `nil` where a session cannot be ended from here.
    public let revocation: (any SessionRevocation)?
    /// `nil` where there are no device codes.
    public let devices: (any DeviceAuthorization)?

    public init(
        _ provider: Provider, page: any AuthorizationPage, codes: any CodeExchange, accounts: any AccountSource,
        refresh: (any SessionRefresh)? = nil, revocation: (any SessionRevocation)? = nil,
        devices: (any DeviceAuthorization)? = nil
    ) {
        self.provider = provider
        self.page = page
        self.codes = codes
        self.accounts = accounts
        self.refresh = refresh
        self.revocation = revocation
        self.devices = devices
    }
}
