public import Auth

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A ``SessionStore`` with a file for each provider, `session-PROVIDER.json`, readable by its owner only.
///
/// A damaged file is set aside and reported, and then nobody is signed in. A newer program's file is left untouched.
public struct JSONFileSessionStore: SessionStore {
    private let directory: StorageDirectory

    public init(in directory: StorageDirectory) {
        self.directory = directory
    }

    public func session(of provider: Provider.ID) async throws(AuthError) -> Session? {
        do throws(StorageFailure) {
            return try await document(of: provider).value()?.session(of: provider)
        } catch {
            throw AuthError(error)
        }
    }

    public func save(_ session: Session) async throws(AuthError) {
        do throws(StorageFailure) {
            try await document(of: session.account.provider).save(SavedSession(session))
        } catch {
            throw AuthError(error)
        }
    }

    public func forget(_ provider: Provider.ID) async throws(AuthError) {
        do throws(StorageFailure) {
            try await document(of: provider).remove()
        } catch {
            throw AuthError(error)
        }
    }

    private func document(of provider: Provider.ID) -> JSONDocument<SavedSession> {
        JSONDocument(
            "session-" + provider.rawValue, in: directory, format: StorageFormat("session"),
            durability: .survivesPowerCut)
    }
}

extension AuthError {
    init(_ failure: StorageFailure) {
        if case .newerVersion = failure { self = .newerStorage } else { self = .storageFailed }
    }
}

/// A session as it stands in its file; the domain's has no such form, so that nothing else can write it by mistake.
private struct SavedSession: Codable, Sendable {
    let accountID: String
    let accountName: String?
    let way: String
    let accessToken: String
    let refreshToken: String?
    /// In seconds since 1970.
    let expiresAt: Double?
    let askedRights: [String]
    let grantedRights: [String]?
    let extras: [String: String]

    init(_ session: Session) {
        accountID = session.account.id
        accountName = session.account.name
        way = session.way.rawValue
        accessToken = session.accessToken.revealed
        refreshToken = session.refreshToken?.revealed
        expiresAt = session.expiresAt?.timeIntervalSince1970
        askedRights = session.askedRights.map(\.rawValue).sorted()
        grantedRights = session.grantedRights?.map(\.rawValue).sorted()
        extras = session.extras.mapValues(\.revealed)
    }

    func session(of provider: Provider.ID) -> Session {
        Session(
            account: Account(provider: provider, id: accountID, name: accountName),
            // A way that is not known any more says nothing about the tokens.
            way: SignInWay(rawValue: way) ?? .loopbackCode, accessToken: SecretText(accessToken),
            refreshToken: refreshToken.map { SecretText($0) },
            expiresAt: expiresAt.map { Date(timeIntervalSince1970: $0) },
            askedRights: Set(askedRights.map(Right.init(rawValue:))),
            grantedRights: grantedRights.map { Set($0.map(Right.init(rawValue:))) },
            extras: extras.mapValues { SecretText($0) })
    }
}
