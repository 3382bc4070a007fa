import Auth
import CommandLineInterface
import Foundation
import InMemoryAdapters
import SharedKernel
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Signing in over fakes: a provider, and a person with a browser.
final class SignInWorld: Sendable {
    /// What the person does when a page is opened for them.
    enum Deed: Sendable {
        /// Agrees in a browser that comes back to this computer.
        case agree
        case decline
        /// Agrees, in a browser that cannot come back: its last address is typed in.
        case type
        /// Types something else first.
        case typeNonsenseFirst
        case nothing
    }

    let server: InMemoryAuthorizationServer
    let access: ProviderAccess
    let data = InMemoryAccountData()
    private let deed = Mutex(Deed.agree)
    private let opened = Mutex<[URL]>([])
    private let typed = AsyncStream<String>.makeStream()
    private let openings = AsyncStream<URL>.makeStream()

    static let anna = Account(provider: "vk", id: "7", name: "Anna Vetrova")

    init() {
        server = InMemoryAuthorizationServer(person: Self.anna, granting: ["photos"])
        access = ProviderAccess(
            server.server(named: "VK", asking: ["photos", "video"]), store: InMemorySessionStore(),
            turn: InMemorySessionTurn(), data: [data], random: SeededRandom(seed: 1), time: FixedTime(.monday),
            clock: SkippingClock())
    }

    /// The pages that were opened, in order.
    var pages: [URL] { opened.withLock { $0 } }

    /// The next page that is opened.
    func nextPage() async -> URL? {
        await openings.stream.first { _ in true }
    }

    func whenAsked(_ deed: Deed) {
        self.deed.withLock { $0 = deed }
    }

    /// Types a line before it is asked for.
    func type(_ line: String) {
        typed.continuation.yield(line)
    }

    var desk: PersonsDesk {
        PersonsDesk(
            openBrowser: { page in
                self.opened.withLock { $0.append(page) }
                self.openings.continuation.yield(page)
                let ending: URL? =
                    switch self.deed.withLock({ $0 }) {
                    case .nothing: nil
                    case .decline: self.server.decline(at: page)
                    case .agree, .type, .typeNonsenseFirst: self.server.agree(at: page)
                    }
                guard let ending else { return }
                switch self.deed.withLock({ $0 }) {
                case .agree, .decline:
                    // The browser's own way back, beside the command.
                    URLSession.shared.dataTask(with: ending) { _, _, _ in }.resume()
                case .typeNonsenseFirst:
                    self.typed.continuation.yield("not an address")
                    self.typed.continuation.yield("  \(ending.absoluteString) ")
                case .type: self.typed.continuation.yield(ending.absoluteString)
                case .nothing: break
                }
            },
            typedLines: { self.typed.stream })
    }
}
