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
    /// The recent files as they are kept; nothing is asked for them. A script then asks for the live ones.
    func driveShelf(_ visit: Visit) async -> HTML {
        guard let drive else { return .nothing }
        guard await drive.wayIn == nil else { return DriveShelf(visit: visit).signedOut() }
        return DriveShelf(visit: visit).html(Showing(kept: await drive.access.recent.kept()))
    }

    /// The live shelf as a part of the first page: one question to the service.
    func liveDriveShelf(_ visit: Visit) async -> Response {
        guard let drive else { return .text(.notFound, "") }
        guard await drive.wayIn == nil else { return renderPart(DriveShelf(visit: visit).signedOut(), visit) }
        let showing = await Showing(kept: nil, asking: true, visit) { isKeptEnough throws(DriveError) in
            try await drive.access.recent(after: nil, isKeptEnough ? .keptFirst : .live)
        }
        return renderPart(DriveShelf(visit: visit).html(showing), visit)
    }
}

/// The files that came last, and how they are in one sentence.
struct DriveShelf {
    let visit: Visit
    private static let count = 6

    func signedOut() -> HTML {
        shelf(
            id: "drive", heading: visit.say(.drive), path: "/drive", state: HTML { visit.say(.drivePurpose) },
            action: visit.say(.signIn),
            freshness: .settled("/drive/shelf"), content: .nothing)
    }

    func html(_ showing: Showing<DriveListing, DriveError>) -> HTML {
        shelf(
            id: "drive", heading: visit.say(.drive), path: "/drive", state: HTML { sentence(showing) },
            action: visit.say(.seeAll),
            freshness: ShelfFreshness(of: showing, from: "/drive/shelf", now: visit.now),
            content: HTML { content(showing) })
    }

    private func sentence(_ showing: Showing<DriveListing, DriveError>) -> String {
        switch showing {
        case .nothingYet: visit.say(.nothingKeptYet)
        case .answered(.failure(let error)): error.message(in: visit.language)
        case .kept(let loaded), .answered(.success(let loaded)):
            switch loaded.freshness {
            case .live: visit.say(loaded.value.items.isEmpty ? .nothingRecentExplained : .recentFilesUpToDate)
            case .cached(let since, .notAskedYet): visit.say(.recentFilesSaved(visit.ago(since)))
            case .cached(let since, let reason):
                visit.say(.kept(since: visit.ago(since), because: reason, of: .service))
            }
        }
    }

    @HTMLContent private func content(_ showing: Showing<DriveListing, DriveError>) -> HTML {
        if showing.isWaiting {
            div(.class("scripted")) { DriveSkeletons(count: Self.count).html() }
        } else if let items = showing.loaded?.value.items, !items.isEmpty {
            ul(.class("drive-list"), .data("walk")) {
                for item in items.prefix(Self.count) {
                    DriveRow(item: item, isInFirstView: false, visit: visit, marksPublished: false).html()
                }
            }
        }
    }
}
