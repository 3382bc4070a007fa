/// What the manifest and the tree must show.
enum TreeRules {
    static func dependencies(of package: PackageGraph) -> Verdict {
        Verdict(
            on: ["Package.swift"],
            findings: package.dependencies.map {
                Finding(
                    "Package.swift", "depends on the package “\($0)”",
                    do: "write the small part that is needed, alone in a module of its own")
            })
    }

    static func topLevel(of package: PackageGraph) -> Verdict {
        let allowed = [
            "Package.swift", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "LICENSE", "Sources", "Adapters",
            "Fixtures", "Tests",
        ]
        return Verdict(
            on: package.topLevel,
            findings: package.topLevel.filter { !allowed.contains($0) }.map {
                Finding(
                    $0, "lies at the top of the package",
                    do: "move it to where it belongs: the top shows the rings only")
            })
    }

    static func places(in package: PackageGraph) -> Verdict {
        let modules = package.modules.map(\.path)
        let lost = package.modules.filter { $0.ring == .nowhere }.map {
            Finding(
                $0.path, "the target “\($0.name)” is in no ring",
                do: "put it under Sources, Adapters/Driven, Adapters/Driving, Adapters/Simulators, Fixtures or Tests")
        }
        let misnamed = package.modules(in: .kernel, .domain, .root).filter { $0.path != "Sources/\($0.name)" }.map {
            Finding($0.path, "holds the target “\($0.name)”", do: "give the target and its directory one name")
        }
        let empty = package.directories.filter { !modules.contains($0) }.map {
            Finding($0, "is in a ring, but no target", do: "name it as a target in Package.swift, or remove it")
        }
        let tests = package.modules.filter { $0.kind == .test && $0.ring != .test }.map {
            Finding($0.path, "the tests “\($0.name)” are not under Tests", do: "move them there")
        }
        return Verdict(on: modules, findings: lost + misnamed + empty + tests)
    }

    static func products(of package: PackageGraph) -> Verdict {
        let libraries = package.products.filter(\.isLibrary)
        return Verdict(on: package.modules(in: .kernel, .domain, .driven)) { module in
            guard !libraries.contains(where: { $0.name == module.name && $0.targets == [module.name] }) else {
                return []
            }
            return [
                Finding(
                    module.path, "“\(module.name)” is no library product, so nobody can embed it",
                    do: "let Package.swift count it among `embeddable`")
            ]
        }
    }

    static func settings(of package: PackageGraph) -> Verdict {
        let needed = [
            ".swiftLanguageMode(.v6)", ".treatAllWarnings(as: .error)", "ExistentialAny", "InternalImportsByDefault",
            "MemberImportVisibility", "NonisolatedNonsendingByDefault",
        ]
        let missing = needed.filter { !package.manifest.contains($0) }.map {
            Finding(
                "Package.swift", "no longer says “\($0)”", do: "set it for every Swift target, in the loop at the end")
        }
        let unsafe =
            package.manifest.contains("unsafeFlags")
            ? [
                Finding("Package.swift", "has unsafe flags", do: "remove them: nobody could depend on the package")
            ] : []
        let spared = package.modules.filter { !$0.isC && targetsSpared(by: package.manifest).contains($0.name) }.map {
            Finding(
                "Package.swift", "spares “\($0.name)” the settings", do: "take it out of `headers`: only C has none")
        }
        return Verdict(on: ["Package.swift"], findings: missing + unsafe + spared)
    }

    /// What the loop at the end leaves out, as the line above it names it: `let headers: Set = ["CEpoll"]`.
    private static func targetsSpared(by manifest: String) -> Set<String> {
        let line = manifest.split(separator: "\n").first { $0.hasPrefix("let headers: Set = [") } ?? ""
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return Set(parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) })
    }

    static func tests(of package: PackageGraph) -> Verdict {
        let tested = Set(package.modules.filter { $0.kind == .test }.flatMap(\.dependencies))
        return Verdict(on: package.shipped) { module in
            guard !tested.contains(module.name) else { return [] }
            return [
                Finding(
                    module.path, "no test target depends on “\(module.name)”",
                    do: "add a test target \(module.name)Tests")
            ]
        }
    }
}
