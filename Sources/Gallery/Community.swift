#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The community whose photos and videos are shown.
public struct Community: Hashable, Sendable, Codable, Identifiable {
    public let id: ID
    /// Its own name for itself.
    public let name: String
    /// Its page at the service.
    public let link: URL

    public init(id: ID, name: String, link: URL) {
        self.id = id
        self.name = name
        self.link = link
    }

    /// As the service names it.
    public struct ID: RawRepresentable, Hashable, Sendable, Codable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What a person calls a community by: its screen name, its id, or the link of its page.
    public struct Reference: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public var description: String { rawValue }
    }
}
