import SharedKernel
import WebServer

/// The secrets of one launch: they end with the process.
struct LaunchSecrets: Sendable {
    /// Opens the door, once a browser, from the printed address.
    let key: Secret
    /// What the browser's cookie holds then: never the key itself.
    let session: Secret
    /// What every form of ours sends back.
    let formToken: Secret

    init(random: any RandomSource) {
        key = Secret(from: random)
        session = Secret(from: random)
        formToken = Secret(from: random)
    }

    func admit(_ request: Request, cookie name: String) -> Bool {
        request.cookie(name).map(session.equals) ?? false
    }

    /// Whether a change comes from a page of ours: by Origin, by Sec-Fetch-Site where the browser sends it, and by the
    /// form's token.
    ///
    /// The pages' `no-referrer` makes browsers send `Origin: null` with a plain form (Fetch Standard, "append a request
    /// `Origin` header"); Sec-Fetch-Site, which no script can set, then says that it is ours.
    func isOwnForm(_ visit: Visit) -> Bool {
        let site = visit.request.headers["Sec-Fetch-Site"]
        guard site == nil || site == "same-origin" else { return false }
        switch visit.request.headers["Origin"] {
        case "http://\(visit.host)": break
        case nil, "null": guard site == "same-origin" else { return false }
        default: return false
        }
        // A piece of a file has no fields: only a script of ours can send such a header.
        return (visit.form["token"] ?? visit.request.headers["Form-Token"]).map(formToken.equals) ?? false
    }
}
