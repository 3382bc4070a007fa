/// Names that hide what they name, and things that have grown too large to be one thing.
enum NameRules {
    static func suffixes(of package: PackageGraph) -> Verdict {
        let words = [
            "Manager", "Helper", "Helpers", "Utils", "Util", "Common", "Base", "Service", "Impl", "Protocol", "Info",
        ]
        let remedy = "name it for what it is or does"
        return Verdict(on: package.modules) { module in
            let target = words.filter { module.name.hasSuffix($0) }.map {
                Finding(module.path, "the target “\(module.name)” ends in \($0)", do: remedy)
            }
            return target
                + module.sources.flatMap { file in
                    let name = String(file.path.split(separator: "/").last?.split(separator: ".").first ?? "")
                    let files = words.filter { name.hasSuffix($0) }.map {
                        Finding(file.path, "the file ends in \($0)", do: remedy)
                    }
                    return files
                        + file.declarations.flatMap { type in
                            words.filter { type.name.hasSuffix($0) }.map {
                                Finding(file.path, line: type.line, "“\(type.name)” ends in \($0)", do: remedy)
                            }
                        }
                }
        }
    }

    static func hiding(of package: PackageGraph) -> Verdict {
        let names = Set(package.modules.map(\.importName))
        let modules = package.modules.filter { $0.ring != .test && $0.kind != .plugin }
        return Verdict(inFilesOf: modules) { file in
            file.declarations.filter { names.contains($0.name) }.map {
                Finding(
                    file.path, line: $0.line, "the \($0.keyword) “\($0.name)” is named like a module",
                    do: "rename one: nothing in the module can be named in full any more")
            }
        }
    }

    static func explanations(of package: PackageGraph) -> Verdict {
        Verdict(inFilesOf: package.shipped) { file in
            file.declarations.filter { file.shows($0) && !file.explains($0) }.map {
                Finding(
                    file.path, line: $0.line, "the public \($0.keyword) “\($0.name)” is not explained",
                    do: "say in a doc comment above it what it is for, with unit, range, errors and source")
            }
        }
    }

    static func fileSizes(of package: PackageGraph) -> Verdict {
        Verdict(inFilesOf: package.modules) { file in
            guard file.length > 400 else { return [] }
            return [
                Finding(
                    file.path, "is \(file.length) lines long", do: "look for the second thing in it, and move that out")
            ]
        }
    }

    static func kernelSize(of package: PackageGraph) -> Verdict {
        Verdict(on: package.modules(in: .kernel)) { module in
            let length = module.sources.map(\.length).reduce(0, +)
            guard length >= 300 else { return [] }
            return [
                Finding(
                    module.path, "is \(length) lines long in all",
                    do: "keep under 300 what every domain speaks; the rest belongs to one of them")
            ]
        }
    }
}

extension SourceFile {
    /// Whether a declaration is public, and stands in no other.
    func shows(_ declaration: Declaration) -> Bool {
        lines[declaration.line - 1].code.hasPrefix("public ")
    }

    /// Whether a comment ends directly above a declaration and its attributes.
    fileprivate func explains(_ declaration: Declaration) -> Bool {
        lines[..<(declaration.line - 1)].last { !$0.code.hasPrefix("@") }?.comment != nil
    }

    /// In lines; an end of line at the end begins no other.
    fileprivate var length: Int {
        lines.count - (lines.last.map { $0.code.isEmpty && $0.comment == nil } == true ? 1 : 0)
    }
}
