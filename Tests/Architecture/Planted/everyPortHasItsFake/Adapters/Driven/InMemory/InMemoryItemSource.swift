import Drive

/// TrashCan will follow.
struct InMemoryItemSource: ItemSource {}
