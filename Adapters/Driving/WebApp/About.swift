/// What the settings tell of this Vitrine.
public struct About: Sendable {
    let version: String
    let dataFolder: String?
    let demo: Demo?

    /// - Parameters:
    ///   - dataFolder: where things are kept, as told to the person; `nil` when they are kept in memory only.
    ///   - demo: `nil` outside the demo, which then has no page of parts.
    public init(version: String, dataFolder: String?, demo: Demo? = nil) {
        self.version = version
        self.dataFolder = dataFolder
        self.demo = demo
    }

    /// What only the demo shows.
    public struct Demo: Sendable {
        let links: [Link]

        /// - Parameter links: the simulators' own pages.
        public init(links: [Link] = []) {
            self.links = links
        }
    }

    public struct Link: Hashable, Sendable {
        let title: Phrase
        let address: String

        public init(english: String, russian: String, address: String) {
            title = Phrase(english, russian)
            self.address = address
        }
    }
}
