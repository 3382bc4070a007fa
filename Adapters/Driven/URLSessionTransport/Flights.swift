import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The session's delegate: hands what happens to the flight that it happens to.
final class Flights: NSObject, URLSessionDataDelegate, Sendable {
    private let byTask = Mutex<[Int: Flight]>([:])

    func add(_ flight: Flight) {
        byTask.withLock { $0[flight.id] = flight }
    }

    private func flight(of task: URLSessionTask) -> Flight? {
        byTask.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        flight(of: dataTask)?.receive(response)
        completionHandler(.allow)  // `.cancel` would be ignored.
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        flight(of: dataTask)?.receive(data)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        flight(of: task)?.noteSent(Int(totalBytesSent))
    }

    /// Never followed here: URLSession would send `Authorization` on to the new host, and an empty body after a 307.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    /// Unanswered, a challenge never ends, and no time-out ends it either.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if !canImport(FoundationNetworking)
        if challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust {
            return completionHandler(.performDefaultHandling, nil)
        }
        #endif
        // A flight that is being cancelled already is not cancelled a second time.
        if flight(of: task)?.receiveChallenge() != false { completionHandler(.cancelAuthenticationChallenge, nil) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        byTask.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.finish(error)
    }
}
