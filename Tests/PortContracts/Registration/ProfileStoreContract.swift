public import Registration

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every ``ProfileStore`` must keep. It starts with what an earlier run saved.
public enum ProfileStoreContract {
    public static let behaviors: [Behavior<Profile?, any ProfileStore>] = [
        Behavior("has nobody to give before anybody registered") { given in
            try require(try await given(nil).profile(), equals: nil, "the profile")
        },
        Behavior("gives all of what an earlier run saved, in the very characters") { given in
            let kept = try await given(RegistrationSamples.anna).profile()
            try require(kept?.firstName, equals: RegistrationSamples.anna.firstName, "the first name")
            try require(kept?.lastName, equals: RegistrationSamples.anna.lastName, "the last name")
            try require(
                kept.map { Array($0.lastName.rawValue.unicodeScalars) },
                equals: Array(RegistrationSamples.anna.lastName.rawValue.unicodeScalars), "the last name's code points")
            try require(kept?.birthDate, equals: RegistrationSamples.anna.birthDate, "the date of birth")
            let drift =
                kept.map { abs($0.registeredAt.timeIntervalSince(RegistrationSamples.anna.registeredAt)) } ?? .infinity
            try require(drift < 0.001, "the moment: expected it to the millisecond, saw \(drift) s off")
        },
        Behavior("takes a first profile, and no second beside it") { given in
            let store = try await given(nil)
            try await store.add(RegistrationSamples.anna)
            try await require(
                .alreadyRegistered, "a second profile",
                from: { () async throws(RegistrationError) in
                    try await store.add(RegistrationSamples.maryam)
                })
            try require(try await store.profile(), equals: RegistrationSamples.anna, "the profile")
        },
        Behavior("forgets it, once or twice, and takes another then") { given in
            let store = try await given(RegistrationSamples.anna)
            try await store.forget()
            try await store.forget()
            try require(try await store.profile(), equals: nil, "the forgotten profile")
            try await store.add(RegistrationSamples.maryam)
            try require(try await store.profile(), equals: RegistrationSamples.maryam, "the profile")
        },
        Behavior("takes one of many who come at once") { given in
            let store = try await given(nil)
            let taken = await withTaskGroup { group in
                for number in 0..<8 {
                    group.addTask { () -> Profile? in
                        let profile = number.isMultiple(of: 2) ? RegistrationSamples.anna : RegistrationSamples.maryam
                        do throws(RegistrationError) { try await store.add(profile) } catch { return nil }
                        return profile
                    }
                }
                return await group.reduce(into: [Profile]()) { taken, one in if let one { taken.append(one) } }
            }
            try require(taken.count, equals: 1, "how many were taken")
            try require(try await store.profile(), equals: taken.first, "the profile")
        },
    ]
}
