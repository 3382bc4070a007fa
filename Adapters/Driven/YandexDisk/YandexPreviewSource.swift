public import Drive
import HTTPTransport
public import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// ``PreviewSource`` over the addresses that the Disk API names. They need the owner's token: it goes to the API's own
/// host, and to hosts of Yandex's, never elsewhere.
///
/// What is a picture is decided by its first bytes, since its media type goes on to a browser: an SVG or a page that
/// calls itself a picture would run there.
public struct YandexPreviewSource: PreviewSource {
    private let api: YandexDiskAPI

    public init(_ disk: YandexDisk) {
        api = disk.api
    }

    public func preview(of item: DriveItem, _ size: PreviewSize) async throws(DriveError) -> Picture {
        guard item.preview != nil else { throw .notFound }
        // Lists name the icon's address; the others are asked for.
        let address = size == .icon ? item.preview : try await address(of: item, size)
        guard let address else { throw .notFound }
        guard api.mayGiveToken(to: address) else { throw .unreadable }
        let response = try await api.send(.get, address)
        guard let format = PictureFormat(firstBytesOf: response.body) else { throw .unreadable }
        return Picture(data: response.body, mediaType: format.rawValue)
    }

    private func address(of item: DriveItem, _ size: PreviewSize) async throws(DriveError) -> URL? {
        let fields = [("path", item.path.inYandex), ("limit", "0"), ("fields", "preview")] + size.fields
        return try await api.ask(.init("resources", fields), as: Named.self).preview.flatMap { URL(string: $0) }
    }

    private struct Named: Decodable, Sendable {
        let preview: String?
    }
}

extension YandexDiskAPI {
    /// Whether an address is one to which the contract sends the token: this host's, whatever its port, or another of
    /// Yandex's by a connection that nobody reads.
    func mayGiveToken(to url: URL) -> Bool {
        guard let host = url.host?.lowercased(), url.user == nil, url.password == nil else { return false }
        if host == address.host?.lowercased(), url.scheme == address.scheme { return true }
        return url.scheme == "https"
            && ["yandex.ru", "yandex.net", "yandex.com"].contains { host == $0 || host.hasSuffix("." + $0) }
    }
}
