public import Auth

/// What every ``DeviceAuthorization`` must keep.
public enum DeviceAuthorizationContract {
    /// Where device codes come from, and what a person does elsewhere.
    public struct Subject: Sendable {
        let devices: any DeviceAuthorization
        let agree: @Sendable (DeviceCode) async throws -> Void

        /// - Parameter agree: types in the code and agrees.
        public init(_ devices: any DeviceAuthorization, agree: @escaping @Sendable (DeviceCode) async throws -> Void) {
            self.devices = devices
            self.agree = agree
        }
    }

    public static let behaviors: [Behavior<ProviderWorld, Subject>] =
        [
            Behavior("gives a code to type in, and is pending until the person agrees") { given in
                let subject = try await given(.answering)
                let code = try await subject.devices.begin(asking: [])
                try require(!code.userCode.isEmpty, "the code to type in: expected one, saw none")
                try require(code.lifetime > .zero, "the code's life: expected some, saw \(code.lifetime)")
                try require(try await subject.devices.answer(to: code), equals: .pending, "the first answer")
                try await subject.agree(code)
                guard case .granted(let grant) = try await subject.devices.answer(to: code) else {
                    throw BrokenPromise(description: "the answer after the person agreed: expected tokens, saw none")
                }
                try require(!grant.accessToken.revealed.isEmpty, "the access token: expected one, saw none")
            },
            Behavior("refuses a code that nobody gave") { given in
                let subject = try await given(.answering)
                let code = try await subject.devices.begin(asking: [])
                let invented = DeviceCode(
                    userCode: code.userCode, page: code.page, secret: SecretText("device-of-nobody"),
                    lifetime: code.lifetime)
                try await requireRefusal("an invented code") { () async throws(AuthError) in
                    try await subject.devices.answer(to: invented)
                }
            },
        ]
        + UnansweredQuestion.behaviors { (subject: Subject) async throws(AuthError) in
            try await subject.devices.begin(asking: [])
        }
}
