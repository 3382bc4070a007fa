/// One file or folder.
public struct Item {}

/// Some items.
public struct Listing {}

struct Hidden {}
