protocol ItemSource {
    func item(at path: String) -> Int
}

protocol TrashCan {
    func empty()
}
