import SharedKernel
import WebServer

extension Visit {
    /// Whether the page itself waits for the service.
    var asksAtOnce: Bool {
        request.queryValue("wait") != nil
            || (request.queryValue("after") != nil && request.queryValue("kept") == nil)
    }
}

extension Showing {
    /// What is kept, or what the service answers where the page is to wait for it. With `kept` in the address, what is
    /// kept is answer enough.
    init(
        kept: Loaded<Value>?, asking: Bool, _ visit: Visit,
        _ ask: (_ isKeptEnough: Bool) async throws(Failure) -> Loaded<Value>
    ) async {
        let isKeptEnough = visit.request.queryValue("kept") != nil
        guard asking || isKeptEnough else {
            self = Showing(kept: kept)
            return
        }
        do throws(Failure) {
            self = .answered(.success(try await ask(isKeptEnough)))
        } catch {
            self = .answered(.failure(error))
        }
    }
}
