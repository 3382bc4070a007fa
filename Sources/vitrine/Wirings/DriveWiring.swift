import Auth
import Drive
import SharedKernel

/// A person's disk and the sign-in that opens it, wired to one world.
struct DriveWiring: Sendable {
    let signIn: ProviderAccess
    let access: DriveAccess
    let uploads: DriveUploads

    /// - Parameter inbox: where files gather that a browser sends.
    init(signIn: ProviderAccess, access: DriveAccess, inbox: any UploadInbox) {
        self.signIn = signIn
        self.access = access
        uploads = DriveUploads(upload: access.upload, inbox: inbox)
    }
}

extension Provider.ID {
    static let yandex = Provider.ID(rawValue: "yandex")
}

extension Right {
    /// What the disk asks Yandex for.
    static let ofDisk: Set<Right> = ["cloud_api:disk.info", "cloud_api:disk.read", "cloud_api:disk.write"]
}

extension DriveError {
    /// What an error of the sign-in means for a disk.
    init(_ error: AuthError) {
        self =
            switch error {
            case .signInNeeded(.neverSignedIn), .signInNeeded(.signedOut): .signInNeeded(.signedOut)
            case .signInNeeded: .signInNeeded(.sessionEnded)
            case .offline: .offline
            case .tryLater(let wait): .tryLater(after: wait)
            case .cancelled: .cancelled
            case .storageFailed, .newerStorage: .storageFailed
            default: .serviceFailed
            }
    }
}
