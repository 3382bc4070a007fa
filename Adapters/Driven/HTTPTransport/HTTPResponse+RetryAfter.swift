#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension HTTPResponse {
    /// How long the server asks to be left alone (`Retry-After`, RFC 9110 §10.2.3); not negative.
    ///
    /// A moment is measured from the answer's own `Date`, so that a wrong clock on this side does not matter; without
    /// it from `now`.
    public func retryAfter(now: Date) -> Duration? {
        guard let text = headers["Retry-After"] else { return nil }
        if let seconds = Int64(text) { return .seconds(max(seconds, 0)) }
        guard let moment = HTTPDate(text)?.date else { return nil }
        let sent = headers["Date"].flatMap(HTTPDate.init)?.date ?? now
        return .seconds(max(moment.timeIntervalSince(sent), 0))
    }
    /// How long the server asks to be left alone, where that is why it refused: 429, and 503 with `Retry-After`.
    ///
    /// A moment without a `Date` beside it is over: no clock of this side is asked.
    ///
    /// - Parameter usual: after a 429 that does not say for how long.
    public func requestedPause(usually usual: Duration = .seconds(60)) -> Duration? {
        let told = retryAfter(now: .distantFuture)
        return switch status {
        case 429: told ?? usual
        case 503: told
        default: nil
        }
    }
}
