/// A way to make a digest of a message, whole or piece by piece.
public protocol HashFunction: Sendable {
    init()

    /// Takes in more of the message.
    mutating func update(_ bytes: some Sequence<UInt8>)

    /// The digest of all that was taken in; more may follow.
    var digest: Digest { get }
}

extension HashFunction {
    /// The digest of one message.
    public static func digest(of message: some Sequence<UInt8>) -> Digest {
        var hash = Self()
        hash.update(message)
        return hash.digest
    }
}
