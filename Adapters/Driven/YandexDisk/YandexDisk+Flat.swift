public import Drive
import HTTPTransport

extension YandexDisk: FlatSource {
    /// `GET /v1/disk/resources/files`, the oldest first: what is uploaded meanwhile comes at the end.
    ///
    /// The service tells no total. When the first part is full, several are asked for at once, so that the last of them
    /// may lie behind the end.
    public func everyFile(_ take: ([IndexedFile]) -> Void) async throws(DriveError) {
        var list = SeamlessList()
        while list.next != nil { try await tell(&list, take) }
    }

    /// At most so many parts are asked for at once.
    private static let width = 4

    /// Takes part after part, until the list ends or a part does not join the one before.
    private func tell(_ list: inout SeamlessList, _ take: ([IndexedFile]) -> Void) async throws(DriveError) {
        let failure = await withTaskGroup(of: (offset: Int, Result<FlatPart, DriveError>).self) { group in
            /// Those that came before their turn.
            var early: [Int: Result<FlatPart, DriveError>] = [:]
            var (offset, underWay, hasEnded) = (list.next ?? 0, 0, false)
            repeat {
                while !hasEnded, underWay < min(list.count + 1, Self.width) {
                    let wanted = offset
                    group.addTask { (wanted, await part(at: wanted)) }
                    (offset, underWay) = (offset + SeamlessList.stride, underWay + 1)
                }
                guard let (place, answer) = await group.next() else { return DriveError?.none }
                underWay -= 1
                early[place] = answer
                if case .success(let part) = answer, !part.isFull { hasEnded = true }
                while let next = list.next, let answer = early.removeValue(forKey: next) {
                    do throws(DriveError) {
                        let part = try answer.get()
                        guard let new = list.join(part.ids) else {
                            group.cancelAll()
                            return nil
                        }
                        take(new.compactMap { part.files[$0] })
                    } catch {
                        group.cancelAll()
                        return error
                    }
                }
            } while list.next != nil
            // What lies behind the end needs no answer.
            group.cancelAll()
            return nil
        }
        if let failure { throw failure }
    }

    private func part(at offset: Int) async -> Result<FlatPart, DriveError> {
        let fields = [
            ("fields", FlatPart.fields), ("sort", "created"), ("limit", "\(SeamlessList.limit)"),
            ("offset", "\(offset)"),
        ]
        do throws(DriveError) {
            let response = try await api.send(.init("resources/files", fields))
            guard let part = FlatPart(response.body) else { throw api.unreadable(response) }
            return .success(part)
        } catch {
            return .failure(error)
        }
    }
}
