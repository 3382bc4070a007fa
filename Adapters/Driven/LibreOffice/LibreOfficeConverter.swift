import Dispatch
public import Drive

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``DocumentConverter`` by LibreOffice without its windows, where it is installed.
///
/// Each document gets a process of its own, with a profile of its own that lives as long: no macro runs, no link is
/// followed, and where the system lets it there is no network. It has a limit of time and of memory, and is ended with
/// everything that it has started.
public struct LibreOfficeConverter: DocumentConverter {
    private let programs: [String]
    private let scratch: URL
    private let limits: Limits
    /// One document at a time, and no blocking on the cooperative pool.
    private let queue = DispatchQueue(label: "libreoffice")

    /// What one document may cost.
    public struct Limits: Hashable, Sendable {
        /// Until it is ended.
        public var time: Duration
        /// Of addresses, as `ulimit -v` counts them.
        public var memoryInBytes: Int

        public init(time: Duration = .seconds(60), memoryInBytes: Int = 4 << 30) {
            self.time = time
            self.memoryInBytes = memoryInBytes
        }
    }

    /// - Parameters:
    ///   - scratch: for the profile and the unfinished PDF; made where it is missing, and empty afterwards.
    ///   - programs: where the program may be; the first that is there is used.
    public init(scratch: URL, programs: [String] = Self.usualPrograms, limits: Limits = Limits()) {
        self.scratch = scratch
        self.programs = programs
        self.limits = limits
    }

    /// Where distributions put it.
    public static let usualPrograms = [
        "/usr/bin/soffice", "/usr/bin/libreoffice", "/usr/local/bin/soffice", "/opt/libreoffice/program/soffice",
        "/snap/bin/libreoffice", "/Applications/LibreOffice.app/Contents/MacOS/soffice",
    ]

    public func isInstalled() async -> Bool { program != nil }

    public func convert(_ document: URL, to pdf: URL) async throws(ConversionError) {
        guard let program else { throw .notInstalled }
        let work = Conversion(program: program, document: document, pdf: pdf, scratch: scratch, limits: limits)
        let failure = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume(returning: work.run()) }
            }
        } onCancel: {
            work.cancel()
        }
        if let failure { throw failure }
    }

    private var program: String? {
        programs.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
