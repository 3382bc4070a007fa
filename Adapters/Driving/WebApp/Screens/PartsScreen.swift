import WebServer

extension VitrineWebApp {
    func parts(_ visit: Visit) -> Response { render(.nothingHere(visit), visit) }
}
