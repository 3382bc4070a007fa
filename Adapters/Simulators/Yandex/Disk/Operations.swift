import SimulatorKit

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What was answered with 202 or waits for its bytes, by the 64 hexadecimal digits of its address.
///
/// A change is made when it is asked for the second time how far it is, or a second after it began, by whatever request
/// comes then.
struct Operations: Sendable {
    private var all: [String: Operation] = [:]

    struct Operation: Sendable {
        /// `nil` for an upload, which ends when its bytes are there.
        var change: Change?
        var began: Date
        var ending: OperationEnding
        var questions = 0
        var status = Status.inProgress
    }

    enum Status: String, Hashable, Sendable {
        case inProgress = "in-progress"
        case success
        case failed
    }

    mutating func begin(_ change: Change?, ending: OperationEnding, at date: Date) -> String {
        let id = Secret.hexadecimal() + Secret.hexadecimal()
        all[id] = Operation(change: change, began: date, ending: ending)
        return id
    }

    mutating func end(_ id: String, as status: Status) {
        all[id]?.status = status
    }

    /// Counts the question.
    mutating func status(of id: String, changing disk: inout DiskStore, at date: Date) throws(Refusal) -> Status {
        guard var operation = all[id] else { throw .noOperation }
        operation.questions += 1
        all[id] = operation
        if operation.questions > 1 { settle(id, changing: &disk, at: date) }
        return all[id]?.status ?? .failed
    }

    /// Makes the changes that are due.
    mutating func settle(changing disk: inout DiskStore, at date: Date) {
        for (id, operation) in all where date.timeIntervalSince(operation.began) >= 1 {
            settle(id, changing: &disk, at: date)
        }
    }

    /// Whether something goes on there, or in a folder around it.
    func lock(_ path: ResourcePath) -> Bool {
        all.values.contains { operation in
            operation.status == .inProgress && operation.change?.subjects.contains { path.isWithin($0) } == true
        }
    }

    private mutating func settle(_ id: String, changing disk: inout DiskStore, at date: Date) {
        guard let operation = all[id], operation.status == .inProgress, let change = operation.change else { return }
        switch operation.ending {
        case .never: return
        case .failure: all[id]?.status = .failed
        case .success:
            do throws(Refusal) {
                try disk.check(change, sent: "")
                try disk.perform(change, at: date)
                all[id]?.status = .success
            } catch {
                all[id]?.status = .failed
            }
        }
    }
}

/// How operations end.
public enum OperationEnding: String, Hashable, Sendable, Codable, CaseIterable {
    case success
    /// Nothing is changed.
    case failure
    /// It goes on and on.
    case never
}
