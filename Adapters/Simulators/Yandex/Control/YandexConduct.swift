public import SimulatorKit
import WebServer

/// How Yandex behaves; without anything in it, well.
///
/// As JSON: `{"disk": ["latency:800"], "refusals": ["locked"], "operations": "failure"}`; what is left out is as usual.
public struct YandexConduct: Hashable, Sendable, Codable {
    /// What goes wrong with the pages and tokens of the sign-in.
    public var signIn: [Fault]
    /// What goes wrong with the Disk API.
    public var disk: [Fault]
    /// Uploads, downloads, previews and public pages.
    public var content: [Fault]
    /// For single paths in place of what is said above, each behind its face: `disk/v1/disk/resources`.
    public var paths: [String: [Fault]]
    /// The first of these is what the Disk API answers.
    public var refusals: [DiskRefusal]
    /// The same for single endpoints: `DELETE /v1/disk/resources`; an empty list lets one through.
    public var endpoints: [String: [DiskRefusal]]
    public var operations: OperationEnding
    public var uploads: [UploadFlaw]
    public var links: [LinkFlaw]
    public var listings: [ListingFlaw]
    /// Rights that nobody gets, although they are asked for.
    public var withheld: [DiskScope]
    public var signInFlaws: [SignInFlaw]

    public init(
        signIn: [Fault] = [], disk: [Fault] = [], content: [Fault] = [], paths: [String: [Fault]] = [:],
        refusals: [DiskRefusal] = [], endpoints: [String: [DiskRefusal]] = [:], operations: OperationEnding = .success,
        uploads: [UploadFlaw] = [], links: [LinkFlaw] = [], listings: [ListingFlaw] = [], withheld: [DiskScope] = [],
        signInFlaws: [SignInFlaw] = []
    ) {
        self.signIn = signIn
        self.disk = disk
        self.content = content
        self.paths = paths
        self.refusals = refusals
        self.endpoints = endpoints
        self.operations = operations
        self.uploads = uploads
        self.links = links
        self.listings = listings
        self.withheld = withheld
        self.signInFlaws = signInFlaws
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys, or usual: Value) throws -> Value {
            try fields.decodeIfPresent(Value.self, forKey: key) ?? usual
        }
        self.init(
            signIn: try value(.signIn, or: []), disk: try value(.disk, or: []), content: try value(.content, or: []),
            paths: try value(.paths, or: [:]), refusals: try value(.refusals, or: []),
            endpoints: try value(.endpoints, or: [:]), operations: try value(.operations, or: .success),
            uploads: try value(.uploads, or: []), links: try value(.links, or: []),
            listings: try value(.listings, or: []), withheld: try value(.withheld, or: []),
            signInFlaws: try value(.signInFlaws, or: []))
    }

    func faults(of path: String, on face: Face) -> [Fault] {
        if let own = paths[face.rawValue + path] { return own }
        return switch face {
        case .oauth: signIn
        case .disk: disk
        case .content: content
        }
    }
}

/// What a program may be allowed, by Yandex's names.
public enum DiskScope: String, Hashable, Sendable, Codable, CaseIterable {
    case info = "cloud_api:disk.info"
    case read = "cloud_api:disk.read"
    case write = "cloud_api:disk.write"
    case appFolder = "cloud_api:disk.app_folder"
}

/// What the Disk API says to everything, for as long as it is chosen.
public enum DiskRefusal: String, Hashable, Sendable, Codable, CaseIterable {
    case unauthorized, forbidden, locked
    case noAccount = "no-account"
    case overQuota = "over-quota"
    case uploadTraffic = "upload-traffic"
    case maintenance
    case tooManyRequests = "too-many-requests"
    case serverError = "server-error"
    case unavailable
    case diskFull = "disk-full"

    var refusal: Refusal {
        switch self {
        case .unauthorized: .unauthorized
        case .forbidden: .forbidden
        case .locked: .locked
        case .noAccount:
            Refusal(
                403, "DiskUnsupportedUserAccountTypeError", "User account type is not supported.",
                "Тип аккаунта пользователя не поддерживается.")
        case .overQuota:
            Refusal(
                403, "DiskOverdrawUserAccountError", "API is not available: the files take more space than you have.",
                "API недоступно. Ваши файлы занимают больше места, чем у вас есть.")
        case .uploadTraffic:
            Refusal(
                423, "DiskUploadTrafficLimitExceeded", "Upload traffic limit is exceeded.",
                "Превышен лимит на загрузку файлов.")
        case .maintenance:
            Refusal(
                423, "DiskServiceReadOnlyError", "The service is read-only.",
                "Технические работы. Сейчас можно только просматривать и скачивать файлы.")
        case .tooManyRequests:
            Refusal(429, "TooManyRequestsError", "Too many requests.", "Слишком много запросов.", retryAfter: 2)
        case .serverError: Refusal(500, "InternalServerError", "Internal Server Error", "Ошибка сервера.")
        case .unavailable:
            Refusal(503, "ServiceUnavailableError", "Service Unavailable", "Сервис временно недоступен.")
        case .diskFull: .full
        }
    }

    var label: String { "\(refusal.status.rawValue) \(refusal.error)" }
}

/// How uploads go wrong, once their bytes were sent.
public enum UploadFlaw: String, Hashable, Sendable, Codable, CaseIterable {
    /// The connection is reset, and nothing is kept.
    case lost
    /// The connection is reset, although all of it is kept.
    case keptInSilence = "kept-in-silence"
    /// 202: it is kept a little later.
    case accepted
    /// One byte is another one.
    case damaged
    /// 500 from the host, and nothing is kept.
    case failed
    /// 507 from the host.
    case full
    /// 413 from the host.
    case tooLarge = "too-large"
}

/// How links for downloads go wrong.
public enum LinkFlaw: String, Hashable, Sendable, Codable, CaseIterable {
    /// They serve no longer: 410 and a page.
    case expired
    /// 500 and a page, as was recorded.
    case failed
    /// They lead on to another host.
    case redirected
}

/// How listings are not as they should be.
public enum ListingFlaw: String, Hashable, Sendable, Codable, CaseIterable {
    /// Each page that is asked for from an offset on removes the first file before it, and adds one at the end.
    case changing
    /// `null` and other things among the items, and items without what they must have.
    case oddRows = "odd-rows"
    /// Nothing that may be missing is there.
    case bareRows = "bare-rows"
    /// Links to operations as `/operations?id=…`.
    case operationsInQuery = "operations-in-query"
}

/// How a sign-in ends wrongly, although nobody refused.
public enum SignInFlaw: String, Hashable, Sendable, Codable, CaseIterable {
    /// The redirect brings another state.
    case otherState = "other-state"
    case noState = "no-state"
    case noRefreshToken = "no-refresh-token"
    /// Each refresh brings a new access token, too.
    case newAccessToken = "new-access-token"
}
