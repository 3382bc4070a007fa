/// How large a small picture of a file is wanted.
public enum PreviewSize: String, Hashable, Sendable, Codable, CaseIterable {
    /// A square of 120 px, cropped: beside a name in a list.
    case icon
    /// At most 300 px: a cell of a grid.
    case cell
    /// At most 1,280 px: the whole screen.
    case screen

    /// Of the longer side; of both where it is cropped.
    public var sideInPixels: Int {
        switch self {
        case .icon: 120
        case .cell: 300
        case .screen: 1_280
        }
    }

    /// Whether the middle is cut out as a square.
    public var isCropped: Bool { self == .icon }
}
