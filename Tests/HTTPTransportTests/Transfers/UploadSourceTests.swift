import Foundation
import Synchronization
import Testing

@testable import HTTPTransport

@Suite struct `A file that is sent` {
    @Test func `is given to whoever follows piece by piece, and no further once nobody is to follow`() throws {
        let folder = try DownloadFolder()
        let film = Film(sizeInBytes: 300_000).content
        try film.write(to: folder.file)
        let source = Mutex<UploadSource?>(nil)
        let followed = Mutex(Data())
        let order = UploadOrder(Film.url, from: folder.file) { piece, _ in
            followed.withLock { $0 += piece }
            source.withLock(\.self)?.stopFollowing()
        }
        let sent = try #require(UploadSource(order))
        source.withLock { $0 = sent }

        sent.read(from: 0, to: film.count)

        let seen = followed.withLock(\.self)
        #expect(!seen.isEmpty && seen.count < film.count && film.starts(with: seen))
    }
}
