import Gallery

extension VKRefusal {
    /// Whether another token may do: this one has ended, or was revoked. (VK's error 5 has many texts, and is one thing.)
    var isAboutToken: Bool { [5, 25, 27, 1_117, 3_609].contains(code) }

    /// Whether this kind of token, or its rights, are not enough for this method (error 28: a service token).
    var isAboutRights: Bool {
        [7, 20, 21, 28].contains(code) || code == 15 && [1_133, 1_134].contains(subcode)
    }

    /// How long to wait before asking again; `nil` where that does not help, or was done often enough.
    func pause(beforeAttempt attempt: Int, random: Double) -> Duration? {
        switch code {
        case 6 where attempt <= 3: .milliseconds(500) + .milliseconds(500) * random * Double(attempt - 1)
        case 1 where attempt <= 3, 10 where attempt <= 3: .milliseconds(400) * Double(attempt - 1) * (0.5 + random)
        case 36 where attempt <= 2: .milliseconds(500)
        default: nil
        }
    }

    /// What it means to a person (VK's schema, `error_codes`; the contract's section 3).
    ///
    /// - Parameter section: what was asked for; `nil` for the community itself.
    func meaning(for section: GallerySection?) -> GalleryError {
        if isAboutRights { return section.map { .rightMissing($0) } ?? .signInNeeded(.sessionEnded) }
        return switch code {
        case 5, 25, 27, 1_117, 3_609: .signInNeeded(.sessionEnded)
        case 3_610, 3_611: .signInNeeded(.accountClosed)
        case 2, 11, 101: .programRefused
        case 6: .tryLater(after: .seconds(1))
        case 43: .tryLater(after: .seconds(60))
        // The same thing too often; nobody tells for how long.
        case 9: .tryLater(after: .seconds(300))
        // The day's quota.
        case 29: .tryLater(after: .seconds(6 * 3_600))
        case 14, 17: .actionNeeded(page: page)
        case 24, 3_300...3_305: .actionNeeded(page: nil)
        case 15, 19, 200, 204: .closed(section)
        case 30, 37, 203: .closed(nil)
        case 18, 100, 103, 104, 113, 114, 125: .notFound
        default: .serviceFailed
        }
    }
}

extension Result where Failure == VKRefusal {
    /// The answer, or what the refusal means to a person.
    func inWords(for section: GallerySection?) throws(GalleryError) -> Success {
        switch self {
        case .success(let answer): return answer
        case .failure(let refusal): throw refusal.meaning(for: section)
        }
    }
}
