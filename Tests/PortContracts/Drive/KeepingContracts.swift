public import Drive
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every ``ListingCache`` must keep. It starts empty.
public enum ListingCacheContract {
    public static let behaviors: [Behavior<Void, any ListingCache>] = [
        Behavior("has nothing at first") { given in
            try require(try await given(()).kept(ListingPlace(.recent)), equals: nil, "what is kept")
        },
        Behavior("keeps every list's parts apart, and gives each back as it was") { given in
            let cache = try await given(())
            let places = [
                ListingPlace(.recent), ListingPlace(.published), ListingPlace(.folder(.root)),
                ListingPlace(.folder(DrivePath(text: "/Trips/2024 #1?&+%20"))),
                ListingPlace(.folder(.root), after: DriveListing.Cursor(rawValue: "1000")),
            ]
            for (number, place) in places.enumerated() {
                try await cache.keep(KeptListing(listing(number), at: place, savedAt: moment + Double(number)))
            }
            for (number, place) in places.enumerated() {
                let expected = KeptListing(listing(number), at: place, savedAt: moment + Double(number))
                try require(try await cache.kept(place), equals: expected, "part \(number)")
            }
        },
        Behavior("keeps a part in place of the one before") { given in
            let cache = try await given(())
            for number in [1, 2] {
                try await cache.keep(KeptListing(listing(number), at: ListingPlace(.recent), savedAt: moment))
            }
            try require(
                try await cache.kept(ListingPlace(.recent))?.listing, equals: listing(2), "what is kept")
        },
        Behavior("keeps a part of a thousand items") { given in
            let cache = try await given(())
            let many = DriveListing((0..<1_000).map(item), total: 10_000)
            let place = ListingPlace(.folder(DrivePath(text: "/Many")))
            try await cache.keep(KeptListing(many, at: place, savedAt: moment))
            try require(try await cache.kept(place)?.listing == many, "the part: expected it as it was")
        },
        Behavior("forgets a folder with all that is in it, and nothing else") { given in
            let cache = try await given(())
            let lists = ["/a", "/a/b", "/a/b/c", "/ab", "/"].map { DriveList.folder(DrivePath(text: $0)) } + [.recent]
            for list in lists {
                try await cache.keep(KeptListing(listing(1), at: ListingPlace(list), savedAt: moment))
            }
            try await cache.forget(.under(DrivePath(text: "/a")))
            var left: [DriveList] = []
            for list in lists where try await cache.kept(ListingPlace(list)) != nil { left.append(list) }
            try require(
                left, equals: [.folder(DrivePath(text: "/ab")), .folder(.root), .recent], "what is left")
        },
        Behavior("forgets everything") { given in
            let cache = try await given(())
            let places = [ListingPlace(.recent), ListingPlace(.folder(.root))]
            for place in places { try await cache.keep(KeptListing(listing(1), at: place, savedAt: moment)) }
            try await cache.forget(.all)
            for place in places { try require(try await cache.kept(place), equals: nil, "what is kept") }
        },
    ]

    private static let moment = Date(timeIntervalSince1970: 1_700_000_000)

    private static func listing(_ number: Int) -> DriveListing {
        DriveListing(
            [item(number), .folder("/Trips/2024")], next: DriveListing.Cursor(rawValue: "\(number)"), total: number,
            skippedCount: number)
    }

    private static func item(_ number: Int) -> DriveItem {
        DriveItem(
            id: DriveItem.ID(rawValue: "id:\(number)"), path: DrivePath(text: "/Trips/é #\(number).txt"),
            content: .file(FileFacts(sizeInBytes: number, mimeType: "text/plain", safety: .clean)),
            createdAt: moment, modifiedAt: moment, preview: URL(string: "https://preview.invalid/a?b=c%3D"),
            publicLink: URL(string: "https://shared.invalid/d/1"))
    }
}

extension DriveItem {
    fileprivate static func folder(_ path: String) -> DriveItem {
        let moment = Date(timeIntervalSince1970: 1_600_000_000)
        return DriveItem(
            id: ID(rawValue: path), path: DrivePath(text: path), content: .folder, createdAt: moment,
            modifiedAt: moment)
    }
}

/// What every ``UsageCache`` must keep. It starts empty.
public enum UsageCacheContract {
    public static let behaviors: [Behavior<Void, any UsageCache>] = [
        Behavior("keeps the last usage until it is to forget it") { given in
            let cache = try await given(())
            try require(try await cache.keptUsage(), equals: nil, "what is kept at first")
            for used in [1, 2] {
                try await cache.keep(KeptUsage(usage(used), savedAt: Date(timeIntervalSince1970: Double(used))))
            }
            let expected = KeptUsage(usage(2), savedAt: Date(timeIntervalSince1970: 2))
            try require(try await cache.keptUsage(), equals: expected, "what is kept")
            try await cache.forgetUsage()
            try require(try await cache.keptUsage(), equals: nil, "what is kept afterwards")
        }
    ]

    private static func usage(_ used: Int) -> DriveUsage {
        DriveUsage(
            totalBytes: 10, usedBytes: used, trashBytes: 0, owner: DriveUsage.Owner(login: "kolibri", name: "К"))
    }
}

/// What every ``PreviewCache`` must keep. It starts empty.
public enum PreviewCacheContract {
    public static let behaviors: [Behavior<Void, any PreviewCache>] = [
        Behavior("keeps a picture for one version and one size") { given in
            let cache = try await given(())
            let (item, other) = (DriveItem.folder("/a"), DriveItem.folder("/b"))
            let picture = Picture(data: Data([0xFF, 0xD8, 0xFF, 0xE0]), mediaType: "image/jpeg")
            try await cache.keep(picture, as: PreviewKey(item, .icon))
            try require(await cache.kept(PreviewKey(item, .icon)), equals: picture, "the picture")
            try require(await cache.kept(PreviewKey(item, .screen)), equals: nil, "another size")
            try require(await cache.kept(PreviewKey(other, .icon)), equals: nil, "another item")
            try await cache.forgetAll()
            try require(await cache.kept(PreviewKey(item, .icon)), equals: nil, "what is kept afterwards")
        }
    ]
}

/// What every ``DiskIndexStore`` must keep. It starts empty.
public enum DiskIndexStoreContract {
    public static let behaviors: [Behavior<Void, any DiskIndexStore>] = [
        Behavior("keeps the last index until it is to forget it") { given in
            let store = try await given(())
            try require(try await store.keptIndex(), equals: nil, "what is kept at first")
            for count in [3, 2_000] { try await store.keep(index(count)) }
            try require(try await store.keptIndex() == index(2_000), "the index: expected it as it was")
            try await store.forgetIndex()
            try require(try await store.keptIndex(), equals: nil, "what is kept afterwards")
        }
    ]

    private static func index(_ count: Int) -> DiskIndex {
        let moment = Date(timeIntervalSince1970: 1_700_000_000)
        return DiskIndex(
            (0..<count).map {
                IndexedFile(
                    path: DrivePath(text: "/a/\($0) ё.txt"), sizeInBytes: $0, modifiedAt: moment,
                    contentKey: $0 % 2 == 0 ? nil : "md5-\($0)")
            }, savedAt: moment)
    }
}

/// What every ``OnboardingMemory`` must keep. It starts as on the first launch.
public enum OnboardingMemoryContract {
    public static let behaviors: [Behavior<Void, any OnboardingMemory>] = [
        Behavior("remembers that the first pages were seen") { given in
            let memory = try await given(())
            try require(!(await memory.isSeen()), "the first launch: expected the pages not to be seen")
            try await memory.rememberSeen()
            try await memory.rememberSeen()
            try require(await memory.isSeen(), "afterwards: expected the pages to be seen")
        }
    ]
}
