#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Who registered on this computer. There is no password in it: none is ever kept.
public struct Profile: Hashable, Sendable, Codable {
    public let firstName: PersonName
    public let lastName: PersonName
    public let birthDate: CalendarDay
    public let registeredAt: Date

    public init(firstName: PersonName, lastName: PersonName, birthDate: CalendarDay, registeredAt: Date) {
        self.firstName = firstName
        self.lastName = lastName
        self.birthDate = birthDate
        self.registeredAt = registeredAt
    }

    /// First and last name.
    public var fullName: String { "\(firstName) \(lastName)" }
}
