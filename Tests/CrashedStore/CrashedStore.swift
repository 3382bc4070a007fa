public import JSONFileStorage
import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The store that one process writes until it is killed, and another then judges.
public struct CrashedStore: Sendable {
    /// A count, and a text that tells whether all of it is there.
    public struct Mark: Codable, Hashable, Identifiable, Sendable {
        public let id: String
        public let number: Int
        public let text: String

        public init(_ lane: String, _ number: Int) {
            id = lane
            self.number = number
            text = String(repeating: "\(number) ", count: number % 50)
        }

        /// Whether it is what its number says.
        public var isWhole: Bool { self == Mark(id, number) }
    }

    /// A mark for each lane.
    public let collection: JSONCollection<Mark>
    /// How often it was counted up, by all processes together.
    public let counter: JSONDocument<Int>
    private let directory: StorageDirectory

    public init(at url: URL, smallestJournalToFold: Int, report: @escaping @Sendable (StorageIncident) -> Void) {
        directory = StorageDirectory(at: url, time: NoTime(), report: report)
        collection = JSONCollection(
            "marks", in: directory, format: StorageFormat("marks"), durability: .survivesPowerCut,
            smallestJournalToFold: smallestJournalToFold)
        counter = JSONDocument("counter", in: directory, format: StorageFormat("counter"), durability: .cache)
    }

    /// A whole document of a lane's own.
    public func document(_ lane: String) -> JSONDocument<Mark> {
        JSONDocument("lane-" + lane, in: directory, format: StorageFormat("mark"), durability: .survivesPowerCut)
    }
}

private struct NoTime: TimeSource {
    var now: Date { Date(timeIntervalSince1970: 0) }
}
