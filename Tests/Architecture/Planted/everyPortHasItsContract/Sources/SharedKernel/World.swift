protocol TimeSource {
    var now: Int { get }
}

protocol PictureSource {
    func picture(at address: String) async -> Int
}
