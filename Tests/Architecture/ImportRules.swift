/// Who may import whom. The sources' own imports are asked, not the manifest alone: a warm build lets a module import
/// what the manifest does not give it.
enum ImportRules {
    private typealias Module = PackageGraph.Module
    private static let transport = "HTTPTransport"
    private static let essentials = "FoundationEssentials"

    static func domains(of package: PackageGraph) -> Verdict {
        let kernel = package.modules(in: .kernel).map(\.importName)
        let allowed = ["Swift", "Synchronization", "RegexBuilder", essentials] + kernel
        return imports(of: package.modules(in: .kernel, .domain)) { _, found in
            if allowed.contains(found.module) || (found.module == "Foundation" && found.isFallback) { return nil }
            // A neighbor is the matter of a rule of its own.
            if package.module(importedAs: found.module)?.ring == .domain { return nil }
            return
                "a domain imports values only (SharedKernel, Digests, and \(essentials) with Foundation in the #else); "
                + "declare a port and let an adapter fill it"
        }
    }

    static func neighbors(of package: PackageGraph) -> Verdict {
        imports(of: package.modules(in: .kernel, .domain)) { module, found in
            guard let other = package.module(importedAs: found.module), other.ring == .domain, other.name != module.name
            else { return nil }
            return "no domain knows another: move what both speak of to SharedKernel, or let the root join them"
        }
    }

    static func drivenAdapters(of package: PackageGraph) -> Verdict {
        imports(of: package.modules(in: .driven)) { _, found in
            guard let other = package.module(importedAs: found.module) else { return nil }
            switch other.ring {
            case .kernel, .domain, .system: return nil
            case .driven where other.name == transport: return nil
            default: return "a driven adapter imports ports and \(transport) only; let the root join the two"
            }
        }
    }

    static func transport(of package: PackageGraph) -> Verdict {
        let transports = package.modules(in: .driven).filter { $0.imports(transport) && knowsNoDomain($0, in: package) }
        let others = package.modules.filter { ![.root, .test].contains($0.ring) }
        let found = imports(of: others) { _, found in
            guard transports.contains(where: { $0.importName == found.module }) else { return nil }
            return "only the composition root chooses the transport: import \(transport) and take any HTTPClient"
        }
        return Verdict(on: transports.map(\.name), findings: found.findings)
    }

    static func drivingAdapters(of package: PackageGraph) -> Verdict {
        imports(of: package.modules(in: .driving)) { _, found in
            guard let other = package.module(importedAs: found.module) else { return nil }
            switch other.ring {
            case .kernel, .domain, .system: return nil
            case .driving where knowsNoDomain(other, in: package): return nil
            case .driving:
                return "two front ends share use cases, not code: move what both need to a module without a domain"
            default: return "a driving adapter imports domains only; take a use case and let the root wire it"
            }
        }
    }

    static func support(of package: PackageGraph) -> Verdict {
        let adapters = package.modules(in: .driven, .driving, .simulator)
        let imported = Set(adapters.flatMap { $0.imports.map(\.found.module) })
        let support = adapters.filter { imported.contains($0.importName) && $0.ring != .simulator }
        let products = package.products.filter(\.isLibrary).map(\.name)
        return imports(of: support) { module, found in
            guard let other = package.module(importedAs: found.module) else { return nil }
            switch other.ring {
            case .domain: return "“\(module.name)” serves other adapters: it must know no domain"
            case .kernel where products.contains(module.name):
                return "“\(module.name)” is a library that stands alone: it must know nothing of Vitrine"
            default: return nil
            }
        }
    }

    static func simulators(of package: PackageGraph) -> Verdict {
        imports(of: package.modules(in: .simulator)) { _, found in
            guard let other = package.module(importedAs: found.module) else { return nil }
            switch other.ring {
            case .fixture: return nil
            case .driving where knowsNoDomain(other, in: package): return nil
            case .simulator where knowsNoService(other, in: package): return nil
            case .simulator:
                return "two simulators share tools, not a service: move what both need to one that has no fixtures"
            default: return "a simulator imports the web server and fixtures only: it must not share Vitrine's mistakes"
            }
        }
    }

    static func systemTargets(of package: PackageGraph) -> Verdict {
        Verdict(on: package.modules.filter(\.isC)) { module in
            let code = module.sources.flatMap { file in
                file.lines.filter { line in line.code.contains { !$0.isWhitespace } }.prefix(1).map { line in
                    Finding(
                        file.path, line: line.number, "a C target holds code",
                        do: "declare what the toolchain lacks in its header, and write the rest in Swift")
                }
            }
            let users = package.modules.filter { $0.imports(module.importName) }
            let shared =
                users.count < 2
                ? []
                : users.map {
                    Finding(
                        $0.path, "imports “\(module.name)”, as other modules do",
                        do: "keep each C target behind one adapter")
                }
            return code + shared
        }
    }

    static func root(of package: PackageGraph) -> Verdict {
        let roots = package.modules(in: .root)
        let many =
            roots.count > 1 ? roots.map { Finding($0.path, "is one of several roots", do: "compose in one place") } : []
        let others = Verdict(on: package.modules.filter { ![.root, .test].contains($0.ring) }) { module in
            let rings = module.dependencies.compactMap { name in package.modules.first { $0.name == name }?.ring }
            guard rings.contains(.driven), rings.contains(.driving) else { return [] }
            return [
                Finding(
                    module.path, "“\(module.name)” depends on both rings of adapters",
                    do: "join them in the composition root")
            ]
        }
        return Verdict(on: roots.map(\.name), findings: many + others.findings)
    }

    static func declarations(of package: PackageGraph) -> Verdict {
        imports(of: package.modules) { module, found in
            guard let other = package.module(importedAs: found.module), other.name != module.name,
                !module.dependencies.contains(other.name)
            else { return nil }
            return "add it to the dependencies of “\(module.name)” in Package.swift, if the rings allow it"
        }
    }

    /// Programs are run, not imported.
    static func dependencies(of package: PackageGraph) -> Verdict {
        Verdict(on: package.modules.filter { !$0.dependencies.isEmpty }) { module in
            let unused = package.modules.filter { other in
                other.kind == .library && module.dependencies.contains(other.name) && !module.imports(other.importName)
            }
            return unused.map {
                Finding(
                    module.path, "“\(module.name)” depends on “\($0.name)”, and imports it nowhere",
                    do: "take it from its dependencies in Package.swift")
            }
        }
    }

    static func reexports(of package: PackageGraph) -> Verdict {
        imports(of: package.modules) { _, found in
            found.attributes.contains("@_exported")
                ? "say public import where the API shows it, and let others import it themselves" : nil
        }
    }

    static func testables(of package: PackageGraph) -> Verdict {
        imports(of: package.modules.filter { $0.kind == .test }) { _, found in
            guard let module = package.module(importedAs: found.module), [.kernel, .domain].contains(module.ring),
                found.attributes.contains("@testable")
            else { return nil }
            return "test a domain as an embedder sees it: import it plainly, and make what is wanted a smaller type"
        }
    }

    static func network(of package: PackageGraph) -> Verdict {
        let shipped = package.modules.filter { $0.ring != .test }
        let doors = shipped.filter { $0.imports("FoundationNetworking") }
        let found = imports(of: shipped) { module, found in
            guard found.module == "FoundationNetworking", module.ring != .driven || !module.imports(transport)
            else { return nil }
            return "URLSession stands behind \(transport) alone, where its crashes are kept off: take any HTTPClient"
        }
        return Verdict(on: doors.map(\.name), findings: found.findings)
    }

    static func foundation(of package: PackageGraph) -> Verdict {
        let lean = package.shipped.filter { !$0.imports("FoundationNetworking") }
        return imports(of: lean) { _, found in
            guard found.module == "Foundation", !found.isFallback else { return nil }
            return "it doubles the time to start: import \(essentials), with Foundation in the #else of #if canImport"
        }
    }

    /// Looks at every import of `modules`; `remedy` says what to do instead, `nil` where it is right.
    private static func imports(
        of modules: [Module], remedy: (Module, SourceFile.Import) -> String?
    ) -> Verdict {
        Verdict(on: modules) { module in
            module.imports.compactMap { file, found in
                remedy(module, found).map {
                    Finding(file.path, line: found.line, "imports \(found.module)", do: $0)
                }
            }
        }
    }

    private static func knowsNoService(_ simulator: Module, in package: PackageGraph) -> Bool {
        !simulator.imports.contains {
            [.fixture, .simulator].contains(package.module(importedAs: $0.found.module)?.ring)
        }
    }

    private static func knowsNoDomain(_ module: Module, in package: PackageGraph) -> Bool {
        !module.imports.contains { package.module(importedAs: $0.found.module)?.ring == .domain }
    }
}
