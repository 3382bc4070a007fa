#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every method answers with: exactly one of `response` and `error`, always with status 200.
struct VKEnvelope<Response: Decodable>: Decodable {
    let result: Result<Response, VKRefusal>

    private enum Key: CodingKey {
        case response, error
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.error) {
            result = .failure(try container.decode(VKRefusal.self, forKey: .error))
        } else {
            result = .success(try container.decode(Response.self, forKey: .response))
        }
    }
}

/// Why VK refused a call (VK's schema, `base_error`). Texts are for a log only: they change, and differ by language.
struct VKRefusal: Error, Decodable, Hashable {
    let code: Int
    let subcode: Int?
    let message: String
    /// Where a person is to prove something (codes 14 and 17).
    let page: URL?

    private enum Key: String, CodingKey {
        case code = "error_code"
        case subcode = "error_subcode"
        case message = "error_msg"
        case page = "redirect_uri"
        case picture = "captcha_img"
    }

    init(code: Int, subcode: Int? = nil, message: String = "", page: URL? = nil) {
        self.code = code
        self.subcode = subcode
        self.message = message
        self.page = page
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let code = container.lenientInt(.code) else {
            throw DecodingError.dataCorruptedError(forKey: .code, in: container, debugDescription: "no error code")
        }
        self.code = code
        subcode = container.lenientInt(.subcode)
        message = container.text(.message) ?? ""
        page = container.address(.page) ?? container.address(.picture)
    }
}
