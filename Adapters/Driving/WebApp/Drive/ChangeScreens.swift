import Drive
import HTMLBuilder
import SharedKernel
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    // MARK: Another name

    func renameScreen(_ visit: Visit) async -> Response {
        await inDrive(visit) { _ in
            guard let path = visit.drivePath, let name = path.name else { return driveFailure(.notFound, visit) }
            return renameForm(path, name.rawValue, nil, visit)
        }
    }

    func renameItem(_ visit: Visit) async -> Response {
        await changing(visit) { drive, path in
            let text = visit.form["name"] ?? ""
            let fields = [(name: "path", value: path.description), (name: "name", value: text)]
            let wayBack = (path: path.at("/drive/rename"), title: visit.say(.renameTitle))
            if let ending = path.endingLost(in: text), visit.form["confirmed"] == nil, visit.form["conflict"] == nil {
                return render(.endingQuestion(ending, path, text, wayBack, visit), visit)
            }
            do throws(DriveError) {
                let item = try await drive.access.move.rename(path, to: text, visit.conflict)
                return .seeOther(item.path.parent.folderAddress + "#\(item.rowID)")
            } catch .alreadyExists {
                return render(
                    ConflictQuestion(
                        action: "/drive/rename", fields: fields, name: text, wayBack: wayBack, visit: visit
                    ).screen(), visit)
            } catch {
                return renameForm(path, text, error, visit)
            }
        }
    }

    private func renameForm(_ path: DrivePath, _ text: String, _ error: DriveError?, _ visit: Visit) -> Response {
        render(
            QuestionPage(
                title: visit.say(.renameTitle), error: error, wayBack: (path.itemAddress, path.title(visit)),
                content: visit.form(to: "/drive/rename", .class("group")) {
                    input(.type("hidden"), .name("path"), .value(path.description))
                    nameField(text, isWrong: error?.isAboutName == true, visit)
                    div(.class("choices")) {
                        a(.class("button"), .href(path.itemAddress)) { visit.say(.cancel) }
                        button(.class("button primary")) { visit.say(.rename) }
                    }
                }
            ).screen(visit, status: error == nil ? .ok : .unprocessableContent), visit)
    }

    private func nameField(_ text: String, isWrong: Bool, _ visit: Visit) -> HTML {
        div(.class("field")) {
            label(.for("name")) { visit.say(.nameOfItem) }
            input(
                .id("name"), .name("name"), .value(text), .required, .autocomplete("off"), .autofocus,
                .data("selects-stem"), isWrong ? .aria("invalid", true) : nil)
        }
    }

    // MARK: A new folder

    func newFolderScreen(_ visit: Visit) async -> Response {
        await inDrive(visit) { _ in
            guard let path = visit.drivePath else { return driveFailure(.notFound, visit) }
            return newFolderForm(in: path, "", nil, visit)
        }
    }

    func makeFolder(_ visit: Visit) async -> Response {
        await changing(visit) { drive, folder in
            let text = visit.form["name"] ?? ""
            do throws(DriveError) {
                let name: DriveName
                do throws(NameFault) { name = try DriveName(new: text) } catch { throw .badName(error) }
                let item = try await drive.access.makeFolder(at: folder.appending(name))
                return .seeOther(item.path.folderAddress)
            } catch {
                return newFolderForm(in: folder, text, error, visit)
            }
        }
    }

    private func newFolderForm(in path: DrivePath, _ text: String, _ error: DriveError?, _ visit: Visit) -> Response {
        render(
            QuestionPage(
                title: visit.say(.newFolder), error: error, wayBack: (path.folderAddress, path.title(visit)),
                content: visit.form(to: "/drive/new-folder", .class("group")) {
                    input(.type("hidden"), .name("path"), .value(path.description))
                    nameField(text, isWrong: error?.isAboutName == true, visit)
                    div(.class("choices")) {
                        a(.class("button"), .href(path.folderAddress)) { visit.say(.cancel) }
                        button(.class("button primary")) { visit.say(.createFolder) }
                    }
                }
            ).screen(visit, status: error == nil ? .ok : .unprocessableContent), visit)
    }

    // MARK: Deleting

    func deleteScreen(_ visit: Visit) async -> Response {
        await inDrive(visit) { _ in
            guard let path = visit.drivePath, !path.isRoot else { return driveFailure(.notFound, visit) }
            return deleteForm(path, nil, visit)
        }
    }

    /// Into the trash; for ever once that was asked, too.
    func deleteItem(_ visit: Visit) async -> Response {
        await changing(visit) { drive, path in
            let isForever = visit.form["way"] == "forever"
            guard visit.form["confirmed"] != nil else { return deleteForm(path, nil, isForever: isForever, visit) }
            do throws(DriveError) {
                try await drive.access.remove(path, isForever ? .forever : .toTrash)
            } catch .notFound {
                // It was deleted elsewhere already: what the person wanted is so.
            } catch {
                return deleteForm(path, error, isForever: isForever, visit)
            }
            return .seeOther(
                Path.to(
                    "/drive/files", ("path", path.parent.inQuery), ("gone", isForever ? nil : path.name?.rawValue)))
        }
    }

    private func deleteForm(
        _ path: DrivePath, _ error: DriveError?, isForever: Bool = false, _ visit: Visit
    ) -> Response {
        let name = path.name?.rawValue ?? ""
        return render(
            QuestionPage(
                title: visit.say(isForever ? .deleteForeverQuestion(name) : .deleteQuestion(name)),
                sentence: visit.say(isForever ? .deleteForeverExplained : .deleteExplained), error: error,
                wayBack: (path.itemAddress, path.title(visit)),
                content: visit.form(to: "/drive/delete", .class("choices")) {
                    input(.type("hidden"), .name("path"), .value(path.description))
                    if isForever { input(.type("hidden"), .name("way"), .value("forever")) }
                    a(.class("button primary"), .href(path.itemAddress)) { visit.say(.keepIt) }
                    if !isForever {
                        button(.class("button"), .name("way"), .value("forever")) { visit.say(.deleteForever) }
                    }
                    button(.class("button dangerous"), .name("confirmed"), .value("1")) {
                        visit.say(isForever ? .deleteForever : .delete)
                    }
                }
            ).screen(visit, status: error == nil ? .ok : .unprocessableContent), visit)
    }

    // MARK: Links

    func publishItem(_ visit: Visit) async -> Response {
        await changing(visit) { drive, path in
            do throws(DriveError) {
                return .seeOther(try await drive.access.publish(path).path.at("/drive/link"))
            } catch {
                return driveFailure(error, visit)
            }
        }
    }

    /// The link that the service gave.
    func linkScreen(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in
            do throws(DriveError) {
                guard let path = visit.drivePath else { throw .notFound }
                let item = try await drive.access.item(path, .keptFirst).value
                guard let link = item.publicLink else { return .seeOther(item.address) }
                return render(.published(item, link.absoluteString, visit), visit)
            } catch {
                return driveFailure(error, visit)
            }
        }
    }

    func unpublishItem(_ visit: Visit) async -> Response {
        await changing(visit) { drive, path in
            do throws(DriveError) {
                try await drive.access.publish.undo(path)
            } catch .notFound {
                // What is gone is not published.
            } catch {
                return driveFailure(error, visit)
            }
            if visit.form["from"] == "published" { return .seeOther("/drive/published") }
            return .seeOther(path.at("/drive/file"))
        }
    }

    func changing(_ visit: Visit, _ change: (DriveScreens, DrivePath) async -> Response) async -> Response {
        await inDrive(visit) { drive in
            guard let path = visit.drivePath else { return driveFailure(.notFound, visit) }
            return await change(drive, path)
        }
    }
}

extension DriveError {
    /// Whether another name would help.
    fileprivate var isAboutName: Bool {
        switch self {
        case .badName, .alreadyExists: true
        default: false
        }
    }
}

extension DrivePath {
    /// The name's ending, where another name would take it away or change it.
    fileprivate func endingLost(in text: String) -> String? {
        guard let old = name?.fileExtension, !old.isEmpty, let new = DriveName(rawValue: text),
            new.fileExtension != old
        else { return nil }
        return old
    }
}

extension Screen {
    fileprivate static func endingQuestion(
        _ ending: String, _ path: DrivePath, _ text: String, _ wayBack: (path: String, title: String),
        _ visit: Visit
    ) -> Screen {
        QuestionPage(
            title: visit.say(.endingChanges), sentence: visit.say(.endingChangesExplained(ending)),
            wayBack: wayBack,
            content: visit.form(to: "/drive/rename", .class("choices")) {
                input(.type("hidden"), .name("path"), .value(path.description))
                input(.type("hidden"), .name("name"), .value(text))
                a(.class("button primary"), .href(wayBack.path)) { visit.say(.keepEnding) }
                button(.class("button"), .name("confirmed"), .value("1")) { visit.say(.changeEnding) }
            }
        ).screen(visit)
    }

    /// The link, as the service gave it.
    fileprivate static func published(_ item: DriveItem, _ link: String, _ visit: Visit) -> Screen {
        QuestionPage(
            title: visit.say(.linkIsReady), sentence: visit.say(.isPublished), wayBack: (item.address, item.name),
            content: HTML {
                p(.class("path")) {
                    a(.href(link), .target("_blank"), .rel("noreferrer noopener")) { link }
                }
                div(.class("choices")) {
                    visit.form(to: "/drive/unpublish") {
                        input(.type("hidden"), .name("path"), .value(item.path.description))
                        button(.class("button")) { visit.say(.unpublish) }
                    }
                    button(
                        .type("button"), .class("button primary scripted"), .role("menuitem"), .data("copy", link),
                        .data("copied", visit.say(.linkCopied))
                    ) { visit.say(.copyLink) }
                }
            }
        ).screen(visit)
    }
}
