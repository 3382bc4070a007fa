import Foundation
import TestTraits
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct `The architecture` {
    /// Read once for all rules.
    private static let repository = Task { try await PackageGraph(at: .repository) }

    @Test(.requirement("VK-33", "VK-36", "UN-14"), arguments: Rule.allCases)
    func `keeps every rule`(_ rule: Rule) async throws {
        let verdict = rule.verdict(on: try await Self.repository.value)
        try #require(!verdict.subjects.isEmpty, "a rule about nothing proves nothing")
        #expect(verdict.findings.isEmpty, "\(verdict.findings.map(\.description).joined(separator: "\n"))")
    }

    /// `Planted/RULE` is a small package that breaks the rule; `RULE.txt` beside it is what must be said about it.
    @Test(arguments: Rule.allCases)
    func `notices when a rule is broken, and says where and what to do`(_ rule: Rule) async throws {
        let planted = URL.repository.appending(path: "Tests/Architecture/Planted")
        let package = try await PackageGraph(at: planted.appending(path: "\(rule)"))
        let expected = try String(contentsOf: planted.appending(path: "\(rule).txt"), encoding: .utf8)
        let found = rule.verdict(on: package).findings.map { "\($0)\n" }
        try #require(!found.isEmpty)
        #expect(found.joined() == expected)
    }
}
