import Drive
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One document on its way to a PDF. Its calls block.
final class Conversion: Sendable {
    private let program: String
    private let document: URL
    private let pdf: URL
    private let folder: URL
    private let limits: LibreOfficeConverter.Limits
    private let isCancelled = Mutex(false)

    init(program: String, document: URL, pdf: URL, scratch: URL, limits: LibreOfficeConverter.Limits) {
        self.program = program
        self.document = document
        self.pdf = pdf
        self.limits = limits
        folder = scratch.appending(component: "office-\(getpid())-\(UUID().uuidString)")
    }

    /// Ends it within a tenth of a second.
    func cancel() { isCancelled.withLock { $0 = true } }

    /// - Returns: why there is no PDF.
    func run() -> ConversionError? {
        let manager = FileManager.default
        // The document's own name is nobody's affair: the ending says of what kind it is.
        let copy = folder.appending(component: "document.\(document.pathExtension)")
        do {
            try manager.createDirectory(
                atPath: folder.appending(path: "profile/user").path, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try manager.copyItem(atPath: document.path, toPath: copy.path)
            try Data(Self.settings.utf8).write(to: folder.appending(path: "profile/user/registrymodifications.xcu"))
        } catch {
            // What was made of it is all there is to clear.
            try? manager.removeItem(atPath: folder.path)
            return .storageFailed
        }
        // It is of no use any more, whatever came of it.
        defer { try? manager.removeItem(atPath: folder.path) }
        if let failure = convert(copy) { return failure }
        let made = folder.appending(path: "out/document.pdf")
        guard manager.fileExists(atPath: made.path) else { return .unreadable }
        // The scratch folder may be on another disk: a file there becomes the PDF in one step or not at all.
        let draft = pdf.path + ".\(getpid()).tmp"
        do {
            try manager.copyItem(atPath: made.path, toPath: draft)
        } catch {
            unlink(draft)
            return .storageFailed
        }
        guard chmod(draft, 0o600) == 0, rename(draft, pdf.path) == 0 else {
            unlink(draft)
            return .storageFailed
        }
        return nil
    }

    private func convert(_ copy: URL) -> ConversionError? {
        guard let child = spawn(copy) else { return .notInstalled }
        let deadline = ContinuousClock.now + limits.time
        while true {
            var status: Int32 = 0
            let ended = waitpid(child, &status, WNOHANG)
            if ended == child {
                end(of: child)
                return status == 0 ? nil : .unreadable
            }
            if ended == -1, errno != EINTR { return .unreadable }
            let isStopped = isCancelled.withLock(\.self)
            if isStopped || ContinuousClock.now >= deadline {
                end(of: child)
                waitpid(child, nil, 0)
                return isStopped ? .cancelled : .tooMuchWork
            }
            usleep(50_000)
        }
    }

    /// Ends the whole group that the child leads.
    private func end(of child: pid_t) { kill(-child, SIGKILL) }

    /// A shell sets the limit and then becomes the program; the paths are its arguments, never part of its words.
    private func spawn(_ copy: URL) -> pid_t? {
        let script = """
            ulimit -v "$1" 2>/dev/null; ulimit -c 0; shift
            if unshare -rn true 2>/dev/null; then exec unshare -rn "$@"; else exec "$@"; fi
            """
        let words = [
            "/bin/sh", "-c", script, "sh", "\(limits.memoryInBytes >> 10)", program, "--headless", "--norestore",
            "--nolockcheck", "--nodefault", "--nologo",
            "-env:UserInstallation=\(folder.appending(component: "profile").absoluteString)", "--convert-to", "pdf",
            "--outdir", folder.appending(component: "out").path, copy.path,
        ]
        // No proxy and no address book, no display: a home of its own, and a proxy that is not there.
        let surroundings = [
            "PATH=/usr/local/bin:/usr/bin:/bin", "HOME=\(folder.path)", "TMPDIR=\(folder.path)", "LC_ALL=C.UTF-8",
            "http_proxy=http://127.0.0.1:9", "https_proxy=http://127.0.0.1:9", "no_proxy=",
        ]
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var arguments = words.map { strdup($0) } + [nil]
        var environment = surroundings.map { strdup($0) } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var child = pid_t()
        return posix_spawn(&child, "/bin/sh", &actions, &attributes, &arguments, &environment) == 0 ? child : nil
    }

    /// No macro runs, no link is followed, nothing is fetched.
    private static let settings = """
        <?xml version="1.0" encoding="UTF-8"?>
        <oor:items xmlns:oor="http://openoffice.org/2001/registry">
        <item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableMacrosExecution" \
        oor:op="fuse"><value>true</value></prop></item>
        <item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="MacroSecurityLevel" \
        oor:op="fuse"><value>3</value></prop></item>
        <item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop \
        oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop></item>
        <item oor:path="/org.openoffice.Office.Writer/Content/Update"><prop oor:name="Link" oor:op="fuse">\
        <value>0</value></prop></item>
        <item oor:path="/org.openoffice.Office.Calc/Content/Update"><prop oor:name="Link" oor:op="fuse">\
        <value>1</value></prop></item>
        </oor:items>
        """
}
