#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A service that people sign in to, as the composition root describes it: the domain knows none by name.
public struct Provider: Identifiable, Hashable, Sendable {
    public let id: ID
    /// What people call it, the same in every language.
    public let name: String
    /// How one can sign in to it here, the best way first.
    public let ways: [SignInWay]
    /// What is asked for at sign-in.
    public let rights: Set<Right>
    /// The page of the provider's own at which a browser ends whose address, or whose code, a person pastes here;
    /// `nil` where there is none.
    public let pastedRedirect: URL?

    public init(
        id: ID, name: String, ways: [SignInWay], rights: Set<Right> = [], pastedRedirect: URL? = nil
    ) {
        self.id = id
        self.name = name
        self.ways = ways
        self.rights = rights
        self.pastedRedirect = pastedRedirect
    }

    /// One for each provider: short, and fit for a file's name (letters, digits, `-` and `_`).
    public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(stringLiteral value: String) {
            self.init(rawValue: value)
        }
    }
}

/// One thing that a person allows, in the provider's own word (a "scope" of RFC 6749 §3.3).
public struct Right: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

/// A way to sign in, which a provider may or may not offer.
public enum SignInWay: String, Hashable, Sendable, CaseIterable {
    /// A code with PKCE (RFC 7636), brought by the browser to an address on this computer (RFC 8252 §7.3).
    case loopbackCode = "loopback-code"
    /// The same, but the browser ends at a page of the provider's: the person pastes its address, or the code it shows.
    case pastedCode = "pasted-code"
    /// A token in the fragment of the final address (RFC 6749 §4.2), which the person pastes: for clients that can do
    /// nothing better.
    case pastedToken = "pasted-token"
    /// A short code that is typed in on another device (RFC 8628).
    case deviceCode = "device-code"
    /// A token given from outside, used as it is and never stored.
    case givenToken = "given-token"

    /// Whether it leads through the provider's page in a browser and back by an address.
    public var usesRedirect: Bool {
        switch self {
        case .loopbackCode, .pastedCode, .pastedToken: true
        case .deviceCode, .givenToken: false
        }
    }
}
