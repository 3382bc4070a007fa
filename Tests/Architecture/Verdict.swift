/// What a rule found in a package.
struct Verdict: Sendable {
    /// What the rule was about. A rule about nothing proves nothing.
    let subjects: [String]
    let findings: [Finding]

    /// Looks at each of `modules` by itself.
    init(on modules: [PackageGraph.Module], findings: (PackageGraph.Module) -> [Finding]) {
        subjects = modules.map(\.name)
        self.findings = modules.flatMap(findings)
    }

    /// Looks at each file of `modules` by itself.
    init(inFilesOf modules: [PackageGraph.Module], findings: (SourceFile) -> [Finding]) {
        self.init(on: modules) { $0.sources.flatMap(findings) }
    }

    init(on subjects: [String], findings: [Finding]) {
        self.subjects = subjects
        self.findings = findings
    }
}

/// One place where a rule is broken.
struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// A file, with its line where there is one.
    let place: String
    let wrong: String
    let remedy: String

    init(_ place: String, line: Int? = nil, _ wrong: String, do remedy: String) {
        self.place = line.map { "\(place):\($0)" } ?? place
        self.wrong = wrong
        self.remedy = remedy
    }

    var description: String { "\(place): \(wrong); \(remedy)" }
}
