import Drive
import Foundation
import LibreOfficeAdapter
import OutsideProcesses
import PortContracts
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(3))) struct `A document converter` {
    private let world = OfficeWorld()

    @Test(arguments: DocumentConverterContract.behaviors)
    func `keeps its promises over a program that behaves like LibreOffice`(
        _ promise: Behavior<Void, DocumentConverterContract.Subject>
    ) async throws {
        // Gives what LibreOffice gives: a PDF of the same name in the folder that it is told, or nothing and no error.
        let program = try await world.program(
            """
            for last; do :; done
            while [ "$1" != --outdir ]; do shift; done
            grep -q damaged "$last" && exit 0
            mkdir -p "$2"; printf '%%PDF-1.4\\n' > "$2/document.pdf"
            """)
        try await promise.check {
            DocumentConverterContract.Subject(
                world.converter(program), document: try world.file("letter.docx", "text"),
                damaged: try world.file("bad.docx", "damaged"), folder: world.folder,
                contents: { FileManager.default.contents(atPath: $0.path) })
        }
    }

    @Test(.requirement("DR-23")) func `says what to install where there is none`() async throws {
        let converter = world.converter("/nowhere/soffice")
        #expect(await !converter.isInstalled())
        await #expect(throws: ConversionError.notInstalled) {
            try await converter.convert(world.file("a.docx", "text"), to: world.folder.appending(path: "a.pdf"))
        }
    }

    @Test func `ends a document that hangs, with all that it has started`() async throws {
        let program = try await world.program("sleep 600 & echo $! > \"$TMPDIR/../child\"; wait")
        let converter = world.converter(program, time: .seconds(1))
        await #expect(throws: ConversionError.tooMuchWork) {
            try await converter.convert(world.file("a.docx", "text"), to: world.folder.appending(path: "a.pdf"))
        }
        let child = try String(contentsOf: world.scratch.appending(path: "child"), encoding: .utf8)
        let pid = try #require(pid_t(child.trimmingCharacters(in: .whitespacesAndNewlines)))
        // It is killed, and may take a moment to be gone; one that lives on runs into the suite's time limit.
        while isAlive(pid) { try await Task.sleep(for: .milliseconds(20)) }
        #expect(try world.leftovers() == ["child"])
    }

    @Test func `stops when nobody waits for it any more`() async throws {
        let program = try await world.program("echo > \"$TMPDIR/../begun\"; sleep 600")
        let converter = world.converter(program)
        let document = try world.file("a.docx", "text")
        let converting = Task {
            try await converter.convert(document, to: world.folder.appending(path: "a.pdf"))
        }
        while !FileManager.default.fileExists(atPath: world.scratch.appending(path: "begun").path) {
            try await Task.sleep(for: .milliseconds(20))
        }
        converting.cancel()
        await #expect(throws: ConversionError.cancelled) { try await converting.value }
    }

    @Test func `gives a document little memory, a home of its own and no name`() async throws {
        let program = try await world.program(
            """
            for last; do :; done
            { ulimit -v; echo "$HOME"; echo "$last"; env | grep -c DISPLAY; } > "$TMPDIR/../seen"
            cat "$HOME/profile/user/registrymodifications.xcu" >> "$TMPDIR/../seen"
            """)
        await #expect(throws: ConversionError.unreadable) {
            try await world.converter(program).convert(
                world.file("secret plan.docx", "text"), to: world.folder.appending(path: "a.pdf"))
        }
        let seen = try String(contentsOf: world.scratch.appending(path: "seen"), encoding: .utf8)
        let lines = seen.split(separator: "\n")
        #expect(lines.first == "1048576")
        #expect(lines[1].hasPrefix(world.scratch.path))
        #expect(lines[2].hasSuffix("/document.docx") && !seen.contains("secret"))
        #expect(lines[3] == "0")
        #expect(seen.contains("DisableMacrosExecution"))
    }

    /// One that has ended and was not waited for counts as ended.
    private func isAlive(_ pid: pid_t) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8) else { return false }
        return !status.contains(") Z ")
    }
}

/// A folder of a test's own, and programs in it that stand in for LibreOffice.
private final class OfficeWorld: Sendable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-office-\(UUID().uuidString)")
    var scratch: URL { folder.appending(path: "scratch") }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func converter(_ program: String, time: Duration = .seconds(120)) -> LibreOfficeConverter {
        LibreOfficeConverter(
            scratch: scratch, programs: [program],
            limits: LibreOfficeConverter.Limits(time: time, memoryInBytes: 1 << 30))
    }

    /// Written by another process: a child that another test starts at the same moment would inherit a file that is
    /// open for writing here, and a file that is being written cannot be run (ETXTBSY).
    func program(_ script: String) async throws -> String {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let path = folder.appending(path: "soffice").path
        let writer = try ChildProcess(
            URL(filePath: "/bin/sh"),
            ["-c", "printf '%s\\n' '#!/bin/sh' \"$1\" > \"$2\" && chmod 700 \"$2\"", "sh", script, path],
            environment: ["PATH": "/usr/bin:/bin"])
        #expect(try await writer.finished().ending == .exited(0))
        return path
    }

    func file(_ name: String, _ text: String) throws -> URL {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file
    }

    func leftovers() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    }
}
