import Auth
import Drive
import Foundation
import HTTPTransport
import PortContracts
import SharedKernel
import SimulatorKit
import URLSessionTransport
import YandexDiskAdapter
import YandexIDAdapter
import YandexSimulator

/// A Yandex that listens, with that on its disk, and may then stand in any way to what it is asked.
struct YandexHost {
    let yandex: SimulatedYandex
    private let running: RunningYandexSimulator
    private let client = URLSessionClient()

    typealias Transfers = YandexTransfers<URLSessionClient, URLSessionClient>

    static func open(_ shelf: [ShelvedFile] = []) async throws -> YandexHost {
        let yandex = SimulatedYandex(shelf: shelf)
        return YandexHost(yandex: yandex, running: try await yandex.start())
    }

    func close() async { await running.stop() }

    static func whileOpen(_ shelf: [ShelvedFile] = [], _ work: (YandexHost) async throws -> Void) async throws {
        let host = try await open(shelf)
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await work(host)) } catch { outcome = .failure(error) }
        await host.close()
        try outcome.get()
    }

    /// Holds an adapter over one to a promise.
    static func check<World, Port>(
        _ promise: Behavior<World, Port>, _ given: @escaping @Sendable (YandexHost, World) async throws -> Port
    ) async throws {
        try await whileOpen { host in try await promise.check { world in try await given(host, world) } }
    }

    // MARK: Sign-in

    func server(in world: ProviderWorld) -> AuthorizationServer {
        let faults: [Fault] =
            switch world {
            case .answering, .outOfReach: []
            case .failing: [.status(500)]
            case .silent: [.silent]
            }
        yandex.conduct = YandexConduct(signIn: faults, disk: faults)
        let nowhere = world == .outOfReach ? Hosts.nowhere : nil
        return YandexSignIn(
            client: client.following(), oauth: nowhere ?? running.oauthAddress, disk: nowhere ?? running.diskAddress,
            clientID: yandex.application.clientID, rights: ["cloud_api:disk.info", "cloud_api:disk.read"]
        ).server("yandex")
    }

    /// Where a person's browser ends who agrees.
    func redirect(agreeingAt page: URL) async throws -> URLComponents {
        var agreement = HTTPRequest(.post, page, body: Data("decision=allow".utf8))
        agreement.headers["Content-Type"] = "application/x-www-form-urlencoded"
        let location = try await client.send(agreement).headers["Location"]
        guard let end = location.flatMap({ URLComponents(string: $0) }) else { throw NoRedirect() }
        return end
    }

    private struct NoRedirect: Error {}

    // MARK: The disk

    /// - Parameter token: `nil` for one that the service does not know.
    func disk(in outage: DriveWorld.Outage? = nil) -> YandexDisk {
        yandex.conduct.disk = outage == .failing ? [.status(500)] : []
        let address = outage == .offline ? Hosts.nowhere : nil
        let token = outage == .signedOut ? "unknown" : SimulatedYandex.userToken
        return YandexDisk(
            YandexDiskAPI(
                client: client.following(), address: address ?? running.diskAddress, tokens: GivenToken(token)))
    }

    var transfers: Transfers {
        Transfers(disk(), downloader: Downloader(client: client), uploads: client)
    }
}

/// A token that cannot be renewed.
struct GivenToken: AccessTokenSource {
    private let token: SecretText

    init(_ token: String) { self.token = SecretText(token) }

    func accessToken() async throws(AuthError) -> SecretText { token }
    func accessToken(insteadOf refused: SecretText) async throws(AuthError) -> SecretText {
        throw .signInNeeded(.refused)
    }
}

extension [ShelvedFile] {
    /// What a promise begins with, a minute between any two.
    init(_ world: DriveWorld) {
        self = world.entries.enumerated().map { index, entry in
            let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(index) * 60)
            let path = String(entry.path.description.dropFirst())
            return entry.contents.map { ShelvedFile(path, $0, at: date) } ?? ShelvedFile(folder: path, at: date)
        }
    }
}
