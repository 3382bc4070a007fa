public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Every use case of one disk: what a front end receives for it.
public struct DriveAccess: Sendable {
    public let onboarding: any OnboardingMemory
    public let usage: ShowUsage
    public let browse: BrowseFolder
    public let recent: ListRecent
    public let published: ListPublished
    public let item: ShowItem
    public let preview: ShowPreview
    public let makeFolder: MakeFolder
    public let move: MoveItem
    public let copy: CopyItem
    public let remove: RemoveItem
    public let trash: OpenTrash
    public let publish: PublishItem
    public let downloads: DriveDownloads
    public let save: SaveFile
    public let saveFolder: SaveFolder
    public let upload: UploadFile
    public let uploadFolder: UploadFolder
    public let walk: WalkDisk
    public let document: ReadDocument
    private let tree: any LocalTree

    /// What stands at a place of this computer that a person names; `nil` where nothing does.
    public func localEntry(_ place: URL) async -> LocalEntry? { await tree.entry(at: place) }

    /// - Parameter clock: on which pauses are made.
    public init(
        _ disk: DiskPorts, keeping: DriveKeeping, local: LocalPorts, converter: any DocumentConverter,
        time: any TimeSource, clock: any Clock<Duration>
    ) {
        let changes = DiskChanges(operations: disk.operations, cache: keeping.lists, time: time, clock: clock)
        onboarding = keeping.onboarding
        tree = local.tree
        usage = ShowUsage(source: disk.usage, cache: keeping.usage, time: time)
        browse = BrowseFolder(source: disk.items, cache: keeping.lists, time: time)
        recent = ListRecent(source: disk.recent, cache: keeping.lists, time: time)
        published = ListPublished(source: disk.publishing, cache: keeping.lists, time: time)
        item = ShowItem(source: disk.items, cache: keeping.lists, time: time)
        preview = ShowPreview(source: disk.previews, cache: keeping.previews)
        makeFolder = MakeFolder(editing: disk.editing, source: disk.items, changes: changes)
        move = MoveItem(editing: disk.editing, source: disk.items, changes: changes)
        copy = CopyItem(editing: disk.editing, source: disk.items, changes: changes)
        remove = RemoveItem(removal: disk.removal, changes: changes)
        trash = OpenTrash(trash: disk.trash, source: disk.items, changes: changes)
        publish = PublishItem(publishing: disk.publishing, changes: changes)
        downloads = DriveDownloads(downloading: disk.downloading, shelf: keeping.shelf)
        save = SaveFile(downloading: disk.downloading, tree: local.tree, hashing: local.hashing)
        saveFolder = SaveFolder(browse: browse, save: save, tree: local.tree)
        upload = UploadFile(
            uploading: disk.uploading, source: disk.items, local: local, changes: changes, clock: clock)
        uploadFolder = UploadFolder(
            upload: upload, make: makeFolder, source: disk.items, tree: local.tree, hashing: local.hashing)
        walk = WalkDisk(source: disk.flat, store: keeping.index, time: time)
        document = ReadDocument(converter: converter, shelf: keeping.shelf)
    }
}

/// What a service of disks is asked for; one adapter may fill all of it.
public struct DiskPorts: Sendable {
    let usage: any DiskUsageSource
    let items: any ItemSource
    let recent: any RecentSource
    let flat: any FlatSource
    let editing: any ItemEditing
    let removal: any ItemRemoval
    let trash: any TrashCan
    let publishing: any SharePublishing
    let operations: any OperationSource
    let previews: any PreviewSource
    let downloading: any FileDownloading
    let uploading: any FileUploading

    public init(
        usage: any DiskUsageSource, items: any ItemSource, recent: any RecentSource, flat: any FlatSource,
        editing: any ItemEditing, removal: any ItemRemoval, trash: any TrashCan, publishing: any SharePublishing,
        operations: any OperationSource, previews: any PreviewSource, downloading: any FileDownloading,
        uploading: any FileUploading
    ) {
        self.usage = usage
        self.items = items
        self.recent = recent
        self.flat = flat
        self.editing = editing
        self.removal = removal
        self.trash = trash
        self.publishing = publishing
        self.operations = operations
        self.previews = previews
        self.downloading = downloading
        self.uploading = uploading
    }
}

/// Where what was seen is kept, and goes with the account; all but the onboarding.
public struct DriveKeeping: Sendable {
    let onboarding: any OnboardingMemory
    let lists: any ListingCache
    let usage: any UsageCache
    let previews: any PreviewCache
    let index: any DiskIndexStore
    let shelf: any FileShelf

    /// Forgets all of it but the onboarding.
    public var forget: ForgetDrive {
        ForgetDrive(lists: lists, usage: usage, previews: previews, index: index, shelf: shelf)
    }

    public init(
        onboarding: any OnboardingMemory, lists: any ListingCache, usage: any UsageCache, previews: any PreviewCache,
        index: any DiskIndexStore, shelf: any FileShelf
    ) {
        self.onboarding = onboarding
        self.lists = lists
        self.usage = usage
        self.previews = previews
        self.index = index
        self.shelf = shelf
    }
}

/// This computer's own files, where the person names them.
public struct LocalPorts: Sendable {
    let tree: any LocalTree
    let hashing: any FileHashing

    public init(tree: any LocalTree, hashing: any FileHashing) {
        self.tree = tree
        self.hashing = hashing
    }
}
