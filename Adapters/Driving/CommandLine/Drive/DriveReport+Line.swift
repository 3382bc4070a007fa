import Arguments
import Drive

extension DriveReport {
    /// Runs one line of the group `drive`.
    func run(_ invocation: Invocation) async throws(CommandFailure) -> ExitCode {
        let path = invocation[CommandTree.drivePath]
        switch invocation.path.dropFirst().first {
        case "get":
            return try await DriveTransferCommands(base: self).get(
                path, to: invocation[CommandTree.output], replacing: invocation[CommandTree.replace])
        case "put":
            return try await DriveTransferCommands(base: self).put(
                invocation[CommandTree.localFile], to: invocation[CommandTree.driveTarget], conflict(invocation))
        case "mkdir", "mv", "cp", "rm", "publish", "unpublish", "trash": return try await change(invocation, path)
        default: return try await list(invocation, path)
        }
    }

    private func list(_ invocation: Invocation, _ path: String) async throws(CommandFailure) -> ExitCode {
        let commands = DriveListCommands(base: self)
        let (page, isRefreshing) = (invocation[CommandTree.page], invocation[CommandTree.refresh])
        let folder = invocation[CommandTree.driveFolder]
        switch invocation.path.last {
        case "info": return try await commands.info()
        case "ls": return try await commands.list(folder, page: page, isDeep: invocation[CommandTree.deep])
        case "recent": return try await commands.recent(page: page)
        case "published": return try await commands.published(page: page)
        case "find": return try await commands.find(invocation[CommandTree.question], refreshing: isRefreshing)
        case "sizes": return try await commands.sizes(folder, refreshing: isRefreshing)
        case "duplicates": return try await commands.duplicates(refreshing: isRefreshing)
        default: return try await commands.show(path)
        }
    }

    private func change(_ invocation: Invocation, _ path: String) async throws(CommandFailure) -> ExitCode {
        let commands = DriveChangeCommands(base: self)
        guard await agreesToEnd(invocation) else {
            report.note(say("Nothing was deleted.", "Ничего не удалено."))
            return .interrupted
        }
        let (target, conflict) = (invocation[CommandTree.driveTarget], conflict(invocation))
        let id = invocation[CommandTree.trashID]
        switch (invocation.path.dropFirst().first, invocation.path.last) {
        case ("mkdir", _): return try await commands.makeFolder(path)
        case ("mv", _): return try await commands.move(path, to: target, conflict)
        case ("cp", _): return try await commands.copy(path, to: target, conflict)
        case ("rm", _):
            return try await commands.remove(
                invocation[CommandTree.drivePaths], permanently: invocation[CommandTree.permanently])
        case ("publish", _): return try await commands.publish(path)
        case ("unpublish", _): return try await commands.unpublish(path)
        case (_, "restore"): return try await commands.restore(id, conflict)
        case (_, "erase"): return try await commands.erase(id)
        case (_, "empty"): return try await commands.empty()
        default: return try await commands.trash(page: invocation[CommandTree.page])
        }
    }

    /// Asks before something is deleted for ever.
    private func agreesToEnd(_ invocation: Invocation) async -> Bool {
        switch (invocation.path.dropFirst().first, invocation.path.last) {
        case ("rm", _) where invocation[CommandTree.permanently]:
            let paths = invocation[CommandTree.drivePaths].joined(separator: ", ")
            return await agrees(
                to: "\(paths) will be deleted forever.", "\(paths): будет удалено навсегда.", invocation)
        case ("trash", "erase"):
            let id = invocation[CommandTree.trashID]
            return await agrees(to: "\(id) will be deleted forever.", "\(id): будет удалено навсегда.", invocation)
        case ("trash", "empty"):
            return await agrees(
                to: "Everything in the trash will be deleted forever.", "Всё в корзине будет удалено навсегда.",
                invocation)
        default: return true
        }
    }

    private func conflict(_ invocation: Invocation) -> Conflict {
        invocation[CommandTree.replace] ? .replace : invocation[CommandTree.keepBoth] ? .keepBoth : .cancel
    }
}
