public import Auth

extension VitrineWebApp {
    /// What the screens of one provider's sign-in ask the domain for. Which provider it is, they learn from it.
    public struct SignInScreens: Sendable {
        let access: ProviderAccess
        let desk = SignInDesk()

        public init(_ access: ProviderAccess) {
            self.access = access
        }

        /// Where the provider is to send the browser: what a person registers with it, after this server's address.
        public static func returnPath(of provider: Provider.ID) -> String { "/accounts/\(provider.rawValue)/return" }
    }
}

/// One provider's sign-in, and the part of Vitrine that it opens.
struct SignInPlace: Sendable {
    let screens: VitrineWebApp.SignInScreens
    /// The screen on which one signs in.
    let path: String
    /// Where one is afterwards.
    let home: String
    /// The entry of the navigation.
    let destination: String
    let title: Phrase
    /// What signing in is good for.
    let purpose: Phrase
    /// Ends what is under way with the account.
    var beforeSignOut: @Sendable () async -> Void = {}

    var provider: Provider { screens.access.provider }
    var actions: String { "/accounts/\(provider.id.rawValue)" }

    /// How the person stands, without a question to the provider; a store that cannot be read says so.
    func status() async -> Result<SessionStatus, AuthError> {
        do throws(AuthError) {
            return .success(try await screens.access.session.status())
        } catch {
            return .failure(error)
        }
    }

    /// Who is signed in; `nil` where nobody is.
    func signedIn() async -> SessionStatus.SignedIn? {
        if case .success(.signedIn(let signedIn)) = await status() { signedIn } else { nil }
    }
}

extension VitrineWebApp {
    /// Every provider that a person can sign in to here.
    private var signInPlaces: [SignInPlace] { [gallery?.signInPlace, drive?.signInPlace].compactMap(\.self) }

    /// The one of the address.
    func signInPlace(_ visit: Visit) -> SignInPlace? {
        signInPlaces.first { $0.provider.id.rawValue == visit.parameters["provider"] }
    }
}
