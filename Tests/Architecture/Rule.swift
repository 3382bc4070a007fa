/// What ARCHITECTURE.md promises, each held against the manifest, the tree and the sources.
enum Rule: String, CaseIterable, Sendable {
    // The manifest and the tree.
    case noPackageDependencies, topLevelIsClosed, everyModuleHasItsPlace, partsAreProducts, everyModuleIsTested
    case manifestIsStrict
    // Who may import whom.
    case domainsImportValuesOnly, domainsStandApart, drivenAdaptersStandApart, rootChoosesTransport
    case drivingAdaptersStandApart, supportKnowsNothing, simulatorsStandApart, systemTargetsAreHeaders, oneRoot
    case importsAreDeclared, dependenciesAreUsed, nothingIsReexported, oneDoorToTheNetwork, leanFoundation
    case domainsAreTestedFromOutside
    // The ports.
    case portsAreSmall, everyPortHasItsFake, everyPortHasItsContract
    // What may be said.
    case domainsArePure, nothingCrashes, unsafetyIsProven, lostErrorsAreExplained, tasksAreStructured
    case sessionsAreSafe, nothingIsLeftToDo, domainsAreDocumented
    // Names and sizes.
    case namesSayWhat, typesHideNoModule, publicTypesAreExplained, filesAreSmall, kernelIsSmall

    /// What the rule is about, and every place where it is broken, with what is wrong and what to do.
    func verdict(on package: PackageGraph) -> Verdict {
        switch self {
        case .noPackageDependencies: TreeRules.dependencies(of: package)
        case .topLevelIsClosed: TreeRules.topLevel(of: package)
        case .everyModuleHasItsPlace: TreeRules.places(in: package)
        case .partsAreProducts: TreeRules.products(of: package)
        case .everyModuleIsTested: TreeRules.tests(of: package)
        case .manifestIsStrict: TreeRules.settings(of: package)
        case .domainsImportValuesOnly: ImportRules.domains(of: package)
        case .domainsStandApart: ImportRules.neighbors(of: package)
        case .drivenAdaptersStandApart: ImportRules.drivenAdapters(of: package)
        case .rootChoosesTransport: ImportRules.transport(of: package)
        case .drivingAdaptersStandApart: ImportRules.drivingAdapters(of: package)
        case .supportKnowsNothing: ImportRules.support(of: package)
        case .simulatorsStandApart: ImportRules.simulators(of: package)
        case .systemTargetsAreHeaders: ImportRules.systemTargets(of: package)
        case .oneRoot: ImportRules.root(of: package)
        case .importsAreDeclared: ImportRules.declarations(of: package)
        case .dependenciesAreUsed: ImportRules.dependencies(of: package)
        case .nothingIsReexported: ImportRules.reexports(of: package)
        case .oneDoorToTheNetwork: ImportRules.network(of: package)
        case .leanFoundation: ImportRules.foundation(of: package)
        case .domainsAreTestedFromOutside: ImportRules.testables(of: package)
        case .portsAreSmall: PortRules.sizes(of: package)
        case .everyPortHasItsFake: PortRules.fakes(of: package)
        case .everyPortHasItsContract: PortRules.contracts(of: package)
        case .domainsArePure: WordRules.purity(of: package)
        case .nothingCrashes: WordRules.crashes(of: package)
        case .unsafetyIsProven: WordRules.unsafety(of: package)
        case .lostErrorsAreExplained: WordRules.lostErrors(of: package)
        case .tasksAreStructured: WordRules.tasks(of: package)
        case .sessionsAreSafe: WordRules.sessions(of: package)
        case .nothingIsLeftToDo: WordRules.leftovers(of: package)
        case .domainsAreDocumented: DocumentationRules.pages(of: package)
        case .namesSayWhat: NameRules.suffixes(of: package)
        case .typesHideNoModule: NameRules.hiding(of: package)
        case .publicTypesAreExplained: NameRules.explanations(of: package)
        case .filesAreSmall: NameRules.fileSizes(of: package)
        case .kernelIsSmall: NameRules.kernelSize(of: package)
        }
    }
}
