public import SimulatorKit

/// How VK behaves; without anything in it, well.
///
/// As JSON: `{"api": ["latency:800"], "refusals": ["captcha"], "community": "private"}`; what is left out is as usual.
public struct VKConduct: Hashable, Sendable, Codable {
    /// What goes wrong with the pages and tokens of both sign-ins.
    public var signIn: [Fault]
    /// What goes wrong with every method.
    public var api: [Fault]
    public var pictures: [Fault]
    /// The player's page, and its clips.
    public var players: [Fault]
    /// For single paths in place of what is said above, each behind its face: `api/method/photos.getAll`.
    public var paths: [String: [Fault]]
    /// The first of these is what every method answers.
    public var refusals: [Refusal]
    /// The same for single methods, by their names; an empty list lets one through.
    public var methods: [String: [Refusal]]
    public var community: CommunityStanding
    /// Rights that are dropped in silence, whoever asks for them.
    public var withheld: [WithheldScope]
    public var signInFlaws: [SignInFlaw]
    public var answerFlaws: [AnswerFlaw]

    public init(
        signIn: [Fault] = [], api: [Fault] = [], pictures: [Fault] = [], players: [Fault] = [],
        paths: [String: [Fault]] = [:], refusals: [Refusal] = [], methods: [String: [Refusal]] = [:],
        community: CommunityStanding = .open, withheld: [WithheldScope] = [], signInFlaws: [SignInFlaw] = [],
        answerFlaws: [AnswerFlaw] = []
    ) {
        self.signIn = signIn
        self.api = api
        self.pictures = pictures
        self.players = players
        self.paths = paths
        self.refusals = refusals
        self.methods = methods
        self.community = community
        self.withheld = withheld
        self.signInFlaws = signInFlaws
        self.answerFlaws = answerFlaws
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys, or usual: Value) throws -> Value {
            try fields.decodeIfPresent(Value.self, forKey: key) ?? usual
        }
        self.init(
            signIn: try value(.signIn, or: []), api: try value(.api, or: []), pictures: try value(.pictures, or: []),
            players: try value(.players, or: []), paths: try value(.paths, or: [:]),
            refusals: try value(.refusals, or: []), methods: try value(.methods, or: [:]),
            community: try value(.community, or: .open), withheld: try value(.withheld, or: []),
            signInFlaws: try value(.signInFlaws, or: []), answerFlaws: try value(.answerFlaws, or: []))
    }

    func faults(of path: String, on face: Face) -> [Fault] {
        if let own = paths[face.rawValue + path] { return own }
        guard face == .api else { return signIn }
        if path.hasPrefix("/method/") { return api }
        return path == "/video_ext.php" || path.hasPrefix("/clips/") ? players : pictures
    }

    /// How a refusal is explained.
    func refusal(usually words: String) -> String {
        signInFlaws.contains(.cyrillicRefusal) ? "Пользователь отказался: «нет, спасибо» & всё" : words
    }

    /// The state that is sent back.
    func state(insteadOf state: String?) -> String? {
        if signInFlaws.contains(.noState) { return nil }
        return signInFlaws.contains(.otherState) ? Secret.hexadecimal() : state
    }
}

/// Rights that VK gives only to those who ask for them by letter.
public enum WithheldScope: String, Hashable, Sendable, Codable, CaseIterable {
    case photos, video, email, offline
}

/// What stands in the way of a community's pages.
public enum CommunityStanding: String, Hashable, Sendable, Codable, CaseIterable {
    case open
    /// Who wants in has to ask.
    case closed
    /// Only those who were asked know of it.
    case `private`
    case deleted
    /// Blocked by VK.
    case banned
    /// There is none of that name.
    case missing
    /// Open, with its photos closed.
    case withoutPhotos = "without-photos"
    /// Open, with its videos closed.
    case withoutVideos = "without-videos"
}

/// One way in which a sign-in ends wrongly, although nobody refused.
public enum SignInFlaw: String, Hashable, Sendable, Codable, CaseIterable {
    /// The redirect brings another state.
    case otherState = "other-state"
    case noState = "no-state"
    case noDeviceID = "no-device-id"
    /// The token's answer brings another state.
    case otherStateInAnswer = "other-state-in-answer"
    case noRefreshToken = "no-refresh-token"
    /// A refusal is explained in Russian, with signs that have to be escaped.
    case cyrillicRefusal = "cyrillic-refusal"
    /// The classic sign-in is closed to new applications.
    case securityError = "security-error"
}

/// One way in which an answer is right and still not what it usually is.
public enum AnswerFlaw: String, Hashable, Sendable, Codable, CaseIterable {
    /// Whole numbers with a fraction of zeros: `"height":180.000000`.
    case fractions
    /// `0` and `1` for `false` and `true`, and the other way round.
    case swappedFlags = "swapped-flags"
    /// Every seventh video is left out of its page, and counted.
    case shortPages = "short-pages"
    /// The list without its envelope, as some methods answered before 5.199.
    case bareLists = "bare-lists"
}
