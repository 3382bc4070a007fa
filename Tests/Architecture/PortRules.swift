/// What a domain's ports must be, and what must stand beside each.
enum PortRules {
    static func sizes(of package: PackageGraph) -> Verdict {
        judge(package) { port, file in
            let requirements = file.requirements(of: port)
            guard !(1...3).contains(requirements) else { return nil }
            return ("has \(requirements) requirements", "give it one to three: more means two needs, and two ports")
        }
    }

    static func fakes(of package: PackageGraph) -> Verdict {
        let fakes = package.modules.first { $0.name == "InMemoryAdapters" }
        return judge(package) { port, _ in
            guard fakes?.sources.contains(where: { !$0.uses(of: [port.name]).isEmpty }) != true else { return nil }
            return ("has no fake", "add InMemory\(port.name) to InMemoryAdapters, seeded and failing on demand")
        }
    }

    static func contracts(of package: PackageGraph) -> Verdict {
        let contracts = package.modules.first { $0.name == "PortContracts" }
        let names = Set(contracts?.sources.flatMap { $0.declarations.map(\.name) } ?? [])
        return judge(package) { port, _ in
            guard !names.contains("\(port.name)Contract") else { return nil }
            return (
                "has no contract", "say in \(port.name)Contract, in PortContracts, what every adapter of it must show"
            )
        }
    }

    /// Looks at every port: each protocol of a domain, and each of the kernel that is awaited.
    private static func judge(
        _ package: PackageGraph, _ judge: (SourceFile.Declaration, SourceFile) -> (wrong: String, remedy: String)?
    ) -> Verdict {
        let ports = package.modules(in: .kernel, .domain).flatMap { module in
            module.sources.flatMap { file in
                file.declarations.filter { declaration in
                    guard declaration.keyword == "protocol" else { return false }
                    return module.ring == .domain || file.body(of: declaration).joined().contains("async")
                }.map { (port: $0, file: file) }
            }
        }
        let findings = ports.compactMap { port, file in
            judge(port, file).map {
                Finding(file.path, line: port.line, "the port “\(port.name)” \($0.wrong)", do: $0.remedy)
            }
        }
        return Verdict(on: ports.map(\.port.name), findings: findings)
    }
}

extension SourceFile {
    /// How many functions and values a protocol asks for.
    fileprivate func requirements(of declaration: Declaration) -> Int {
        body(of: declaration).count { words in
            words.contains { ["func", "var", "init", "subscript"].contains($0) }
        }
    }

    /// The words of each line within a declaration's own braces.
    fileprivate func body(of declaration: Declaration) -> [[Substring]] {
        var depth = 0
        var body: [[Substring]] = []
        for line in lines.dropFirst(declaration.line - 1) {
            let before = depth
            if depth == 1 { body.append(line.code.split { !$0.isIdentifier }) }
            depth += line.code.filter { $0 == "{" }.count - line.code.filter { $0 == "}" }.count
            if depth == 0, before > 0 || line.code.contains("{") { break }
        }
        return body
    }
}
