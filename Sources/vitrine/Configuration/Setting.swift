/// Everything that can be configured: one row a setting, read by the configuration file, the environment, the flags,
/// `doctor` and the tests alike.
enum Setting: String, CaseIterable, Sendable {
    case videoFeedURL
    case fakeStoreURL
    case fakerAPIURL
    case kontestsURL
    case vkAPIURL
    case vkIDURL
    case vkOAuthURL
    case vkClientID
    case vkCommunity
    case vkToken
    case vkServiceToken
    case yandexDiskURL
    case yandexOAuthURL
    case yandexClientID
    case yandexToken
    case unsplashURL
    case unsplashAccessKey
    case host
    case port
    case log
    case transport

    /// The variable that sets it.
    var environmentName: String {
        switch self {
        case .videoFeedURL: "VITRINE_VIDEO_FEED_URL"
        case .fakeStoreURL: "VITRINE_FAKESTORE_URL"
        case .fakerAPIURL: "VITRINE_FAKERAPI_URL"
        case .kontestsURL: "VITRINE_KONTESTS_URL"
        case .vkAPIURL: "VITRINE_VK_API_URL"
        case .vkIDURL: "VITRINE_VK_ID_URL"
        case .vkOAuthURL: "VITRINE_VK_OAUTH_URL"
        case .vkClientID: "VITRINE_VK_CLIENT_ID"
        case .vkCommunity: "VITRINE_VK_COMMUNITY"
        case .vkToken: "VITRINE_VK_TOKEN"
        case .vkServiceToken: "VITRINE_VK_SERVICE_TOKEN"
        case .yandexDiskURL: "VITRINE_YANDEX_DISK_URL"
        case .yandexOAuthURL: "VITRINE_YANDEX_OAUTH_URL"
        case .yandexClientID: "VITRINE_YANDEX_CLIENT_ID"
        case .yandexToken: "VITRINE_YANDEX_TOKEN"
        case .unsplashURL: "VITRINE_UNSPLASH_URL"
        case .unsplashAccessKey: "VITRINE_UNSPLASH_ACCESS_KEY"
        case .host: "VITRINE_HOST"
        case .port: "VITRINE_PORT"
        case .log: "VITRINE_LOG"
        case .transport: "VITRINE_TRANSPORT"
        }
    }

    /// What holds when nobody says otherwise.
    var defaultValue: String {
        switch self {
        case .videoFeedURL: "https://iphonephotographyschool.com/test-api/videos"
        case .fakeStoreURL: "https://fakestoreapi.com"
        case .fakerAPIURL: "https://fakerapi.it"
        case .kontestsURL: "https://kontests.net"
        case .vkAPIURL: "https://api.vk.com"
        case .vkIDURL: "https://id.vk.com"
        case .vkOAuthURL: "https://oauth.vk.com"
        case .vkCommunity: "mobileup_studio"
        case .yandexDiskURL: "https://cloud-api.yandex.net"
        case .yandexOAuthURL: "https://oauth.yandex.ru"
        case .unsplashURL: "https://api.unsplash.com"
        case .vkClientID, .vkToken, .vkServiceToken, .yandexClientID, .yandexToken, .unsplashAccessKey: ""
        case .host: "127.0.0.1"
        case .port: "8420"
        case .log: "failures"
        case .transport: "urlsession"
        }
    }

    /// Whether it is a secret of the person's: it stands in the environment only, and no file keeps it.
    var isSecret: Bool { [.vkToken, .vkServiceToken, .yandexToken, .unsplashAccessKey].contains(self) }
}
