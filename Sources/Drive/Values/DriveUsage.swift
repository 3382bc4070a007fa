/// How large the disk is, and how much of it is used.
public struct DriveUsage: Hashable, Sendable, Codable {
    public let totalBytes: Int
    /// The trash included; more than the total where the person's plan has shrunk.
    public let usedBytes: Int
    public let trashBytes: Int
    /// The largest file that the service takes; `nil` where it does not tell.
    public let largestFileInBytes: Int?
    /// Whose disk it is.
    public let owner: Owner?

    public init(
        totalBytes: Int, usedBytes: Int, trashBytes: Int, largestFileInBytes: Int? = nil, owner: Owner? = nil
    ) {
        self.totalBytes = totalBytes
        self.usedBytes = usedBytes
        self.trashBytes = trashBytes
        self.largestFileInBytes = largestFileInBytes
        self.owner = owner
    }

    /// Whose disk it is.
    public struct Owner: Hashable, Sendable, Codable {
        /// By which the person signs in.
        public let login: String
        /// What to call the person; empty where the service does not tell.
        public let name: String

        public init(login: String, name: String) {
            self.login = login
            self.name = name
        }
    }

    /// Never less than nothing.
    public var freeBytes: Int { max(0, totalBytes - usedBytes) }

    /// From 0 to 1, also over the quota: what a ring shows.
    public var usedFraction: Double {
        guard totalBytes > 0 else { return usedBytes > 0 ? 1 : 0 }
        return min(1, max(0, Double(usedBytes) / Double(totalBytes)))
    }

    public var isOverQuota: Bool { usedBytes > totalBytes }
}
