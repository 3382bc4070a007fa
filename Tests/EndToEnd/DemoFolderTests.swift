import Foundation
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite struct `the demo in a folder that is kept` {
        @Test(.requirement("VD-2"))
        func `gives its videos the same addresses at each start, so that what is kept of them stays of use`()
            async throws
        {
            try await Home.fresh { home in
                let lists = [
                    try await home.run("videos", "list", "--json", "--demo", "--data", home.data.path),
                    try await home.run("videos", "list", "--json", "--demo", "--data", home.data.path),
                ]
                #expect(lists.map(\.ending) == [.exited(0), .exited(0)])
                #expect(lists[0].output.contains("/deliveries/") && lists[0].output == lists[1].output)
            }
        }

        @Test func `starts also beside another one`() async throws {
            try await Home.fresh { home in
                try await home.serving("--demo") { _ in
                    let list = try await home.run("videos", "list", "--demo", "--data", home.data.path)
                    #expect(list.ending == .exited(0), "\(list.errors)")
                }
            }
        }
    }
}
