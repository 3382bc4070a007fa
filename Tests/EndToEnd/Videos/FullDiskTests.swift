import Foundation
import OutsideProcesses
import RunningVitrine
import TestTraits
import Testing

extension `End to end` {
    @Suite(.requirement("VD-16")) struct `a download to a disk` {
        private let film = Data((0..<6_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) })

        /// A disk of the test's own: memory that only this script sees. It fills up in the middle of the film, and has
        /// room again later.
        @Test(.enabled("disks cannot be mounted here") { try await Home.canMountDisks })
        func `that fills up keeps what has come, says what to do, and goes on when there is room`() async throws {
            let ran = try await download(
                by: """
                    set -u; cd "$HOME"; mkdir disk; mount -t tmpfs -o size=256m none disk
                    "$@" & download=$!
                    until [ "$(stat -c %s disk/film.mp4.part 2>/dev/null || echo 0)" -gt 1000000 ]; do sleep 0.01; done
                    mount -o remount,size=3m disk
                    wait $download; echo "ended with $?"; ls disk
                    mount -o remount,size=256m disk; cp disk/film.mp4.part.json kept.part.json
                    "$@"; echo "ended with $?"; ls disk; cp disk/film.mp4 .
                    """)
            checkThatItWentOn(ran)
            #expect(ran.errors.contains("There is too little room on the disk. Free some, then go on."))
        }

        @Test(.enabled("disks cannot be mounted here") { try await Home.canMountDisks })
        func `that has no room for it is not begun, and says how much is missing`() async throws {
            let ran = try await download(
                by: """
                    set -u; cd "$HOME"; mkdir disk; mount -t tmpfs -o size=3m none disk
                    "$@"; echo "ended with $?"; ls disk
                    """)
            #expect(ran.output == "ended with 74\n")
            #expect(
                ran.errors.firstMatch(of: /too little room on the disk. Free \d+ MB, then go on/) != nil,
                "\(ran.errors)")
            #expect(ran.sentBytes == 0)
        }

        @Test(.enabled("disks cannot be mounted here") { try await Home.canMountDisks })
        func `that may not be written, or has no such folder, is told before anything is fetched`() async throws {
            let ran = try await download(
                by: """
                    set -u; cd "$HOME"; mkdir disk; mount -t tmpfs -o size=256m,ro none disk
                    "$@"; echo "ended with $?"; ls disk
                    umount disk; rmdir disk
                    "$@"; echo "ended with $?"
                    """)
            #expect(ran.output == "ended with 74\nended with 74\n")
            let words = "The file's folder cannot be read or written. Check that it is there, and its permissions"
            #expect(ran.errors.ranges(of: words).count == 2, "\(ran.errors)")
            #expect(ran.sentBytes == 0)
        }

        /// A limit that needs no rights.
        @Test func `that allows no file so large keeps what has come, and goes on later`() async throws {
            let ran = try await download(
                by: """
                    set -u; cd "$HOME"; mkdir disk
                    (ulimit -f 4000; "$@"); echo "ended with $?"; ls disk
                    cp disk/film.mp4.part.json kept.part.json
                    "$@"; echo "ended with $?"; ls disk; cp disk/film.mp4 .
                    """)
            checkThatItWentOn(ran)
        }

        /// Ended at first, kept what had come, and fetched the rest alone when it was told to again.
        private func checkThatItWentOn(_ ran: Ran, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(
                ran.output == """
                    ended with 74
                    film.mp4.part
                    film.mp4.part.json
                    \(ran.path)
                    ended with 0
                    film.mp4

                    """, sourceLocation: sourceLocation)
            #expect(ran.film == film, sourceLocation: sourceLocation)
            #expect(ran.keptBytes > 0, sourceLocation: sourceLocation)
            #expect(ran.sentBytesLater <= film.count - ran.keptBytes, sourceLocation: sourceLocation)
        }

        private func download(by script: String) async throws -> Ran {
            try await Home.fresh { home in
                let kept = ComingFilm(file: home.directory.appending(path: "kept"))
                let sentBefore = Watched<Int?>(nil)
                let pace: FilmHost.Pace = { host in
                    try await Task.sleep(for: .milliseconds(4))
                    // Nothing is under way when the script writes down what was kept.
                    if kept.hasAccount { sentBefore.update { $0 = $0 ?? host.sent.value } }
                }
                return try await FilmHost.open(film, pace: pace) { host, feed in
                    let address = feed.deletingLastPathComponent().appending(path: "film.mp4").absoluteString
                    let path = home.directory.appending(path: "disk/film.mp4").path
                    let finished = try await home.run(
                        script: script, ["videos", "download", address, "-o", path, "--data", home.data.path],
                        mountsDisks: script.contains("mount"))
                    return Ran(
                        output: finished.output, errors: finished.errors, path: path, sentBytes: host.sent.value,
                        sentBytesLater: host.sent.value - (sentBefore.value ?? 0),
                        keptBytes: try kept.accounted().bytes,
                        film: FileManager.default.contents(atPath: home.directory.appending(path: "film.mp4").path))
                }
            }
        }

        private struct Ran {
            let output: String
            let errors: String
            let path: String
            let sentBytes: Int
            /// Since it was written down how much was kept.
            let sentBytesLater: Int
            let keptBytes: Int
            /// What was there at the end.
            let film: Data?
        }
    }
}
