/// Why a request is not read any further: its framing or its head cannot be trusted, or it is larger than allowed.
/// The server answers with `status` and closes the connection.
struct RequestRefusal: Error, Hashable {
    let status: Status
    /// For the client's author and the log.
    let reason: String

    init(_ status: Status = .badRequest, _ reason: String) {
        self.status = status
        self.reason = reason
    }
}
