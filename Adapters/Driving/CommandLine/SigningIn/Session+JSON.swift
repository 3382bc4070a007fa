import Auth
import SharedKernel

extension SessionStatus.SignedIn {
    func json(of provider: Provider) -> JSONValue {
        [
            "provider": .string(provider.id.rawValue), "signedIn": .bool(true),
            "account": account.map { ["id": .string($0.id), "name": JSONValue($0.name)] } ?? nil,
            "way": .string(way.rawValue), "until": JSONValue(until), "renewable": .bool(isRenewable),
            "missingRights": .array(missingRights.map(\.rawValue).sorted().map(JSONValue.string)),
            "doubt": JSONValue(doubt.map { CommandFailure($0, in: .english).code }),
        ]
    }
}

extension SignedOut {
    var json: JSONValue {
        let told: JSONValue =
            switch revocation {
            case .done: "done"
            case .notOffered: "notOffered"
            case .failed: "failed"
            }
        let removed = removed.map { removed -> JSONValue in
            [
                "kind": .string(removed.kind.rawValue), "count": .number(removed.count),
                "sizeBytes": .number(removed.sizeInBytes),
            ]
        }
        return [
            "provider": .string(account.provider.rawValue), "signedIn": .bool(false), "revocation": told,
            "removed": .array(removed), "allRemoved": .bool(isAllRemoved),
        ]
    }
}

extension SignedOutReason {
    /// For scripts: one word that does not change with the language.
    var code: String {
        switch self {
        case .neverSignedIn: "neverSignedIn"
        case .signedOut: "signedOut"
        case .expired: "expired"
        case .refused: "refused"
        }
    }
}
