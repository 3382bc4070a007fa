public import Registration

/// What every ``CatalogChoice`` must keep. It starts with what an earlier run chose.
public enum CatalogChoiceContract {
    public static let behaviors: [Behavior<CatalogKind?, any CatalogChoice>] = [
        Behavior("has nothing to give before anything was chosen") { given in
            try require(try await given(nil).chosen(), equals: nil, "the choice")
        },
        Behavior("gives what an earlier run chose, and what was chosen since") { given in
            for kind in CatalogKind.allCases {
                let choice = try await given(.books)
                try require(try await choice.chosen(), equals: .books, "the earlier choice")
                try await choice.choose(kind)
                try require(try await choice.chosen(), equals: kind, "the choice")
                try await choice.choose(.books)
            }
        },
    ]
}
