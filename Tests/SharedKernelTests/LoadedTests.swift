import Foundation
import SharedKernel
import Testing

@Suite struct `A loaded value` {
    private let since = Date(timeIntervalSince1970: 1_772_445_600)

    @Test func `stays as fresh as it was when something is made of it`() {
        let kept = Loaded(3, freshness: .cached(since: since, because: .offline))
        #expect(kept.map { "\($0)" } == Loaded("3", freshness: .cached(since: since, because: .offline)))
    }

    @Test func `says since when it is kept, and nothing when it is live`() {
        #expect(Freshness.cached(since: since, because: .offline).savedAt == since)
        #expect(Freshness.live.savedAt == nil)
    }
}
