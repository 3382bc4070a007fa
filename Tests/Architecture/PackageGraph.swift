import Foundation

/// A package as `swift package describe` tells it, with its sources' own words.
struct PackageGraph: Sendable {
    /// `Package.swift`.
    let manifest: String
    /// In the order of their paths.
    let modules: [Module]
    let products: [Product]
    /// The packages that it depends on.
    let dependencies: [String]
    /// What lies at its top, names that begin with a dot left out.
    let topLevel: [String]
    /// The directories in which its modules should be, two levels below the rings.
    let directories: [String]
    /// Every line of the package that embeds this one, without indentation.
    let embeddingLines: Set<String>

    struct Product: Sendable {
        let name: String
        let targets: [String]
        let isLibrary: Bool
    }

    /// One target.
    struct Module: Sendable {
        /// As the manifest names it.
        let name: String
        /// As `import` names it.
        let importName: String
        /// From the package's root.
        let path: String
        let kind: Kind
        let isC: Bool
        /// The modules of this package that the manifest gives it.
        let dependencies: [String]
        let sources: [SourceFile]
        /// The page of its documentation; `nil` where there is none.
        let documentation: String?

        var ring: Ring { Ring(path: path, kind: kind, isC: isC) }
        var imports: [(file: SourceFile, found: SourceFile.Import)] {
            sources.flatMap { file in file.imports.map { (file, $0) } }
        }
        func imports(_ module: String) -> Bool { imports.contains { $0.found.module == module } }
    }

    enum Kind: String, Sendable {
        case library, executable, test, plugin, macro
        case system = "system-target"
    }

    /// Where a module stands, by its place in the tree.
    enum Ring: String, Sendable {
        case kernel, domain, root, driven, driving, system, simulator, fixture, test, nowhere

        init(path: String, kind: Kind, isC: Bool) {
            let parts = path.split(separator: "/")
            self =
                switch (parts.first, parts.dropFirst().first, parts.count) {
                case ("Sources", "SharedKernel", 2), ("Sources", "Digests", 2), ("Sources", "JSONReading", 2): .kernel
                case ("Sources", _, 2) where kind == .executable: .root
                case ("Sources", _, 2) where !isC: .domain
                case ("Adapters", "Driven", 3), ("Adapters", "Driving", 3):
                    isC ? .system : parts[1] == "Driven" ? .driven : .driving
                case ("Adapters", "Simulators", 3) where !isC: .simulator
                case ("Fixtures", _, 2...): .fixture
                case ("Tests", _, 2...): .test
                default: .nowhere
                }
        }
    }

    func modules(in rings: Ring...) -> [Module] {
        modules.filter { rings.contains($0.ring) }
    }

    /// The package's own module of that name; `nil` for one of the toolchain.
    func module(importedAs name: String) -> Module? {
        modules.first { $0.importName == name }
    }

    /// Every module that is part of what is shipped: no tests, no tools of the tests, no plug-ins.
    var shipped: [Module] {
        modules(in: .kernel, .domain, .root, .driven, .driving, .simulator)
    }
}

extension PackageGraph {
    /// Reads the package at `root` from its manifest, its tree and its sources.
    init(at root: URL) async throws {
        let described = try await Described(at: root)
        manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        modules = try described.targets.sorted { $0.path < $1.path }.map { target in
            let directory = root.appending(path: target.path)
            let isC = target.moduleType == "ClangTarget"
            return Module(
                name: target.name, importName: target.c99name, path: target.path,
                kind: Kind(rawValue: target.type) ?? .library, isC: isC, dependencies: target.targetDependencies ?? [],
                sources: try target.sources.sorted().map { name in
                    let text = try String(contentsOf: directory.appending(path: name), encoding: .utf8)
                    return SourceFile(path: "\(target.path)/\(name)", text: text)
                },
                documentation: try? String(
                    contentsOf: directory.appending(path: "\(target.name).docc/\(target.name).md"), encoding: .utf8))
        }
        products = described.products.map {
            Product(name: $0.name, targets: $0.targets, isLibrary: $0.type.keys.contains("library"))
        }
        dependencies = described.dependencies.map(\.identity)
        topLevel = try Self.names(in: root)
        directories = try ["Sources", "Adapters/Driven", "Adapters/Driving", "Adapters/Simulators"].flatMap { ring in
            try Self.names(in: root.appending(path: ring)).map { "\(ring)/\($0)" }
        }
        let embedding = root.appending(path: "Tests/EmbeddingProof/Sources/EmbeddingProof")
        embeddingLines = Set(
            try Self.names(in: embedding).flatMap { name in
                try String(contentsOf: embedding.appending(path: name), encoding: .utf8).split(separator: "\n")
                    .map { String($0.drop { $0 == " " }) }
            })
    }

    private static func names(in directory: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: directory.path()) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: directory.path())
            .filter { !$0.hasPrefix(".") }.sorted()
    }
}

extension URL {
    /// The root of this package.
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}
