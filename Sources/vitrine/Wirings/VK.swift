import Auth

extension Provider.ID {
    static let vk = Provider.ID(rawValue: "vk")
}

extension Right {
    /// What the gallery asks VK for.
    static let ofGallery: Set<Right> = ["photos", "video"]
}
