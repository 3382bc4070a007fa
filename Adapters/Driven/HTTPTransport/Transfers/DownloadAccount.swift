#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What `NAME.part.json` says of `NAME.part`: of which version of which source it is, and which bytes are there.
struct DownloadAccount: Hashable, Sendable {
    var source: String
    var version: FileVersion
    /// In the file, for every process; after a power cut perhaps no longer.
    var written: ByteRanges
    /// On the disk.
    var onDisk: ByteRanges
    /// Since which start of the machine ``written`` counts.
    var boot: String

    /// The bytes to go on from.
    func trusted(boot now: String) -> ByteRanges {
        boot == now && !now.isEmpty ? written : onDisk
    }
}

extension DownloadAccount {
    private static let format = 1

    private struct Wire: Codable {
        var format: Int
        var source: String
        var total: Int
        var etag: String?
        var lastModified: String?
        var boot: String
        var written: [[Int]]
        var onDisk: [[Int]]
    }

    /// - Returns: `nil` for what is not an account, is damaged, or is of a format that this program does not know.
    init?(_ json: Data) {
        // Whatever is wrong with it, the answer is the same: start anew.
        guard let wire = try? JSONDecoder().decode(Wire.self, from: json), wire.format == Self.format,
            wire.total >= 0,
            let validator = wire.etag.map(Validator.etag) ?? wire.lastModified.map(Validator.lastModified),
            let written = ByteRanges(pairs: wire.written, total: wire.total),
            let onDisk = ByteRanges(pairs: wire.onDisk, total: wire.total)
        else { return nil }
        self.init(
            source: wire.source, version: FileVersion(total: wire.total, validator: validator), written: written,
            onDisk: onDisk, boot: wire.boot)
    }

    var json: Data {
        var wire = Wire(
            format: Self.format, source: source, total: version.total, boot: boot, written: written.pairs,
            onDisk: onDisk.pairs)
        switch version.validator {
        case .etag(let tag): wire.etag = tag
        case .lastModified(let moment): wire.lastModified = moment
        }
        // Strings and whole numbers always have a JSON form.
        return (try? JSONEncoder().encode(wire)) ?? Data()
    }

    /// What tells one start of this machine from another; empty where the system does not say, and then nothing but
    /// what is on the disk is trusted.
    static func currentBoot() -> String {
        let id = FileManager.default.contents(atPath: "/proc/sys/kernel/random/boot_id") ?? Data()
        return String(decoding: id.filter { $0 > 0x20 }, as: UTF8.self)
    }
}
