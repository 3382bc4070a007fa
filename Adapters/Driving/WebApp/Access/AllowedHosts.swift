/// The names under which Vitrine may be asked. A page elsewhere that lets its own name lead to this computer (DNS
/// rebinding) gets no answer, since the browser sends that name along.
struct AllowedHosts: Sendable {
    private let names: Set<String>

    init(_ further: [String]) {
        names = Set((["127.0.0.1", "localhost", "[::1]"] + further).map { $0.lowercased() })
    }

    /// - Parameter host: the Host field's value (RFC 9110 §7.2).
    func allow(_ host: String) -> Bool {
        let host = host.lowercased()
        if names.contains(host) { return true }
        guard let colon = host.lastIndex(of: ":"), host[colon...].dropFirst().allSatisfy(\.isWholeNumber) else {
            return false
        }
        return names.contains(String(host[..<colon]))
    }
}
