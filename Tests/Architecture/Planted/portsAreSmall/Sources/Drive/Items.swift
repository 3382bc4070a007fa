protocol ItemSource {
    func item(at path: String) -> Int
    var root: Int { get }
    func items(
        in path: String
    ) -> [Int]
}

protocol Disk {
    func item(at path: String) -> Int
    func items(in path: String) -> [Int]
    func remove(_ path: String)
    func publish(_ path: String)
}

protocol Nothing {}
