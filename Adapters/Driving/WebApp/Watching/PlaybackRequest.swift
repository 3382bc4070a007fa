import VideoCatalog
import WebServer

extension VitrineWebApp {
    /// What the player tells every few seconds, and when it is left: how far the video was watched, in seconds.
    func rememberPlayback(_ visit: Visit) async -> Response {
        guard let id = Video.ID(rawValue: visit.parameters["id"] ?? ""), let moment = seconds("moment", visit) else {
            return Response(.badRequest)
        }
        do throws(VideoCatalogError) {
            try await videos.remember(id, at: moment, of: seconds("length", visit))
            return Response(.noContent)
        } catch {
            return Response(.serviceUnavailable)
        }
    }

    /// Up to a year: more is no video's.
    private func seconds(_ name: String, _ visit: Visit) -> Duration? {
        guard let number = visit.form[name].flatMap(Double.init), (0...31_536_000).contains(number) else { return nil }
        return .seconds(number)
    }
}
