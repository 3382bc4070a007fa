/// `doctor`: looks at everything at once, and tells it in order.
struct Doctor: Sendable {
    let checks: [DoctorCheck]
    let report: Report

    func examine() async -> ExitCode {
        let findings = await findings()
        if Task.isCancelled { return .interrupted }
        if report.options.printsJSON {
            report.output.print(json(of: findings))
        } else {
            report.output.print(zip(checks, findings).map(line).joined())
        }
        return findings.contains(where: \.isProblem) ? .unavailable : .done
    }

    private func findings() async -> [DoctorCheck.Finding] {
        await withTaskGroup(of: (Int, DoctorCheck.Finding).self) { group in
            for (index, check) in checks.enumerated() {
                group.addTask { (index, await check.look()) }
            }
            var found: [Int: DoctorCheck.Finding] = [:]
            for await (index, finding) in group { found[index] = finding }
            return checks.indices.compactMap { found[$0] }
        }
    }

    private func line(_ check: DoctorCheck, _ finding: DoctorCheck.Finding) -> String {
        let mark =
            switch finding {
            case .fine: report.colored("✓", .green)
            case .warning: report.colored("!", .yellow)
            case .problem: report.colored("✗", .red)
            }
        return "\(mark) \(check.name.onOneLine): \(finding.sentence.onOneLine)\n"
    }

    private func json(of findings: [DoctorCheck.Finding]) -> JSONValue {
        let items = zip(checks, findings).map { check, finding -> JSONValue in
            let state: JSONValue =
                switch finding {
                case .fine: "ok"
                case .warning: "warning"
                case .problem: "problem"
                }
            return ["name": .string(check.name), "state": state, "message": .string(finding.sentence)]
        }
        return ["items": .array(items), "source": "live", "savedAt": nil, "nextPage": nil]
    }
}
