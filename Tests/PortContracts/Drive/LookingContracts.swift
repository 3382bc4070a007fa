public import Drive

/// What every ``DiskUsageSource`` must keep.
public enum DiskUsageSourceContract {
    public static let behaviors: [Behavior<DriveWorld, any DiskUsageSource>] =
        [
            Behavior("counts what is on the disk") { given in
                let usage = try await given(.trips).usage()
                try require(usage.usedBytes, equals: 17, "the used bytes")
                try require(usage.trashBytes, equals: 0, "the bytes in the trash")
                try require(usage.totalBytes > usage.usedBytes, "the disk: expected room on it")
            }
        ]
        + outages { source in _ = try await source.usage() }

    private static func outages(
        _ ask: @escaping @Sendable (any DiskUsageSource) async throws -> Void
    ) -> [Behavior<DriveWorld, any DiskUsageSource>] {
        DriveWorld.Outage.allCases.map { outage in
            Behavior("says so when the service is \(outage)") { given in
                let source = try await given(DriveWorld.trips.answering(outage))
                try await requireDrive(outage.error, "a question") { try await ask(source) }
            }
        }
    }
}

/// What every ``ItemSource`` must keep.
public enum ItemSourceContract {
    public static let behaviors: [Behavior<DriveWorld, any ItemSource>] =
        [
            Behavior("knows a file by its path, with its size and a hash") { given in
                let item = try await given(.trips).item(at: DrivePath(text: "/Trips/lake.txt"))
                try require(item.name, equals: "lake.txt", "the name")
                try require(item.path.description, equals: "/Trips/lake.txt", "the path")
                try require(item.file?.sizeInBytes, equals: 4, "the size")
                try require(item.file?.digests.key != nil, "the file: expected a hash of it")
                try require(item.publicLink, equals: nil, "the public link")
            },
            Behavior("knows an item whose name is hard to write") { given in
                let path = DrivePath(text: "/Trips/2024 #1?&+%20")
                let item = try await given(.trips).item(at: path)
                try require(item.isFolder, "the item: expected a folder")
                try require(item.path, equals: path, "the path")
            },
            Behavior("knows the root") { given in
                let item = try await given(.trips).item(at: .root)
                try require(item.isFolder, "the root: expected a folder")
                try require(item.path, equals: .root, "the path")
            },
            Behavior("says that an item is not there") { given in
                let source = try await given(.trips)
                try await requireDrive(.notFound, "an item") {
                    try await source.item(at: DrivePath(text: "/Trips/none.txt"))
                }
                try await requireDrive(.notFound, "a folder") {
                    try await source.items(in: DrivePath(text: "/None"), after: nil, limit: 20)
                }
            },
            Behavior("says that a file is no folder") { given in
                let source = try await given(.trips)
                try await requireDrive(.notAFolder, "a file's items") {
                    try await source.items(in: DrivePath(text: "/notes.txt"), after: nil, limit: 20)
                }
            },
            Behavior("lists folders first, then by name, with the total") { given in
                let listing = try await given(.trips).items(in: .root, after: nil, limit: 20)
                try require(listing.items.map(\.name), equals: ["Empty", "Trips", "notes.txt"], "the names")
                try require(listing.total, equals: 3, "the total")
                try require(listing.next, equals: nil, "the next part")
            },
            Behavior("lists an empty folder as empty") { given in
                let listing = try await given(.trips).items(in: DrivePath(text: "/Empty"), after: nil, limit: 20)
                try require(listing, equals: DriveListing([], total: 0), "the listing")
            },
            Behavior("lists a folder part by part, each item once") { given in
                let many = DriveWorld((10..<33).map { .file("/Many/\($0).txt", "\($0)") })
                let source = try await given(many)
                var names: [String] = []
                var sizes: [Int] = []
                var cursor: DriveListing.Cursor?
                repeat {
                    let part = try await source.items(in: DrivePath(text: "/Many"), after: cursor, limit: 10)
                    names += part.items.map(\.name)
                    sizes.append(part.items.count)
                    cursor = part.next
                } while cursor != nil && sizes.count < 10
                try require(names, equals: (10..<33).map { "\($0).txt" }, "the names")
                try require(sizes, equals: [10, 10, 3], "the sizes of the parts")
            },
        ]
        + DriveWorld.Outage.allCases.map { outage in
            Behavior("says so when the service is \(outage)") { given in
                let source = try await given(DriveWorld.trips.answering(outage))
                try await requireDrive(outage.error, "an item") { try await source.item(at: .root) }
                try await requireDrive(outage.error, "a listing") {
                    try await source.items(in: .root, after: nil, limit: 20)
                }
            }
        }
}

/// What every ``RecentSource`` must keep.
public enum RecentSourceContract {
    public static let behaviors: [Behavior<DriveWorld, any RecentSource>] = [
        Behavior("lists the files that came last first, and no folders") { given in
            let recent = try await given(.trips).recent(limit: 20)
            try require(recent.items.map(\.name), equals: ["notes.txt", "hill.txt", "lake.txt"], "the names")
            try require(recent.next, equals: nil, "the next part")
        },
        Behavior("lists as many as are wanted") { given in
            let recent = try await given(.trips).recent(limit: 2)
            try require(recent.items.map(\.name), equals: ["notes.txt", "hill.txt"], "the names")
        },
        Behavior("lists nothing of an empty disk") { given in
            try require(try await given(DriveWorld()).recent(limit: 20).items, equals: [], "the items")
        },
    ]
}

/// What every ``FlatSource`` must keep.
public enum FlatSourceContract {
    public static let behaviors: [Behavior<DriveWorld, any FlatSource>] = [
        Behavior("lists every file once, with its path, size and hash, and no folders") { given in
            let source = try await given(.trips)
            var files: [IndexedFile] = []
            try await source.everyFile { files += $0 }
            try require(
                files.map(\.path.description).sorted(),
                equals: ["/Trips/2024 #1?&+%20/hill.txt", "/Trips/lake.txt", "/notes.txt"], "the paths")
            try require(files.allSatisfy { $0.contentKey != nil }, "the files: expected a hash of each")
            try require(files.reduce(0) { $0 + $1.sizeInBytes }, equals: 17, "the sizes together")
        },
        Behavior("lists nothing of an empty disk") { given in
            var files: [IndexedFile] = []
            try await given(DriveWorld()).everyFile { files += $0 }
            try require(files, equals: [], "the files")
        },
    ]
}

/// Holds a call to failing in one way, whatever it throws by type.
func requireDrive<Value>(
    _ expected: DriveError, _ what: String, from call: () async throws -> Value
) async throws(BrokenPromise) {
    let seen: String
    do {
        seen = "\(try await call())"
    } catch {
        if error as? DriveError == expected { return }
        seen = "\(error)"
    }
    throw BrokenPromise(description: "\(what): expected the error \(expected), saw \(seen)")
}
