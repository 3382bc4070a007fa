import Foundation

extension URLSessionClient {
    /// Keeps requests to this machine away from the proxy that the environment names.
    ///
    /// libcurl, on which URLSession stands, sends everything through `http_proxy` or `all_proxy`, 127.0.0.1 too, and no
    /// configuration of URLSession changes it. This adds the loopback names to `no_proxy` and leaves the rest as it is.
    /// Does nothing without a proxy. It changes the process's environment: call it first thing in `main`, before
    /// other threads read it.
    public static func keepLoopbackDirect() {
        let environment = ProcessInfo.processInfo.environment
        guard ["http_proxy", "all_proxy", "ALL_PROXY"].contains(where: { environment[$0]?.isEmpty == false })
        else { return }
        let exceptions = (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "")
            .split { $0 == "," || $0 == " " }.map(String.init)
        let missing = ["localhost", "127.0.0.1", "::1"].filter { !exceptions.contains($0) }
        guard exceptions != ["*"], !missing.isEmpty else { return }
        setenv("no_proxy", (exceptions + missing).joined(separator: ","), 1)
    }
}
