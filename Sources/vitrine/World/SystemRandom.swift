import SharedKernel

/// The kernel's random numbers: `SystemRandomNumberGenerator` reads getrandom(2) on Linux, so they are fit for secrets.
struct SystemRandom: RandomSource {
    func bytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
