/// Words that must not stand in code, or not without a reason beside them.
enum WordRules {
    static func purity(of package: PackageGraph) -> Verdict {
        let words = [
            "Date()", "Date.now", "Date(timeIntervalSinceNow:", "UUID()", ".random(", ".randomElement()", ".shuffled()",
            "SystemRandomNumberGenerator", "ContinuousClock", "SuspendingClock", "Task.sleep", "FileManager",
            "FileHandle", "ProcessInfo", "Process", "Bundle", "UserDefaults", "NotificationCenter", "URLSession",
            "print(", "debugPrint(", "Data(contentsOf:", "String(contentsOf:", ".write(to:", ".current",
            ".autoupdatingCurrent",
        ]
        return Verdict(inFilesOf: package.modules(in: .kernel, .domain)) { file in
            file.uses(of: words).map {
                Finding(
                    file.path, line: $0.line.number, "“\($0.word)” reaches the world",
                    do: "ask a port: TimeSource, RandomSource, or one of the domain's own")
            }
        }
    }

    static func crashes(of package: PackageGraph) -> Verdict {
        let words = ["try!", "as!", "fatalError(", "preconditionFailure(", "unsafeBitCast("]
        return Verdict(inFilesOf: package.shipped) { file in
            file.uses(of: words).map {
                Finding(
                    file.path, line: $0.line.number, "“\($0.word)” ends the process for a mistake",
                    do: "throw a typed error, or make the wrong state impossible")
            }
        }
    }

    static func unsafety(of package: PackageGraph) -> Verdict {
        let words = ["@unchecked", "nonisolated(unsafe)", "@preconcurrency"]
        return Verdict(inFilesOf: package.modules) { file in
            file.uses(of: words).filter { !file.explains($0.line) }.map {
                Finding(
                    file.path, line: $0.line.number, "“\($0.word)” without its proof",
                    do: "prove it in a comment directly above, or use a Mutex or an actor")
            }
        }
    }

    static func lostErrors(of package: PackageGraph) -> Verdict {
        Verdict(inFilesOf: package.shipped) { file in
            file.uses(of: ["try?"]).filter { !file.explains($0.line, within: 4) }.map {
                Finding(
                    file.path, line: $0.line.number, "“try?” loses an error in silence",
                    do: "say in a comment on it, or above, why that is right, or handle it")
            }
        }
    }

    static func tasks(of package: PackageGraph) -> Verdict {
        Verdict(inFilesOf: package.shipped) { file in
            file.uses(of: ["Task.detached"]).map {
                Finding(
                    file.path, line: $0.line.number, "“\($0.word)” outlives whoever waits for it",
                    do: "use async let, a task group, or a Task that its owner keeps, cancels and awaits")
            }
        }
    }

    static func sessions(of package: PackageGraph) -> Verdict {
        let words = [
            "URLSession.shared", "URLSessionConfiguration.default", ".downloadTask(", ".download(for:", ".data(for:",
            ".upload(for:", ".data(from:",
        ]
        let users = package.modules.filter { $0.ring != .test && $0.imports("FoundationNetworking") }
        return Verdict(inFilesOf: users) { file in
            file.uses(of: words).map {
                Finding(
                    file.path, line: $0.line.number, "“\($0.word)” crashes, hangs or leaks on Linux",
                    do: "use a delegate-based data task of the one ephemeral session")
            }
        }
    }

    static func leftovers(of package: PackageGraph) -> Verdict {
        let marks = ["TO" + "DO", "FIX" + "ME", "X" + "XX"]
        return Verdict(inFilesOf: package.modules) { file in
            file.lines.compactMap { line in
                guard let comment = line.comment, let mark = marks.first(where: comment.holds) else { return nil }
                return Finding(
                    file.path, line: line.number, "“\(mark)” in a comment",
                    do: "finish it, or open an issue and remove the comment")
            }
        }
    }
}
