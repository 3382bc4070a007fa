import Foundation
import TestTraits
import Testing

@Suite struct `The requirements` {
    /// The rows of one document; those without proof are about how it is made by whom, and leave nothing to build.
    struct Document: CustomTestStringConvertible {
        let prefix: String
        let rows: ClosedRange<Int>
        var withoutProof: Set<Int> = []
        var testDescription: String { prefix }
    }

    @Test(
        .requirement("VK-37"),
        arguments: [
            Document(prefix: "VK", rows: 1...37, withoutProof: [35]),
            Document(prefix: "UN", rows: 1...28, withoutProof: [22]),
        ])
    func `are each quoted by a test`(_ document: Document) throws {
        let quoted = try Self.quoted
        let open = document.rows.filter {
            !document.withoutProof.contains($0) && !quoted.contains("\(document.prefix)-\($0)")
        }
        #expect(open.isEmpty, "no test proves \(open.map { "\(document.prefix)-\($0)" })")
    }

    /// What stands in the requirement traits of all tests.
    private static var quoted: Set<String> {
        get throws {
            let tests = URL.repository.appending(path: "Tests")
            let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path).filter { path in
                path.hasSuffix(".swift") && !path.contains("Planted/")
            }
            return try files.reduce(into: []) { quoted, path in
                let text = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
                for trait in text.matches(of: /\.requirement\(([^)]*)\)/) {
                    quoted.formUnion(trait.output.1.matches(of: /"([A-Z]+-\d+)"/).map { String($0.output.1) })
                }
            }
        }
    }
}
