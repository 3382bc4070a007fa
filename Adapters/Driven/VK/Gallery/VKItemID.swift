import Gallery

/// VK's key of a photo or video: its owner and a number. A community's owner number is its own with a minus sign, which
/// no id of ours begins with: `club128666765_457239017`, `id5_456239017`.
struct VKItemID: Hashable, Sendable {
    let owner: Int
    let number: Int

    init(owner: Int, number: Int) {
        self.owner = owner
        self.number = number
    }

    init?(_ text: String) {
        let parts = text.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count == 2, let owner = VKOwner(String(parts[0])), let number = Int(parts[1]), number > 0,
            "\(number)" == parts[1]
        else { return nil }
        self.init(owner: owner.number, number: number)
    }

    var text: String { "\(VKOwner(number: owner))_\(number)" }

    /// As VK writes it: `-128666765_457239017`.
    var wire: String { "\(owner)_\(number)" }
}

/// Whose photos or videos they are.
struct VKOwner: Hashable, Sendable, CustomStringConvertible {
    /// Negative for a community.
    let number: Int

    init(number: Int) {
        self.number = number
    }

    /// `club1` or `id1`.
    init?(_ text: String) {
        let (kind, digits) = (text.prefix { $0.isLetter }, text.drop { $0.isLetter })
        guard let number = Int(digits), number > 0, "\(number)" == digits else { return nil }
        switch kind {
        case "club": self.number = -number
        case "id": self.number = number
        default: return nil
        }
    }

    init?(_ id: Community.ID) {
        self.init(id.rawValue)
    }

    var description: String { number < 0 ? "club\(number.magnitude)" : "id\(number)" }
}
