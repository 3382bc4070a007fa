/// Where chance comes from: keys, states and new ids.
public protocol RandomSource: Sendable {
    /// That many unpredictable bytes, fit for secrets.
    func bytes(_ count: Int) -> [UInt8]
}
