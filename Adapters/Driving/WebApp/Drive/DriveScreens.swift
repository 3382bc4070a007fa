public import Drive
import WebServer

extension VitrineWebApp {
    /// What the screens of a disk ask the domains for.
    public struct DriveScreens: Sendable {
        let signIn: SignInScreens
        let access: DriveAccess
        let uploads: DriveUploads?

        /// - Parameter uploads: `nil` leaves out what sends files to the disk.
        public init(signIn: SignInScreens, access: DriveAccess, uploads: DriveUploads? = nil) {
            self.signIn = signIn
            self.access = access
            self.uploads = uploads
        }

        var signInPlace: SignInPlace {
            SignInPlace(
                screens: signIn, path: "/drive/sign-in", home: "/drive/recent", destination: "/drive",
                title: .drive, purpose: .drivePurpose,
                beforeSignOut: {
                    await access.downloads.stop()
                    await uploads?.stop()
                })
        }

        /// Where a person goes who may not see the disk yet: the first pages once, then always the sign-in; `nil` for
        /// whoever may.
        var wayIn: String? {
            get async {
                guard await access.onboarding.isSeen() else { return "/drive/welcome" }
                return await signInPlace.signedIn() == nil ? signInPlace.path : nil
            }
        }
    }

    /// The tab that was looked at last, or the screen that leads to it.
    func driveEntrance(_ visit: Visit) async -> Response {
        await inDrive(visit) { _ in
            .seeOther(visit.request.cookie("drive") == "files" ? "/drive/files" : "/drive/recent")
        }
    }

    func driveSignIn(_ visit: Visit) async -> Response {
        guard let drive else { return render(.nothingHere(visit), visit) }
        guard await drive.access.onboarding.isSeen() else { return .seeOther("/drive/welcome") }
        return await signInScreen(drive.signInPlace, visit)
    }

    /// Shows a screen to whoever is signed in, and leads everybody else to where one does.
    func inDrive(_ visit: Visit, _ show: (DriveScreens) async -> Response) async -> Response {
        guard let drive else { return render(.nothingHere(visit), visit) }
        if let way = await drive.wayIn { return .seeOther(way) }
        return await show(drive)
    }

    /// Gives a part of a screen, or a file, to whoever is signed in.
    func partOfDrive(_ visit: Visit, _ show: (DriveScreens) async -> Response) async -> Response {
        guard let drive else { return .text(.notFound, "") }
        guard await drive.wayIn == nil else { return Response(.unauthorized) }
        return await show(drive)
    }
}
