/// How a service took a change.
public enum DriveChange: Hashable, Sendable {
    /// It has happened.
    case done
    /// It is happening: ask the ``OperationSource`` how it goes.
    case underWay(DriveOperation.ID)
}

/// A change that takes the service some time.
public enum DriveOperation {
    /// The service's own name for it; it may be a whole address.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How far it is.
    public enum State: Hashable, Sendable {
        case underWay
        case done
        /// It came to nothing, and the service does not say why.
        case failed
    }
}
