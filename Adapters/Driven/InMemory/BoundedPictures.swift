import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Pictures by their address, and no more bytes than there is room for: the oldest go first.
struct BoundedPictures {
    private let limitInBytes: Int
    private var pictures: [URL: Picture] = [:]
    private var oldestFirst: [URL] = []

    init(limitInBytes: Int) {
        self.limitInBytes = limitInBytes
    }

    subscript(address: URL) -> Picture? { pictures[address] }

    mutating func keep(_ picture: Picture, at address: URL) {
        oldestFirst.removeAll { $0 == address }
        pictures[address] = nil
        guard picture.data.count <= limitInBytes else { return }
        oldestFirst.append(address)
        pictures[address] = picture
        var total = pictures.values.reduce(0) { $0 + $1.data.count }
        while total > limitInBytes, !oldestFirst.isEmpty {
            total -= pictures.removeValue(forKey: oldestFirst.removeFirst())?.data.count ?? 0
        }
    }

    mutating func removeAll() {
        pictures = [:]
        oldestFirst = []
    }
}
