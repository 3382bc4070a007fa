import Foundation
import Registration

extension CalendarDay {
    static let today = CalendarDay("2026-11-21")!
}

extension Date {
    /// 21 November 2026, 12:00 UTC.
    static let noon = Date(timeIntervalSince1970: 1_795_262_400)
}

extension RegistrationForm {
    /// One that keeps every rule, but for what a test changes.
    static func filled(
        firstName: String = "Анна", lastName: String = "O’Neil", birthDate: String = "1990-02-28",
        password: String = "Rain over 7 hills", confirmation: String? = nil
    ) -> RegistrationForm {
        RegistrationForm(
            firstName: firstName, lastName: lastName, birthDate: birthDate, password: Password(password),
            confirmation: Password(confirmation ?? password))
    }

    func codes(on today: CalendarDay = .today) -> [String] {
        review(on: today).findings.map(\.rule.id)
    }
}

extension Profile {
    static let anna = Profile(
        firstName: PersonName(rawValue: "Анна")!, lastName: PersonName(rawValue: "O’Neil")!,
        birthDate: CalendarDay("1990-02-28")!, registeredAt: .noon)
}

extension CatalogItem {
    static let satchel = CatalogItem.product(Product(id: "1", title: "Canvas Satchel", price: Price(109.95, .dollar)))
}
