public import SharedKernel

/// Dates, numbers, sizes and plural forms as each language writes them.
public struct Words: Hashable, Sendable {
    public let language: Language
}
