/// Why a command to the browser came to nothing.
public enum WebDriverError: Error, CustomStringConvertible {
    case notInstalled(String)
    /// What the remote end answered: an error code of WebDriver §6.6 and its message.
    case refused(command: String, error: String, message: String)
    /// A condition that was waited for did not come about.
    case didNotHappen(String, after: Duration, page: String)

    public var description: String {
        switch self {
        case .notInstalled(let what): "\(what) is not installed"
        case .refused(let command, let error, let message): "\(command): \(error): \(message)"
        case .didNotHappen(let what, let limit, let page):
            "Waited \(limit) for this, and it did not happen: \(what). The page says: \(page)"
        }
    }
}
