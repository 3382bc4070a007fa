/// The sizes of a preview that have a name, as the service names them (Disk API, `preview_size`): clothes' sizes, where the
/// letter X stands once for each step beyond S or L.
enum PreviewSize {
    /// The smallest first, with their width in pixels.
    static let named: [(name: String, widthInPixels: Int)] = [
        // Three steps below S is the service's own name, and no mark for work that is left.
        ("XXXS", 50), ("XXS", 75), ("XS", 100), ("S", 150), ("M", 300), ("L", 500), ("XL", 800), ("XXL", 1024),
        // Three steps above L, likewise.
        ("XXXL", 1280),
    ]

    /// The width that a question asks for, in pixels: by a name, or by `120`, `120x`, `x145` or `120x240`.
    static func widthInPixels(_ size: String) -> Int {
        if let known = named.first(where: { $0.name == size }) { return known.widthInPixels }
        return size.split(separator: "x").compactMap { Int($0) }.max() ?? 150
    }
}
