public import Favorites
public import SharedKernel
import WebServer

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension VitrineWebApp {
    /// What Discover and the favorites ask the domain for.
    public struct DiscoverScreens: Sendable {
        let service: PhotoOrigin
        let access: FavoritesAccess
        let desk: DiscoverDesk
        let removals: RemovalDesk

        /// - Parameter random: names what can be taken back.
        public init(
            service: PhotoOrigin, access: FavoritesAccess, time: any TimeSource, random: any RandomSource
        ) {
            self.service = service
            self.access = access
            desk = DiscoverDesk(access, time: time)
            removals = RemovalDesk(random: random)
        }
    }

    /// Whose photos they are, as its rules ask to be told beside each.
    public struct PhotoOrigin: Hashable, Sendable {
        let name: String
        let home: URL?

        /// - Parameter home: with what the service asks links to it to carry.
        public init(name: String, home: URL?) {
            self.name = name
            self.home = home
        }
    }
}
