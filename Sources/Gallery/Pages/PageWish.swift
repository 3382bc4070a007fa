/// What a list may be answered with.
public enum PageWish: Hashable, Sendable {
    /// What is kept, at once and without a question to the service; the service where nothing is kept.
    case keptFirst
    /// The service, or what is kept while it cannot be had.
    case live
}
