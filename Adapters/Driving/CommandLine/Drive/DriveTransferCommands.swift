import Drive
import SharedKernel
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `drive get` and `drive put`, of files and of whole folders. Interrupted, the same command goes on.
struct DriveTransferCommands: Sendable {
    let base: DriveReport

    private var report: Report { base.report }
    private var drive: DriveAccess { base.drive }

    // MARK: Here

    /// - Parameter file: where to; `nil` for the working directory, under the item's own name.
    func get(_ path: String, to file: String?, replacing: Bool) async throws(CommandFailure) -> ExitCode {
        let path = try base.path(path)
        let item = try await base.failing { () async throws(DriveError) in try await drive.item(path).value }
        let place = try await place(file, for: item)
        let line = TransferLine(report, time: base.time)
        defer { line.end() }
        do throws(DriveError) {
            if item.isFolder {
                let failed = try await drive.saveFolder(path, to: place, replacing: replacing) { item, bytes in
                    line.show(bytes, named: item.name)
                } told: { step in
                    tell(step, line)
                }
                line.end()
                if !report.options.printsJSON { report.output.print(place.path.onOneLine + "\n") }
                return exitCode(of: failed)
            }
            let outcome = try await drive.save(item, to: place, replacing: replacing) { line.show($0) }
            line.end()
            return tellDone(item, place, wasThere: outcome == .wasThere)
        } catch {
            line.end()
            throw failure(error, isUpload: false)
        }
    }

    private func place(_ file: String?, for item: DriveItem) async throws(CommandFailure) -> URL {
        // The name is one step by its type; only the root has none.
        let name = item.path.name?.rawValue ?? base.say("Disk", "Диск")
        guard let file else { return Self.whole(name) }
        let place = Self.whole(file)
        let isFolder = await drive.localEntry(place)?.isFolder == true
        return (isFolder || file.hasSuffix("/")) && !item.isFolder ? place.appending(component: name) : place
    }

    private func tellDone(_ item: DriveItem, _ place: URL, wasThere: Bool) -> ExitCode {
        if report.options.printsJSON {
            report.output.print(item.json.adding("file", .string(place.path)).adding("new", .bool(!wasThere)))
        } else {
            report.output.print(place.path.onOneLine + "\n")
            if wasThere { report.note(base.say("It is there already.", "Этот файл уже здесь.")) }
        }
        return .done
    }

    // MARK: There

    /// - Parameter target: a folder that is there or ends in `/`, or the whole path.
    func put(_ file: String, to target: String, _ conflict: Conflict) async throws(CommandFailure) -> ExitCode {
        let source = Self.whole(file)
        guard let entry = await drive.localEntry(source) else {
            throw CommandFailure(DriveError.localFileUnreadable, in: report.options.language)
        }
        let path = try await path(target, for: entry)
        let line = TransferLine(report, time: base.time)
        defer { line.end() }
        do throws(DriveError) {
            if entry.isFolder {
                let failed = try await drive.uploadFolder(source, to: path, conflict) { entry, bytes in
                    line.show(bytes, named: entry.name)
                } told: { step in
                    tell(step, line)
                }
                line.end()
                if !report.options.printsJSON { report.output.print(path.description.onOneLine + "\n") }
                return exitCode(of: failed)
            }
            let item = try await drive.upload(source, to: path, conflict) { line.show($0) }
            line.end()
            base.show(item)
            return .done
        } catch {
            line.end()
            throw failure(error, isUpload: true)
        }
    }

    private func path(_ text: String, for entry: LocalEntry) async throws(CommandFailure) -> DrivePath {
        let target = try base.path(text)
        let name: DriveName
        do throws(NameFault) {
            name = try DriveName(new: entry.name)
        } catch {
            throw CommandFailure(DriveError.badName(error), in: report.options.language)
        }
        if target.isRoot || (text.hasSuffix("/") && !entry.isFolder) { return target.appending(name) }
        // A folder is sent to become the one that is named, so that the same command goes on.
        if entry.isFolder { return target }
        do throws(DriveError) {
            return try await drive.item(target).value.isFolder ? target.appending(name) : target
        } catch {
            guard error == .notFound else { throw CommandFailure(error, in: report.options.language) }
            return target
        }
    }

    // MARK: Parts

    private func tell(_ step: TreeStep, _ line: TransferLine) {
        if report.options.printsJSON { return report.output.print(step.json) }
        guard case .failed(let error) = step.outcome else { return }
        line.end()
        report.output.tell("\(step.path.description.onOneLine): \(error.message(in: report.options.language))")
    }

    /// Of what failed first.
    private func exitCode(of failed: [TreeStep]) -> ExitCode {
        guard case .failed(let error)? = failed.first?.outcome else { return .done }
        return error.forScripts.0
    }

    private func failure(_ error: DriveError, isUpload: Bool) -> CommandFailure {
        if error == .cancelled {
            report.note(
                isUpload
                    ? base.say(
                        "Stopped. What has arrived whole is kept; the same command sends the rest.",
                        "Остановлено. Целиком загруженное сохранено; та же команда отправит остальное.")
                    : base.say(
                        "Stopped. What has come is kept; the same command goes on from there.",
                        "Остановлено. Загруженное сохранено; та же команда продолжит с этого места."))
        }
        return CommandFailure(error, in: report.options.language)
    }

    private static func whole(_ path: String) -> URL {
        URL(filePath: path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path)
    }
}
