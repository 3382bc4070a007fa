import FoundationEssentials
import SharedKernel

/// The computer's clock.
struct SystemTime: TimeSource {
    var now: Date { Date() }
}
