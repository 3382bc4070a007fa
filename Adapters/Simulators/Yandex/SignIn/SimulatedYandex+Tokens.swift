import SimulatorKit
import Synchronization
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the authorization server says to programs.
extension SimulatedYandex {
    func tokenResponse(to request: Request) -> Response {
        let form = Form(request)
        if let refusal = form.refusal(of: application) { return refusal }
        let (now, flaws) = (now, conduct.signInFlaws)
        switch form["grant_type"] {
        case "authorization_code":
            guard let text = form["code"] else { return .oauthError("invalid_request", "code not found") }
            guard let code = state.withLock({ $0.signIns.redeem(text, at: now) }) else {
                return .oauthError("invalid_grant", "Code has expired")
            }
            guard form.hasSecret || code.challenge != nil else {
                return .oauthError("invalid_client", "Client secret not found")
            }
            guard code.isMet(by: form["code_verifier"]) else {
                return .oauthError("invalid_grant", "code_verifier not matched")
            }
            let deviceID = form["device_id"] ?? code.deviceID
            guard Self.isDevice(deviceID) else { return .oauthError("invalid_request", "device_id is invalid") }
            let issued = state.withLock {
                $0.signIns.issue(
                    scopes: code.scopes, deviceID: deviceID, isOfPublicClient: !form.hasSecret, at: now)
            }
            return answer(with: issued)
        case "refresh_token":
            guard let token = form["refresh_token"] else {
                return .oauthError("invalid_request", "refresh_token not found")
            }
            return state.withLock { state in
                guard form.hasSecret || state.signIns.isOfPublicClient(refreshToken: token),
                    let issued = state.signIns.refresh(
                        token, renewing: flaws.contains(.newAccessToken), at: now)
                else { return .oauthError("invalid_grant", "expired_token") }
                return answer(with: issued)
            }
        case "device_code": return deviceToken(form, at: now)
        case nil: return .oauthError("invalid_request", "grant_type not found")
        default: return .oauthError("unsupported_grant_type", "grant_type is unknown")
        }
    }

    private func answer(with issued: SignIns.Issued) -> Response {
        let isLess = !issued.scopes.isSuperset(of: [.info, .read, .write])
        return .oauth(
            .record(presentOf: [
                "access_token": .text(issued.accessToken), "expires_in": .number(issued.lifetime),
                "refresh_token": conduct.signInFlaws.contains(.noRefreshToken) ? nil : .text(issued.refreshToken),
                "scope": isLess ? .text(issued.scopes.map(\.rawValue).sorted().joined(separator: " ")) : nil,
                "token_type": "bearer",
            ]))
    }

    // MARK: Devices

    func deviceCode(_ request: Request) -> Response {
        let form = Form(request)
        guard form["client_id"] == application.clientID else {
            return .oauthError("invalid_client", "Client not found")
        }
        guard Self.isDevice(form["device_id"]) else { return .oauthError("invalid_request", "device_id is invalid") }
        guard let scopes = Self.scopes(form["scope"], form["optional_scope"]) else {
            return .oauthError("invalid_scope", "scope is unknown")
        }
        let now = now
        let userCode = String(Secret.hexadecimal().prefix(8))
        let (deviceCode, address) = state.withLock { state in
            let device = SignIns.Device(
                userCode: userCode, scopes: scopes, deviceID: form["device_id"], expiry: now + 300)
            return (state.signIns.keep(device), state.addresses.oauth)
        }
        return .oauth([
            "device_code": .text(deviceCode), "user_code": .text(userCode),
            "verification_url": .text(address + "/device"), "interval": .number(deviceInterval), "expires_in": 300,
        ])
    }

    private func deviceToken(_ form: Form, at now: Date) -> Response {
        guard let code = form["code"], let device = state.withLock({ $0.signIns.device(code) }) else {
            return .oauthError("invalid_grant", "device_code is unknown")
        }
        guard now < device.expiry else { return .oauthError("invalid_grant", "Code has expired") }
        switch device.decision {
        case nil: return .oauthError("authorization_pending", "User has not yet authorized your application")
        case .refuse: return .oauthError("access_denied", "User denied access")
        case .allow:
            let granted = device.scopes.subtracting(conduct.withheld)
            let issued = state.withLock { state in
                state.signIns.forgetDevice(code)
                return state.signIns.issue(
                    scopes: granted, deviceID: device.deviceID, isOfPublicClient: !form.hasSecret, at: now)
            }
            return answer(with: issued)
        }
    }

    // MARK: Ending

    /// `ok` also the second time.
    func revoke(_ request: Request) -> Response {
        let form = Form(request)
        if let refusal = form.refusal(of: application) { return refusal }
        guard let text = form["access_token"] else {
            return .oauthError("invalid_request", "access_token not found")
        }
        return state.withLock { state in
            if let token = state.signIns.token(text) {
                guard token.deviceID != nil else {
                    return .oauthError("unsupported_token_type", "token does not belong to any device")
                }
                state.signIns.withdraw(text)
            }
            return .oauth(["status": "ok"])
        }
    }

    /// Who is signed in (`login.yandex.ru/info`), without any right beyond the token itself.
    func personResponse(to request: Request) -> Response {
        let now = now
        let token = request.credentials(scheme: "OAuth") ?? ""
        return state.withLock { state in
            guard state.signIns.scopes(ofToken: token, at: now) != nil else { return Response(.unauthorized) }
            let person = state.signIns.person
            return .oauth([
                "id": .text(ResourceWire.uid), "login": .text(person.login),
                "client_id": .text(application.clientID), "psuid": "1.AAAA.simulated",
            ])
        }
    }
}

/// What a program sent, with who it says it is: in the body, or by Basic.
private struct Form {
    private let fields: [(name: String, value: String)]
    private let basic: (id: String, secret: String)?

    init(_ request: Request) {
        fields = request.form
        let decoded = request.credentials(scheme: "Basic").flatMap { Data(base64Encoded: $0) }
        let parts = decoded.map { String(decoding: $0, as: UTF8.self).split(separator: ":", maxSplits: 1) }
        basic = parts.flatMap { $0.count == 2 ? (String($0[0]), String($0[1])) : nil }
    }

    subscript(name: String) -> String? {
        fields.first { $0.name == name && !$0.value.isEmpty }?.value
    }

    /// Whether the program proved itself; what it sent was compared before.
    var hasSecret: Bool { secret != nil }

    private var secret: String? { basic?.secret ?? self["client_secret"] }

    func refusal(of application: YandexApplication) -> Response? {
        guard let id = basic?.id ?? self["client_id"] else {
            return .oauthError("invalid_request", "client_id not found")
        }
        guard id == application.clientID else { return .oauthError("invalid_client", "Client not found") }
        guard let secret, secret != application.clientSecret else { return nil }
        return .oauthError("invalid_client", "Wrong client secret")
    }
}

extension SignIns.Code {
    fileprivate func isMet(by verifier: String?) -> Bool {
        guard let challenge else { return true }
        guard let verifier, (43...128).contains(verifier.utf8.count) else { return false }
        return method == "plain" ? verifier == challenge : CodeChallenge(challenge).isMet(by: verifier)
    }
}
