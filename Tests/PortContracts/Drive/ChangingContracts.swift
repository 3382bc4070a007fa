public import Drive
import SharedKernel

/// What every ``ItemEditing`` must keep.
public enum ItemEditingContract {
    public typealias Subject = any ItemEditing & ItemSource & OperationSource

    public static let behaviors: [Behavior<DriveWorld, Subject>] = [
        Behavior("makes a folder") { given in
            let disk = try await given(.trips)
            try await disk.makeFolder(at: DrivePath(text: "/Trips/Пикник 🧺"))
            let item = try await disk.item(at: DrivePath(text: "/Trips/Пикник 🧺"))
            try require(item.isFolder, "the new item: expected a folder")
        },
        Behavior("makes no folder where something is, or nothing to make it in") { given in
            let disk = try await given(.trips)
            try await requireDrive(.alreadyExists, "a folder") {
                try await disk.makeFolder(at: DrivePath(text: "/Trips"))
            }
            try await requireDrive(.parentMissing, "a folder in nothing") {
                try await disk.makeFolder(at: DrivePath(text: "/None/Deep"))
            }
        },
        Behavior("renames a file, which stays the same item") { given in
            let disk = try await given(.trips)
            let (old, new) = (DrivePath(text: "/notes.txt"), DrivePath(text: "/Empty/n +1.txt"))
            let before = try await disk.item(at: old)
            try await finish(try await disk.move(old, to: new, replacing: false), at: disk)
            let after = try await disk.item(at: new)
            try require(after.id, equals: before.id, "the id")
            try require(after.file?.digests, equals: before.file?.digests, "the hashes")
            try await requireDrive(.notFound, "the old path") { try await disk.item(at: old) }
        },
        Behavior("moves a folder with all that is in it, also slowly") { given in
            for polls in [0, 2] {
                let disk = try await given(DriveWorld.trips.slow(polls))
                let change = try await disk.move(
                    DrivePath(text: "/Trips"), to: DrivePath(text: "/Empty/Moved"), replacing: false)
                try await finish(change, at: disk)
                _ = try await disk.item(at: DrivePath(text: "/Empty/Moved/2024 #1?&+%20/hill.txt"))
                try await requireDrive(.notFound, "the old path") {
                    try await disk.item(at: DrivePath(text: "/Trips/lake.txt"))
                }
            }
        },
        Behavior("leaves what is there, unless it may go") { given in
            let disk = try await given(.trips)
            let (old, taken) = (DrivePath(text: "/notes.txt"), DrivePath(text: "/Trips/lake.txt"))
            let there = try await disk.item(at: taken)
            try await requireDrive(.alreadyExists, "a move") {
                try await disk.move(old, to: taken, replacing: false)
            }
            try await requireDrive(.alreadyExists, "a copy") {
                try await disk.copy(old, to: taken, replacing: false)
            }
            try require(try await disk.item(at: taken), equals: there, "what is there")
            try await finish(try await disk.move(old, to: taken, replacing: true), at: disk)
            try require(try await disk.item(at: taken).file?.sizeInBytes, equals: 8, "the size of what is there then")
        },
        Behavior("says what is missing") { given in
            let disk = try await given(.trips)
            try await requireDrive(.notFound, "moving nothing") {
                try await disk.move(DrivePath(text: "/none"), to: DrivePath(text: "/some"), replacing: false)
            }
            try await requireDrive(.parentMissing, "moving into nothing") {
                try await disk.move(DrivePath(text: "/notes.txt"), to: DrivePath(text: "/None/n"), replacing: false)
            }
        },
        Behavior("moves no folder into itself") { given in
            let disk = try await given(.trips)
            try await requireDrive(.intoItself, "a move") {
                try await disk.move(DrivePath(text: "/Trips"), to: DrivePath(text: "/Trips/In"), replacing: false)
            }
        },
        Behavior("copies a file, which is another item then") { given in
            let disk = try await given(.trips)
            let (old, new) = (DrivePath(text: "/notes.txt"), DrivePath(text: "/notes (2).txt"))
            try await finish(try await disk.copy(old, to: new, replacing: false), at: disk)
            let (one, other) = (try await disk.item(at: old), try await disk.item(at: new))
            try require(one.id != other.id, "the copy: expected an id of its own")
            try require(one.file?.digests, equals: other.file?.digests, "the hashes")
        },
    ]
}

/// What every ``ItemRemoval`` must keep.
public enum ItemRemovalContract {
    public typealias Subject = any ItemRemoval & ItemSource & OperationSource & TrashCan

    public static let behaviors: [Behavior<DriveWorld, Subject>] = [
        Behavior("puts a file into the trash") { given in
            let disk = try await given(.trips)
            let path = DrivePath(text: "/Trips/lake.txt")
            try await finish(try await disk.remove(path, .toTrash), at: disk)
            try await requireDrive(.notFound, "the path") { try await disk.item(at: path) }
            let trash = try await disk.trashed(after: nil, limit: 20)
            try require(trash.items.map(\.name), equals: ["lake.txt"], "the names in the trash")
            try require(trash.items.first?.origin, equals: path, "where it was")
            try require(trash.items.first?.sizeInBytes, equals: 4, "the size")
        },
        Behavior("deletes for ever") { given in
            let disk = try await given(.trips)
            try await finish(try await disk.remove(DrivePath(text: "/Trips"), .forever), at: disk)
            try await requireDrive(.notFound, "what was in it") {
                try await disk.item(at: DrivePath(text: "/Trips/lake.txt"))
            }
            try require(try await disk.trashed(after: nil, limit: 20).items, equals: [], "the trash")
        },
        Behavior("deletes a folder slowly") { given in
            let disk = try await given(DriveWorld.trips.slow(2))
            try await finish(try await disk.remove(DrivePath(text: "/Trips"), .toTrash), at: disk)
            try require(
                try await disk.items(in: .root, after: nil, limit: 20).items.map(\.name),
                equals: ["Empty", "notes.txt"], "what is left")
        },
        Behavior("says that there is nothing to delete") { given in
            let disk = try await given(.trips)
            try await requireDrive(.notFound, "deleting") {
                try await disk.remove(DrivePath(text: "/none"), .toTrash)
            }
        },
    ]
}

/// What every ``TrashCan`` must keep.
public enum TrashCanContract {
    public typealias Subject = ItemRemovalContract.Subject

    public static let behaviors: [Behavior<DriveWorld, Subject>] = [
        Behavior("is empty at first") { given in
            try require(try await given(.trips).trashed(after: nil, limit: 20).items, equals: [], "the trash")
        },
        Behavior("brings an item back with all that is in it") { given in
            let disk = try await given(.trips)
            try await finish(try await disk.remove(DrivePath(text: "/Trips"), .toTrash), at: disk)
            let id = try await first(in: disk)
            try await finish(try await disk.restore(id, as: nil, replacing: false), at: disk)
            _ = try await disk.item(at: DrivePath(text: "/Trips/2024 #1?&+%20/hill.txt"))
            try require(try await disk.trashed(after: nil, limit: 20).items, equals: [], "the trash")
        },
        Behavior("brings an item back under another name where its own is taken") { given in
            let disk = try await given(.trips)
            try await finish(try await disk.remove(DrivePath(text: "/notes.txt"), .toTrash), at: disk)
            let id = try await first(in: disk)
            let name = try DriveName(new: "notes (2).txt")
            try await finish(try await disk.restore(id, as: name, replacing: false), at: disk)
            _ = try await disk.item(at: DrivePath(text: "/notes (2).txt"))
        },
        Behavior("erases one item, or all") { given in
            let disk = try await given(.trips)
            for path in ["/notes.txt", "/Trips/lake.txt", "/Empty"] {
                try await finish(try await disk.remove(DrivePath(text: path), .toTrash), at: disk)
            }
            try await finish(try await disk.erase(try await first(in: disk)), at: disk)
            try require(try await disk.trashed(after: nil, limit: 20).items.count, equals: 2, "what is left")
            try await finish(try await disk.erase(nil), at: disk)
            try require(try await disk.trashed(after: nil, limit: 20).items, equals: [], "the trash")
        },
        Behavior("says that an item is not in it") { given in
            let disk = try await given(.trips)
            let id = TrashedItem.ID(rawValue: "none_0123456789")
            try await requireDrive(.notFound, "restoring") { try await disk.restore(id, as: nil, replacing: false) }
            try await requireDrive(.notFound, "erasing") { try await disk.erase(id) }
        },
    ]

    private static func first(in disk: any TrashCan) async throws -> TrashedItem.ID {
        guard let item = try await disk.trashed(after: nil, limit: 20).items.first else {
            throw BrokenPromise(description: "the trash: expected an item in it")
        }
        return item.id
    }
}

/// What every ``OperationSource`` must keep.
public enum OperationSourceContract {
    public typealias Subject = ItemEditingContract.Subject

    public static let behaviors: [Behavior<DriveWorld, Subject>] = [
        Behavior("says that a change is under way until it has happened") { given in
            let disk = try await given(DriveWorld.trips.slow(2))
            let change = try await disk.move(DrivePath(text: "/Trips"), to: DrivePath(text: "/T"), replacing: false)
            guard case .underWay(let operation) = change else {
                throw BrokenPromise(description: "the change: expected it to be under way, saw \(change)")
            }
            try require(try await disk.state(of: operation), equals: .underWay, "the first answer")
            try await finish(change, at: disk)
            try require(try await disk.state(of: operation), equals: .done, "the answer afterwards")
        }
    ]
}

/// What every ``SharePublishing`` must keep.
public enum SharePublishingContract {
    public typealias Subject = any SharePublishing & ItemSource

    public static let behaviors: [Behavior<DriveWorld, Subject>] = [
        Behavior("publishes an item, and gives its address") { given in
            let disk = try await given(.trips)
            let path = DrivePath(text: "/Trips/lake.txt")
            let item = try await disk.publish(path)
            try require(item.publicLink != nil, "the item: expected an address")
            try require(try await disk.item(at: path).publicLink, equals: item.publicLink, "the address afterwards")
        },
        Behavior("keeps the address of an item that is published again") { given in
            let disk = try await given(.trips)
            let path = DrivePath(text: "/Trips")
            let first = try await disk.publish(path).publicLink
            try require(try await disk.publish(path).publicLink, equals: first, "the address")
        },
        Behavior("hides an item, also one that is hidden already") { given in
            let disk = try await given(.trips)
            let path = DrivePath(text: "/notes.txt")
            _ = try await disk.publish(path)
            try await disk.unpublish(path)
            try await disk.unpublish(path)
            try require(try await disk.item(at: path).publicLink, equals: nil, "the address")
            try require(try await disk.published(after: nil, limit: 20).items, equals: [], "what is published")
        },
        Behavior("lists files and folders, published last first, part by part") { given in
            let disk = try await given(.trips)
            for path in ["/Trips", "/notes.txt", "/Trips/lake.txt"] {
                _ = try await disk.publish(DrivePath(text: path))
            }
            let first = try await disk.published(after: nil, limit: 2)
            try require(first.items.map(\.name), equals: ["lake.txt", "notes.txt"], "the first names")
            let second = try await disk.published(after: first.next, limit: 2)
            try require(second.items.map(\.name), equals: ["Trips"], "the second names")
            try require(second.next, equals: nil, "the third part")
        },
        Behavior("says that there is nothing to publish") { given in
            let disk = try await given(.trips)
            try await requireDrive(.notFound, "publishing") { try await disk.publish(DrivePath(text: "/none")) }
            try await requireDrive(.notFound, "hiding") { try await disk.unpublish(DrivePath(text: "/none")) }
        },
    ]
}
