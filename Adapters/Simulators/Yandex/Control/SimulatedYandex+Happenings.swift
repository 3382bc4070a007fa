public import SimulatorKit
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What happens while it runs.
extension SimulatedYandex {
    /// A token that everything may be asked with, for as long as it runs.
    public static let userToken = "y0_simulated-user-token"

    static let readyTokens = [userToken: SignIns.Token(scopes: [.info, .read, .write])]

    /// One more token of the person.
    ///
    /// - Parameter lifetime: from now on; `nil` for ever.
    public func issueToken(scopes: Set<DiskScope> = [.info, .read, .write], lifetime: Duration? = nil) -> String {
        let expiry = lifetime.map { now + TimeInterval($0.components.seconds) }
        return state.withLock { $0.signIns.keep(SignIns.Token(scopes: scopes, expiry: expiry)) }
    }

    /// Every token is withdrawn, and no refresh token brings another.
    ///
    /// - Parameter calls: so many calls of the Disk API are still answered.
    public func withdrawTokens(after calls: Int = 0) {
        state.withLock {
            if calls == 0 { $0.signIns.withdrawAll() } else { $0.callsLeft = calls }
        }
    }

    /// Every token is too old from now on; refresh tokens serve.
    public func expireTokens() {
        let now = now
        state.withLock { $0.signIns.expireAll(at: now) }
    }

    /// What a person does on the page that a device named.
    public func decide(_ decision: ConsentPage.Decision, onDeviceWith userCode: String) {
        state.withLock { $0.signIns.decide(userCode: userCode, decision) }
    }

    /// The next calls of the Disk API are refused, one by one, in this order, whatever they ask.
    public func refuseNext(_ refusals: [DiskRefusal]) {
        state.withLock { $0.nextRefusals += refusals }
    }

    /// In bytes: how much may lie on the disk.
    public var capacity: Int {
        get { state.withLock(\.disk.capacity) }
        set { state.withLock { $0.disk.capacity = newValue } }
    }

    /// The largest `limit` that a listing was asked with.
    public var largestLimit: Int { state.withLock(\.largestLimit) }

    /// The bytes of a file, by its path (`disk:/a/b.txt`); `nil` where there is none.
    public func file(at path: String) -> Data? {
        state.withLock { state in
            // There is none, or there is one.
            ResourcePath(path).flatMap { try? state.disk.entry(at: $0).blob?.data }
        }
    }

    /// The paths of all that lies on the disk, sorted.
    public var paths: [String] {
        state.withLock { state in
            state.disk.entries.values.map { state.disk.path(of: $0) }
                .filter { $0.area == .disk && !$0.names.isEmpty }.map(\.text).sorted()
        }
    }

    /// Puts a file somewhere, with every folder on the way, as another program would.
    public func put(_ file: ShelvedFile) {
        state.withLock { $0.disk.fill(with: [file]) }
    }

    /// Removes what lies there, as another program would.
    public func remove(_ path: String) {
        state.withLock { state in
            // What is not there is removed.
            guard let entry = ResourcePath(path).flatMap({ try? state.disk.entry(at: $0) }) else { return }
            state.disk.forget(entry.id)
        }
    }

    func perform(_ name: String) {
        let now = now
        switch Happening(rawValue: name) {
        case .addFile:
            put(
                ShelvedFile(
                    "Загрузки/Только что \(state.withLock(\.disk.version)).txt", "Только что\n".utf8Data, at: now))
        case .deleteNewest:
            state.withLock { state in
                if let newest = state.disk.files(by: .lastUploaded).first { state.disk.forget(newest) }
            }
        case .expireTokens: expireTokens()
        case .withdrawTokens: withdrawTokens()
        case .fillDisk: state.withLock { $0.disk.capacity = $0.disk.usedSize }
        case .enlargeDisk: capacity = 10_737_418_240
        case .refuseOnce: refuseNext([.tooManyRequests])
        case .passHours: letTimePass(.seconds(4 * 3600 + 1))
        case nil: break
        }
    }

    /// What the control page tells.
    var facts: ControlFacts {
        let (addresses, used, capacity) = state.withLock {
            ($0.addresses, $0.disk.usedSize, $0.disk.capacity)
        }
        return [
            "Disk API": addresses.disk, "sign-in": addresses.oauth, "uploads, downloads, previews": addresses.content,
            "client_id": application.clientID, "client_secret": application.clientSecret,
            "a person's token": Self.userToken, "used": "\(used) of \(capacity) bytes",
        ]
    }
}
