import Foundation
import OutsideProcesses
import RunningVitrine

extension Wiring {
    /// Gives `work` somebody who has come in, and who is signed in where that is wished.
    func visitingGallery(
        isSignedIn: Bool = true, language: String = "en",
        _ work: (Visitor, RunningVitrine) async throws -> Void
    ) async throws {
        try await Home.fresh { home in
            try await home.serving(option) { vitrine in
                let visitor = Visitor(vitrine, language: language)
                try await visitor.open(vitrine)
                if isSignedIn { try await visitor.signIn() }
                try await work(visitor, vitrine)
            }
        }
    }
}

extension Visitor {
    /// Every id of a list, page by page, as without a script.
    func allCells(from path: String) async throws -> [String] {
        var page = try await page(path + "?wait")
        var cells = page.cells
        while let more = page.more {
            page = try await self.page(more)
            cells += page.cells
        }
        return cells
    }
}

extension WebPage {
    func form(to action: String) -> Form? { forms.first { $0.action.hasPrefix(action) } }
}
