import Drive
import HTMLBuilder
import SharedKernel
import WebServer

extension VitrineWebApp {
    /// Announces a file; answers with the address that takes its pieces.
    func beginUpload(_ visit: Visit) async -> Response {
        await partOfDrive(visit) { drive in
            guard let uploads = drive.uploads, let folder = visit.drivePath,
                let size = visit.form["size"].flatMap({ Int($0) })
            else { return .text(.badRequest, "") }
            do throws(DriveError) {
                let id = try await uploads.begin(visit.form["name"] ?? "", sizeInBytes: size, to: folder)
                return .text(.ok, "/drive/uploads/\(id)")
            } catch {
                return .text(.unprocessableContent, error.message(in: visit.language))
            }
        }
    }

    /// One piece of a file, as it is. It is taken although the session has ended meanwhile: the file that the person
    /// picked can be sent when there is another.
    func takeUploadPiece(_ visit: Visit) async -> Response {
        guard let uploads = drive?.uploads, let id = visit.uploadID,
            let offset = visit.request.queryValue("at").flatMap({ Int($0) })
        else { return .text(.badRequest, "") }
        do throws(DriveError) {
            try await uploads.add(visit.request.body, to: id, at: offset)
            return Response(.noContent)
        } catch {
            return .text(error == .notFound ? .notFound : .unprocessableContent, error.message(in: visit.language))
        }
    }

    /// The page that sent the pieces says that it is being left.
    func interruptUpload(_ visit: Visit) async -> Response {
        guard let uploads = drive?.uploads, let id = visit.uploadID else { return .text(.badRequest, "") }
        await uploads.interrupt(id)
        return Response(.noContent)
    }

    /// A form without a script: all of one file at once.
    func uploadWhole(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in
            guard let uploads = drive.uploads, let folder = visit.drivePath else {
                return driveFailure(.notFound, visit)
            }
            do throws(DriveError) {
                for file in visit.request.formFiles("file") {
                    let id = try await uploads.begin(file.name, sizeInBytes: file.contents.count, to: folder)
                    if !file.contents.isEmpty { try await uploads.add(file.contents, to: id, at: 0) }
                }
                return .seeOther(folder.folderAddress)
            } catch {
                return driveFailure(error, visit)
            }
        }
    }

    func chooseForUpload(_ visit: Visit) async -> Response {
        await changingUpload(visit) { await $0.choose(visit.conflict, for: $1) }
    }

    func retryUpload(_ visit: Visit) async -> Response {
        await changingUpload(visit) { await $0.retry($1) }
    }

    func cancelUpload(_ visit: Visit) async -> Response {
        await changingUpload(visit) { await $0.cancel($1) }
    }

    func clearUploads(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in
            await drive.uploads?.clear()
            return .seeOther(visit.drivePath?.folderAddress ?? "/drive/files")
        }
    }

    private func changingUpload(
        _ visit: Visit, _ change: (DriveUploads, Upload.ID) async -> Void
    ) async -> Response {
        await inDrive(visit) { drive in
            if let uploads = drive.uploads, let id = visit.uploadID { await change(uploads, id) }
            return .seeOther(visit.drivePath?.folderAddress ?? "/drive/files")
        }
    }

    /// The files on their way, whenever something changes, at most seven times a second.
    func uploadEvents(_ visit: Visit) async -> Response {
        await partOfDrive(visit) { drive in
            guard let uploads = drive.uploads else { return .text(.notFound, "") }
            return .events { sink in
                for await now in await uploads.states() {
                    let part = await drive.uploadPart(now, visit).html()
                    try await sink.send(ServerSentEvent(data: part.rendered()))
                    try await Task.sleep(for: .milliseconds(150))
                }
            }
        }
    }
}

extension Visit {
    fileprivate var uploadID: Upload.ID? { parameters["id"].flatMap { Int($0) } }
}
