/// One photo.
public struct Photo {}
