/// What is to happen where something of that name is there already.
public enum Conflict: String, Hashable, Sendable, CaseIterable {
    /// Nothing: it ends as ``DriveError/alreadyExists``.
    case cancel
    /// The new one gets a number: `report (2).pdf`.
    case keepBoth
    /// What is there goes.
    case replace
}

extension Conflict {
    /// Tries one name after another, as the choice says.
    ///
    /// - Returns: the path that was free, and what `work` gave for it.
    func resolve<Value>(
        _ target: DrivePath, _ work: (_ target: DrivePath, _ replacing: Bool) async throws(DriveError) -> Value
    ) async throws(DriveError) -> (path: DrivePath, value: Value) {
        var failure = DriveError.alreadyExists
        do throws(DriveError) {
            return (target, try await work(target, self == .replace))
        } catch {
            guard self == .keepBoth, error == .alreadyExists, target.name != nil else { throw error }
            failure = error
        }
        for number in 2..<100 {
            guard let name = target.name?.numbered(number) else { break }
            let path = target.renamed(name)
            do throws(DriveError) {
                return (path, try await work(path, false))
            } catch {
                guard error == .alreadyExists else { throw error }
                failure = error
            }
        }
        throw failure
    }
}
