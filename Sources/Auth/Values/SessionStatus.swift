public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How a person stands with a provider: what every front end shows.
public enum SessionStatus: Hashable, Sendable {
    case signedOut(SignedOutReason)
    case signedIn(SignedIn)

    /// A session, without its secrets.
    public struct SignedIn: Hashable, Sendable {
        /// Who is signed in; `nil` for a given token that belongs to no person, or whose owner is not known yet.
        public let account: Account?
        public let way: SignInWay
        /// Until when the access token is good; `nil` where it does not end by itself.
        public let until: Date?
        /// Whether it is renewed by itself after that.
        public let isRenewable: Bool
        /// What was asked for and not granted.
        public let missingRights: Set<Right>
        /// Why the provider could not be asked whether it still accepts the session; `nil` where nothing speaks
        /// against it.
        public let doubt: AuthError?

        public init(
            account: Account?, way: SignInWay, until: Date? = nil, isRenewable: Bool = false,
            missingRights: Set<Right> = [], doubt: AuthError? = nil
        ) {
            self.account = account
            self.way = way
            self.until = until
            self.isRenewable = isRenewable
            self.missingRights = missingRights
            self.doubt = doubt
        }

        init(_ session: Session, doubt: AuthError? = nil) {
            self.init(
                account: session.account, way: session.way, until: session.expiresAt,
                isRenewable: session.refreshToken != nil, missingRights: session.missingRights, doubt: doubt)
        }
    }
}

/// Why nobody is signed in.
public enum SignedOutReason: Hashable, Sendable, CaseIterable {
    /// Nobody has signed in on this computer.
    case neverSignedIn
    /// The person signed out, here or in another window.
    case signedOut
    /// The session's time is over.
    case expired
    /// The provider no longer accepts the session: revoked there, or the password changed.
    case refused

    /// What happened and what to do about it.
    public func message(in language: Language) -> String {
        switch (self, language) {
        case (.neverSignedIn, .english): "You are not signed in yet."
        case (.neverSignedIn, .russian): "Вы ещё не вошли."
        case (.signedOut, .english): "You are signed out. Sign in again."
        case (.signedOut, .russian): "Вы вышли из аккаунта. Войдите снова."
        case (.expired, .english): "Your session is over. Sign in again."
        case (.expired, .russian): "Время сеанса истекло. Войдите снова."
        case (.refused, .english): "Your session is no longer accepted. Sign in again."
        case (.refused, .russian): "Сеанс больше не принимается. Войдите снова."
        }
    }
}
