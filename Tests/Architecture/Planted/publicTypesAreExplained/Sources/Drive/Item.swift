/// One file or folder.
@frozen
public struct Item {
    public enum Kind { case file, folder }
}

public struct Listing {}

struct Hidden {}
