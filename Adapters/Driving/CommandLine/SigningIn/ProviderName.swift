/// A provider that one can sign in to, as a line names it.
public enum ProviderName: String, Hashable, Sendable, CaseIterable {
    case vk, yandex
}
