import HTTPTransport
import Synchronization
import URLSessionTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Downloads a file, and says what came of it, unless it is killed before.
///
/// `download-to-be-killed URL FILE CONNECTIONS`; says `from BYTES`, with what was kept, and
/// at the end `whole BYTES`, or why not.
@main
struct DownloadToBeKilled {
    static func main() async {
        // A limit on the file's size is an error to be told, not a signal.
        signal(SIGXFSZ, SIG_IGN)
        URLSessionClient.keepLoopbackDirect()
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let url = URL(string: arguments[1]), let most = Int(arguments[3]) else { exit(64) }
        let downloader = Downloader(
            client: URLSessionClient().following(), options: DownloadOptions(mostConnections: most))
        do throws(DownloadFailure) {
            let hasSpoken = Atomic(false)
            let size = try await downloader.download(DownloadOrder(url, to: URL(filePath: arguments[2]))) { progress in
                guard !hasSpoken.exchange(true, ordering: .relaxed) else { return }
                print("from \(progress.receivedBytes)")
                fflush(nil)
            }
            print("whole \(size)")
        } catch {
            print(error)
            exit(1)
        }
    }
}
