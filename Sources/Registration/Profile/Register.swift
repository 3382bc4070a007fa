public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Takes a form that keeps every rule, and remembers who filled it in.
public struct Register: Sendable {
    private let store: any ProfileStore
    private let time: any TimeSource
    private let zone: TimeZone

    /// - Parameter zone: where the person is: it decides which day it is for them.
    public init(store: any ProfileStore, time: any TimeSource, zone: TimeZone) {
        self.store = store
        self.time = time
        self.zone = zone
    }

    /// The day that it is for the person.
    public var today: CalendarDay { CalendarDay(of: time.now, in: zone) }

    /// What the rules say about a form, without registering anybody.
    public func review(_ form: RegistrationForm) -> FormReview { form.review(on: today) }

    /// - Returns: who is registered now.
    /// - Throws: ``RegistrationError/invalid(_:)`` with everything that is wrong; nothing is stored then. Otherwise what
    ///   ``ProfileStore/add(_:)`` throws.
    @discardableResult
    public func callAsFunction(_ form: RegistrationForm) async throws(RegistrationError) -> Profile {
        let now = time.now
        let answers = Answers(form, today: CalendarDay(of: now, in: zone))
        let review = FormReview(of: answers)
        guard review.canSubmit, let firstName = PersonName(answers.firstName),
            let lastName = PersonName(answers.lastName), let birthDate = answers.birthDate.day
        else { throw .invalid(review) }
        let profile = Profile(firstName: firstName, lastName: lastName, birthDate: birthDate, registeredAt: now)
        try await store.add(profile)
        return profile
    }
}
