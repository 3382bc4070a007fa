import CommandLineInterface
import Registration
import SharedKernel

extension DoctorChecks {
    /// Whether somebody has registered, and whether that can be read.
    var profile: DoctorCheck {
        DoctorCheck(say("Profile", "Профиль")) { [restore = world.vitrine.registration.restore, language] in
            do throws(RegistrationError) {
                guard let profile = try await restore() else { return .fine(say("nobody yet", "пока никого")) }
                return .fine(profile.fullName)
            } catch {
                return .problem(error.message(in: language))
            }
        }
    }

    /// A list of the main screen. One that cannot be had is no problem: another can be chosen.
    func catalog(_ kind: CatalogKind) -> DoctorCheck {
        DoctorCheck(kind.title(in: language)) { [list = world.vitrine.registration.catalog, language] in
            do throws(CatalogError) {
                let loaded = try await list(kind)
                guard loaded.freshness == .live else {
                    return .warning(
                        say("cannot be had now; a kept list is there", "недоступны; есть сохранённый список"))
                }
                let (count, skipped) = (loaded.value.items.count, loaded.value.skipped)
                let found = say("\(count) in the list", "в списке: \(count)")
                return skipped == 0
                    ? .fine(found) : .warning(found + say(", \(skipped) unreadable", ", не прочитано: \(skipped)"))
            } catch {
                return .warning(error.message(for: kind, in: language))
            }
        }
    }
}
