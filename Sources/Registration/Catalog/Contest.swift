#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A contest in programming.
public struct Contest: Hashable, Sendable, Codable, Identifiable {
    public let id: String
    public let name: String
    /// Who holds it, by the source's name for them; may be empty.
    public let site: String
    public let link: URL?
    public let span: ContestSpan

    public init(id: String, name: String, site: String, link: URL?, span: ContestSpan) {
        self.id = id
        self.name = name
        self.site = site
        self.link = link
        self.span = span
    }
}

/// When a contest takes place, as far as that is known.
public struct ContestSpan: Hashable, Sendable, Codable {
    /// `nil` while no date is set.
    public let startsAt: Date?
    /// After the start; `nil` where nobody told it, or what was told cannot be.
    public let endsAt: Date?
    /// More than nothing; `nil` where it is unknown.
    public let duration: Duration?

    /// Takes what a source told, and keeps of it what can be.
    ///
    /// - Parameters:
    ///   - endsAt: at or before the start it says nothing: a contest without end, or times out of order.
    ///   - duration: counts only where start and end do not tell it; nothing or less says nothing.
    public init(startsAt: Date?, endsAt: Date?, duration: Duration?) {
        self.startsAt = startsAt
        let told = duration.flatMap { $0 > .zero ? $0 : nil }
        guard let startsAt else {
            self.endsAt = endsAt
            self.duration = told
            return
        }
        if let endsAt, endsAt > startsAt {
            self.endsAt = endsAt
            self.duration = .seconds(endsAt.timeIntervalSince(startsAt))
        } else {
            self.endsAt = told.map { startsAt + Double($0.components.seconds) }
            self.duration = told
        }
    }

    /// How a contest stands to the present moment.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        case upcoming, running, over
        /// No date is set, or it began and nobody told its end.
        case unknown
    }

    /// By the times, not by what the source said some minutes ago.
    public func phase(at now: Date) -> Phase {
        switch (startsAt, endsAt) {
        case (let start?, _) where now < start: .upcoming
        case (_, let end?) where now >= end: .over
        case (_?, _?): .running
        default: .unknown
        }
    }
}
