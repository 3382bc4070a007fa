import Drive
import Foundation
import LibreOfficeAdapter
import TestTraits
import Testing

@Suite(
    .timeLimit(.minutes(5)), .serialized,
    .enabled(if: InstalledLibreOffice.isThere, "LibreOffice is not installed"))
struct `The LibreOffice of this machine` {
    @Test(.requirement("DR-23"), arguments: ["report.docx", "budget.xlsx", "slides.pptx"])
    func `shows the documents that Office writes`(name: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-office-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let converter = LibreOfficeConverter(
            scratch: folder.appending(path: "scratch"), limits: LibreOfficeConverter.Limits(time: .seconds(240)))
        let pdf = folder.appending(path: "shown.pdf")
        try await converter.convert(InstalledLibreOffice.documents.appending(path: name), to: pdf)
        let shown = try Data(contentsOf: pdf)
        #expect(shown.starts(with: Data("%PDF-".utf8)))
        #expect(shown.firstRange(of: Data("/Type/Page".utf8)) != nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "scratch").path) == [])
    }
}

private enum InstalledLibreOffice {
    static let isThere = LibreOfficeConverter.usualPrograms.contains {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// The documents on the simulated disk.
    static let documents = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Yandex/Files")
}
