import SimulatorKit
import Synchronization
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The Disk API: who may ask, and which part of it answers.
extension SimulatedYandex {
    func diskResponse(to request: Request) -> Response {
        let call = DiskCall(request, now: now, conduct: conduct)
        do throws(Refusal) {
            return try state.withLock { state throws(Refusal) in
                state.operations.settle(changing: &state.disk, at: call.now)
                try Self.admit(call, in: &state)
                return try Self.answer(call, from: &state)
            }
        } catch {
            return error.response
        }
    }

    private static func admit(_ call: DiskCall, in state: inout State) throws(Refusal) {
        if let left = state.callsLeft {
            state.callsLeft = left > 0 ? left - 1 : nil
            if left == 0 { state.signIns.withdrawAll() }
        }
        if !call.isForStrangers {
            guard let token = call.request.credentials(scheme: "OAuth"),
                let scopes = state.signIns.scopes(ofToken: token, at: call.now)
            else { throw .unauthorized }
            guard !call.rights.isDisjoint(with: scopes) else { throw .forbidden }
        }
        if !state.nextRefusals.isEmpty { throw state.nextRefusals.removeFirst().refusal }
        if let refusal = (call.conduct.endpoints[call.endpoint] ?? call.conduct.refusals).first {
            throw refusal.refusal
        }
    }

    private static func answer(_ call: DiskCall, from state: inout State) throws(Refusal) -> Response {
        switch call.endpoint {
        case "GET /v1/disk": diskFacts(call, state)
        case "GET /v1/disk/resources": try resource(call, &state)
        case "GET /v1/disk/resources/files": try flatList(call, &state)
        case "GET /v1/disk/resources/last-uploaded": try lastUploaded(call, &state)
        case "GET /v1/disk/resources/public": try published(call, &state)
        case "GET /v1/disk/trash/resources": try resource(call, &state, in: .trash)
        case "PUT /v1/disk/resources": try makeFolder(call, &state)
        case "DELETE /v1/disk/resources": try delete(call, &state)
        case "POST /v1/disk/resources/copy", "POST /v1/disk/resources/move": try relocate(call, &state)
        case "PATCH /v1/disk/resources": try setProperties(call, &state)
        case "PUT /v1/disk/trash/resources/restore": try restore(call, &state)
        case "DELETE /v1/disk/trash/resources": try emptyTrash(call, &state)
        case "GET /v1/disk/resources/upload": try uploadLink(call, &state)
        case "POST /v1/disk/resources/upload": try uploadFromElsewhere(call, &state)
        case "GET /v1/disk/resources/download": try downloadLink(call, state)
        case "PUT /v1/disk/resources/publish": try publish(call, &state)
        case "PUT /v1/disk/resources/unpublish": try unpublish(call, &state)
        case "GET /v1/disk/public/resources/public-settings", "PATCH /v1/disk/public/resources/public-settings":
            try publicSettings(call, &state)
        case "GET /v1/disk/public/resources": try publicResource(call, &state)
        case "GET /v1/disk/public/resources/download": try publicDownload(call, state)
        case "POST /v1/disk/public/resources/save-to-disk": try saveToDisk(call, &state)
        default: try operation(call, &state)
        }
    }

    private static func operation(_ call: DiskCall, _ state: inout State) throws(Refusal) -> Response {
        let path = call.request.path
        guard call.endpoint.hasPrefix("GET /v1/disk/operations"), path.count < 5 else { throw .noEndpoint }
        let id = path.count == 4 ? path[3] : call.request.queryValue("id") ?? ""
        let status = try state.operations.status(of: id, changing: &state.disk, at: call.now)
        return .disk(["status": .text(status.rawValue)])
    }

    private static func diskFacts(_ call: DiskCall, _ state: State) -> Response {
        let registered = ResourceWire.time(Date(timeIntervalSince1970: 1_614_834_367))
        let person = state.signIns.person
        let facts: JSONValue = [
            "total_space": .number(state.disk.capacity), "used_space": .number(state.disk.usedSize),
            "trash_size": .number(state.disk.trashSize), "max_file_size": 1_073_741_824,
            "paid_max_file_size": 53_687_091_200, "is_paid": false, "unlimited_autoupload_enabled": false,
            "is_idm_managed_folder_address_access": false, "is_idm_managed_public_access": false,
            "reg_time": .text(registered), "revision": .number(Int(call.now.timeIntervalSince1970 * 1_000_000)),
            "system_folders": [
                "downloads": "disk:/Загрузки/", "applications": "disk:/Приложения", "screenshots": "disk:/Скриншоты/",
                "photostream": "disk:/Фотокамера/",
            ],
            "user": [
                "login": .text(person.login), "uid": .text(ResourceWire.uid), "display_name": .text(person.name),
                "country": "ru", "reg_time": .text(registered), "is_child": false,
            ],
        ]
        return .disk(facts.narrowed(to: call.fields))
    }
}

extension JSONValue {
    /// What was asked for of a value that is there already.
    func narrowed(to fields: FieldChoice) -> JSONValue {
        guard case .record(let all) = self else { return self }
        return .record(
            all.filter { fields.wants($0.name) }.map {
                Field(name: $0.name, value: $0.value.narrowed(to: fields.of($0.name)))
            })
    }
}
