/// The page that an embedder of a domain reads first, `Sources/NAME/NAME.docc/NAME.md`, beside what the domain really shows.
enum DocumentationRules {
    static func pages(of package: PackageGraph) -> Verdict {
        Verdict(on: package.modules(in: .domain)) { domain in
            let page = domain.path + "/\(domain.name).docc/\(domain.name).md"
            guard let text = domain.documentation else {
                return [
                    Finding(page, "is not there", do: "say what the domain does, by an example, and list its types")
                ]
            }
            let types = domain.sources.flatMap { file in file.declarations.filter(file.shows).map(\.name) }
            let listed = text.matches(of: /(?m)^- ``(\w+)``$/).map { String($0.output.1) }
            return types.filter { !listed.contains($0) }.map {
                Finding(page, "does not list “\($0)”", do: "list it under what it is for")
            }
                + listed.filter { !types.contains($0) }.map {
                    Finding(page, "lists “\($0)”, which the domain does not show", do: "take it off the list")
                }
                + examples(in: text).filter { !package.embeddingLines.contains($0) }.map {
                    Finding(
                        page, "has “\($0)” in its example, which no compiler has seen",
                        do: "take the example from Tests/EmbeddingProof")
                }
        }
    }

    /// Their lines, without indentation.
    private static func examples(in text: String) -> [String] {
        var isInside = false
        return text.split(separator: "\n").compactMap { line in
            guard !line.hasPrefix("```") else {
                isInside.toggle()
                return nil
            }
            return isInside ? String(line.drop { $0 == " " }) : nil
        }
    }
}
