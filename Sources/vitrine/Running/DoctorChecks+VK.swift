import CommandLineInterface

extension DoctorChecks {
    /// Whether anything answers where VK should be. It takes no account, and harms nobody who uses none.
    var vk: DoctorCheck {
        DoctorCheck("VK") { [gallery = world.vitrine.gallery] in
            await gallery.isReachable()
                ? .fine(say("it answers", "отвечает"))
                : .warning(
                    say(
                        "it does not answer; the gallery shows what is kept. Check the connection.",
                        "не отвечает; галерея показывает сохранённое. Проверьте подключение."))
        }
    }
}
