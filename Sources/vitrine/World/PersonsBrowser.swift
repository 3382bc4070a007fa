import Dispatch
import Glibc

/// The person's own browser, where there is a desktop to show it on.
enum PersonsBrowser {
    /// Hands the address to `xdg-open` and forgets it: the address is printed as well.
    static func open(_ address: String, environment: [String: String]) {
        guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false }) else { return }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("xdg-open"), strdup(address), nil]
        defer { for argument in arguments { free(argument) } }
        var child = pid_t()
        guard posix_spawnp(&child, "xdg-open", &actions, nil, &arguments, environ) == 0 else { return }
        // Its end is of no interest, but somebody has to take note of it.
        let opened = child
        DispatchQueue.global().async { waitpid(opened, nil, 0) }
    }
}
