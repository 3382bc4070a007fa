import SimulatorKit
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Links for uploads and downloads.
extension SimulatedYandex {
    static func uploadLink(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let (sent, path) = (try call.text("path"), try call.target())
        let overwrite = call.flag("overwrite")
        try state.disk.checkTarget(path, sent: sent, overwrite: overwrite)
        try checkLock(path, state)
        guard state.disk.usedSize < state.disk.capacity else { throw .full }
        let operation = state.operations.begin(nil, ending: .success, at: call.now)
        let id = "\(Int(call.now.timeIntervalSince1970)).utd.\(Secret.hexadecimal())-k7x.\(state.uploads.count)"
        state.uploads[id] = Upload(
            path: path, sent: sent, overwrite: overwrite, operation: operation, expiry: call.now + Upload.lifetime)
        return call.link(
            "\(state.addresses.content)/upload-target/\(id)", method: "PUT", and: ["operation_id": .text(operation)])
    }

    /// Nothing beyond this simulator can be reached from it: the operation fails.
    static func uploadFromElsewhere(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        _ = try call.text("url")
        try state.disk.checkTarget(try call.target(), sent: try call.text("path"), overwrite: false)
        let id = state.operations.begin(nil, ending: .failure, at: call.now)
        state.operations.end(id, as: .failed)
        return operationLink(id, call, state)
    }

    static func downloadLink(_ call: DiskCall, _ state: State) throws(Refusal) -> Response {
        try downloadLink(of: try state.disk.entry(at: try call.path()), call, state)
    }

    /// A folder's link would lead to an archive, which this simulator does not make.
    static func downloadLink(of entry: Entry, _ call: DiskCall, _ state: State) throws(Refusal) -> Response {
        guard let blob = entry.blob else { throw .notFound }
        return call.link(call.wire(of: state).download(entry, blob))
    }
}
