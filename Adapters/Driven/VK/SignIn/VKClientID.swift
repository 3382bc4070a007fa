import Auth

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The number by which VK knows this program, where one is set.
struct VKClientID: Hashable {
    private let number: String?

    init(_ number: String?) {
        self.number = number
    }

    /// Where VK issues them.
    private static let page = URL(string: "https://id.vk.com/about/business/go")

    /// - Throws: ``AuthError/configurationMissing(setting:page:)``.
    func required() throws(AuthError) -> String {
        if let number, !number.isEmpty { return number }
        guard let page = Self.page else { throw .clientRefused(nil) }
        throw .configurationMissing(setting: "VITRINE_VK_CLIENT_ID", page: page)
    }
}
