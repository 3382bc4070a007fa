import FoundationEssentials

/// Addresses that lead nowhere but to the fakes.
enum MemoryAddress {
    static func url(_ path: String) -> URL {
        var parts = URLComponents()
        parts.scheme = "https"
        // Reserved for addresses that must not exist (RFC 2606 §2).
        parts.host = "memory.invalid"
        parts.path = path
        return parts.url ?? URL(filePath: path)
    }
}
