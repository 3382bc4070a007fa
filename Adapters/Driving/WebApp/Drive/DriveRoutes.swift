import Drive
import HTMLBuilder

extension Route {
    /// The addresses of the disk.
    static let drive: [Route] = [
        Route(
            "/drive", get: { await $0.driveEntrance($1) },
            destination: Destination(
                path: "/drive", title: .drive, icon: Icon.drive, domain: .drive, isThere: { $0.drive != nil })),
        Route("/drive/shelf", get: { await $0.liveDriveShelf($1) }),
        Route("/drive/welcome", get: { await $0.driveWelcome($1) }, post: { await $0.leaveDriveWelcome($1) }),
        Route("/drive/sign-in", get: { await $0.driveSignIn($1) }),
        Route("/drive/recent", get: { await $0.recentFiles($1) }),
        Route("/drive/recent/list", get: { await $0.liveDriveList(.recent, $1) }),
        Route("/drive/files", get: { await $0.folderScreen($1) }),
        Route("/drive/files/list", get: { await $0.liveDriveList($1.drivePath.map { .folder($0) }, $1) }),
        Route("/drive/published", get: { await $0.publishedFiles($1) }),
        Route("/drive/published/list", get: { await $0.liveDriveList(.published, $1) }),
        Route("/drive/file", get: { await $0.fileScreen($1) }),
        Route("/drive/file/preview", get: { await $0.filePreview($1) }),
        Route("/drive/file/viewer", get: { await $0.liveFileViewer($1) }),
        Route("/drive/file/contents", get: { await $0.fileContents($1, .original) }),
        Route("/drive/file/document", get: { await $0.fileContents($1, .pdf) }),
        Route("/drive/file/events", get: { await $0.fileEvents($1) }),
        Route("/drive/file/bring", post: { await $0.bringFile($1) }),
        Route("/drive/file/pause", post: { await $0.pauseFile($1) }),
        Route("/drive/file/discard", post: { await $0.discardFile($1) }),
        Route("/drive/rename", get: { await $0.renameScreen($1) }, post: { await $0.renameItem($1) }),
        Route("/drive/move", get: { await $0.moveScreen($1) }, post: { await $0.moveItem($1) }),
        Route("/drive/delete", get: { await $0.deleteScreen($1) }, post: { await $0.deleteItem($1) }),
        Route("/drive/new-folder", get: { await $0.newFolderScreen($1) }, post: { await $0.makeFolder($1) }),
        Route("/drive/profile", get: { await $0.driveProfile($1) }),
        Route("/drive/profile/usage", get: { await $0.liveDriveUsage($1) }),
        Route("/drive/sign-out", get: { await $0.driveSignOut($1) }),
        Route("/drive/trash", get: { await $0.trashScreen($1) }),
        Route("/drive/trash/restore", post: { await $0.restoreItem($1) }),
        Route("/drive/trash/erase", post: { await $0.eraseItem($1) }),
        Route("/drive/search", get: { await $0.driveSearch($1) }),
        Route("/drive/search/list", get: { await $0.liveDriveSearch($1) }),
        Route("/drive/space", get: { await $0.driveSpace($1) }),
        Route("/drive/space/list", get: { await $0.liveDriveSpace($1) }),
        Route("/drive/upload", post: { await $0.uploadWhole($1) }),
        Route("/drive/uploads/begin", post: { await $0.beginUpload($1) }),
        Route("/drive/uploads/events", get: { await $0.uploadEvents($1) }),
        Route("/drive/uploads/clear", post: { await $0.clearUploads($1) }),
        Route("/drive/uploads/{id}/piece", post: { await $0.takeUploadPiece($1) }),
        Route("/drive/uploads/{id}/choose", post: { await $0.chooseForUpload($1) }),
        Route("/drive/uploads/{id}/retry", post: { await $0.retryUpload($1) }),
        Route("/drive/uploads/{id}/cancel", post: { await $0.cancelUpload($1) }),
        Route("/drive/publish", post: { await $0.publishItem($1) }),
        Route("/drive/unpublish", post: { await $0.unpublishItem($1) }),
    ]
}
