public import HTTPTransport
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// ``MediaInspector`` over HTTP: a HEAD, and the first kilobyte only where the HEAD does not tell.
public struct HTTPMediaInspector: MediaInspector {
    private let client: any HTTPClient

    public init(client: any HTTPClient) {
        self.client = client
    }

    public func media(at address: URL) async throws(VideoCatalogError) -> Video.Media {
        if let media = try await mediaByHead(of: address) { return media }
        let start: HTTPResponse
        do {
            start = try await client.goodAnswer(
                to: HTTPRequest(
                    .get, address, headers: ["Range": "bytes=0-1023", "Accept-Encoding": "identity"],
                    maximumBodySizeInBytes: 64 << 10))
        } catch .unreadable {
            // The host ignores ranges and sends far more than a kilobyte: only the name is left to go by.
            guard let media = Video.Media(nameOf: address, at: address) else { throw .unreadable }
            return media
        }
        guard
            let media = try Video.Media(typeOf: start, at: address)
                ?? Video.Media(firstBytes: start.body, at: address)
                ?? Video.Media(nameOf: start.url, at: address)
                ?? Video.Media(nameOf: address, at: address)
        else { throw .unreadable }
        return media
    }

    public func length(at address: URL) async throws(VideoCatalogError) -> Int? {
        let head = try await client.goodAnswer(
            to: HTTPRequest(.head, address, headers: ["Accept-Encoding": "identity"]))
        return head.headers["Content-Length"].flatMap { Int($0) }
    }

    /// `nil` where the answer does not tell, and where the host does not answer HEAD: many do not, with many statuses.
    private func mediaByHead(of address: URL) async throws(VideoCatalogError) -> Video.Media? {
        let head: HTTPResponse
        do {
            head = try await client.goodAnswer(
                to: HTTPRequest(.head, address, headers: ["Accept-Encoding": "identity"]))
        } catch .sourceFailed, .unreadable {
            return nil
        }
        return try Video.Media(typeOf: head, at: address)
    }
}

extension Video.Media {
    /// - Throws: ``VideoCatalogError/unreadable`` for a page: hosts send one with status 200 where a video was.
    fileprivate init?(typeOf answer: HTTPResponse, at address: URL) throws(VideoCatalogError) {
        let type = MediaType(of: answer)
        guard !type.isPage else { throw .unreadable }
        if type.isPlaylist {
            self = .stream(address)
        } else if type.isPlayable {
            self = .file(address)
        } else {
            return nil
        }
    }

    /// By the first words of a playlist (RFC 8216 §4.1), MP4 and QuickTime (ISO 14496-12), WebM (EBML, RFC 8794), Ogg.
    fileprivate init?(firstBytes: Data, at address: URL) {
        let isMarked = firstBytes.starts(with: [0xEF, 0xBB, 0xBF])
        if firstBytes.has("#EXTM3U", at: isMarked ? 3 : 0) {
            self = .stream(address)
        } else if firstBytes.has("ftyp", at: 4) || firstBytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
            || firstBytes.has("OggS", at: 0)
        {
            self = .file(address)
        } else {
            return nil
        }
    }

    fileprivate init?(nameOf link: URL, at address: URL) {
        switch Video.Media(named: link) {
        case let named where !named.isNamedByItsLink: return nil
        case .stream: self = .stream(address)
        case .file: self = .file(address)
        }
    }
}
