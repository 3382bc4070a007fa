import Auth
import Foundation
import Gallery
import HTTPTransport
import InMemoryAdapters
import Synchronization
import Testing
import VKAdapter

/// VK as a test wants it: canned answers, and all that was asked and told.
struct VKWorld {
    let client: CannedHTTPClient
    let tokens: InMemoryAccessTokens
    let clock = SkippingClock()
    let told = Told()

    init(tokens: [String] = ["access-1", "access-2"], _ answers: CannedAnswer...) {
        let queue = AnswerQueue(answers)
        self.init(tokens: tokens) { _ in queue.next() }
    }

    init(tokens: [String] = ["access-1", "access-2"], answering: @escaping @Sendable (HTTPRequest) -> CannedAnswer) {
        client = CannedHTTPClient(answering)
        self.tokens = InMemoryAccessTokens(tokens)
    }

    var api: VKAPI {
        VKAPI(
            client: client, address: URL(string: "https://api.vk.example")!, tokens: tokens, clock: clock,
            random: { 0.5 }, tell: { told.add($0) })
    }

    /// The methods that were called, in their order.
    var methods: [String] { client.requests.map(\.url.lastPathComponent) }

    final class Told: Sendable {
        private let all = Mutex<[String]>([])
        var lines: [String] { all.withLock { $0 } }
        func add(_ line: String) { all.withLock { $0.append(line) } }
    }
}

/// Answers in their order; the last one stays.
private final class AnswerQueue: Sendable {
    private let answers: Mutex<[CannedAnswer]>

    init(_ answers: [CannedAnswer]) { self.answers = Mutex(answers) }

    func next() -> CannedAnswer {
        answers.withLock { answers in
            answers.count > 1 ? answers.removeFirst() : answers.first ?? .status(500)
        }
    }
}

extension HTTPRequest {
    func parameter(_ name: String) -> String? {
        URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
    }
}

extension CannedAnswer {
    static func refusal(_ code: Int, subcode: Int? = nil, _ more: String = "") -> CannedAnswer {
        let sub = subcode.map { #","error_subcode":\#($0)"# } ?? ""
        return .json(#"{"error":{"error_code":\#(code)\#(sub),"error_msg":"Refused","request_params":[]\#(more)}}"#)
    }

    static func response(_ json: String) -> CannedAnswer { .json(#"{"response":\#(json)}"#) }
}

extension Community.ID {
    static let studio = Community.ID(rawValue: "club128666765")
}

/// A photo as VK writes it.
func photoJSON(_ id: Int, date: Int = 1_702_000_000, more: String = "") -> String {
    #"""
    {"id":\#(id),"owner_id":-128666765,"album_id":-7,"date":\#(date),"text":"","has_tags":false,"sizes":[
    {"type":"x","width":604,"height":453,"url":"https:\/\/sun.example\/\#(id).jpg?size=604x453&sign=00"}]\#(more)}
    """#
}

/// Bodies that VK once sent, beside this repository.
enum Recorded {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/recorded/vk")
    static var isThere: Bool { FileManager.default.fileExists(atPath: folder.appending(path: "index.json").path) }

    static func body(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: name + ".json")), as: UTF8.self)
    }
}
