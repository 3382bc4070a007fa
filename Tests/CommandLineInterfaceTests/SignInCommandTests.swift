import Auth
import CommandLineInterface
import Foundation
import InMemoryAdapters
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Signing in from the shell` {
    let recorder = Recorder()

    @Test(.requirement("VK-3", "VK-4"))
    func `shows the provider's page, waits for the browser to come back, and says who is signed in`() async throws {
        let printed = await recorder.run("auth login vk")

        #expect(printed.exitCode == .done)
        #expect(printed.output.hasPrefix("VK: signed in as Anna Vetrova.\n"))
        let page = try #require(recorder.signIn.pages.first)
        #expect(printed.errors.contains(page.absoluteString))
        #expect(recorder.asked == ["open live -"])
    }

    @Test(arguments: [SignInWorld.Deed.type, .typeNonsenseFirst])
    func `takes the address at which a browser elsewhere ended`(_ deed: SignInWorld.Deed) async {
        recorder.signIn.whenAsked(deed)
        #expect(await recorder.run("auth login vk").exitCode == .done)
        #expect(await recorder.run("auth status vk").exitCode == .done)
    }

    @Test func `asks for the pasted address only, where the line wishes so`() async {
        recorder.signIn.whenAsked(.type)
        let printed = await recorder.run("auth login vk --paste")
        #expect(printed.exitCode == .done)
        #expect(recorder.signIn.pages.allSatisfy { !$0.absoluteString.contains("127.0.0.1") })
    }

    @Test(.requirement("VK-27")) func `says that access was not allowed`() async {
        recorder.signIn.whenAsked(.decline)
        let printed = await recorder.run("auth login vk")
        #expect(printed.exitCode == .signInNeeded)
        #expect(printed.errors.contains("Access was not allowed on the provider's page"))
    }

    @Test(.requirement("VK-28")) func `ends when it is interrupted, and its redirect is worthless`() async throws {
        recorder.signIn.whenAsked(.nothing)
        let running = Task { await recorder.run("auth login vk") }
        let page = try #require(await recorder.signIn.nextPage())
        running.cancel()

        #expect(await running.value.exitCode == .interrupted)
        let ending = try #require(recorder.signIn.server.agree(at: page))
        await #expect(throws: AuthError.stateMismatch) { try await recorder.signIn.access.complete(ending) }
    }

    @Test(.requirement("VK-27")) func `is asked for by the status, with its exit code`() async {
        let printed = await recorder.run("auth status vk --json")
        #expect(
            printed
                == Printed(
                    exitCode: .signInNeeded,
                    output: """
                        {"provider": "vk", "signedIn": false, "reason": "neverSignedIn", \
                        "message": "You are not signed in yet."}

                        """))
    }

    @Test func `tells a script who is signed in, until when, and what is not allowed`() async {
        _ = await recorder.run("auth login vk")
        let printed = await recorder.run("auth status vk --json")
        #expect(
            printed.output == """
                {"provider": "vk", "signedIn": true, "account": {"id": "7", "name": "Anna Vetrova"}, \
                "way": "loopback-code", "until": "2025-04-07T10:00:00Z", "renewable": true, \
                "missingRights": ["video"], "doubt": null}

                """)
    }

    @Test(.requirement("VK-2")) func `never prints a token`() async {
        let lines = ["auth login vk", "auth status vk", "auth status vk --json", "auth logout vk --json"]
        for line in lines {
            let printed = await recorder.run(line)
            #expect(!(printed.output + printed.errors).contains("access-"))
            #expect(!(printed.output + printed.errors).contains("refresh-"))
        }
    }

    @Test(.requirement("VK-6")) func `is ended by signing out, which says what was removed`() async {
        _ = await recorder.run("auth login vk")
        recorder.signIn.data.put(
            [RemovedData(.previews, count: 40, sizeInBytes: 2_000_000), RemovedData(.lists, count: 2, sizeInBytes: 1)],
            for: SignInWorld.anna)

        let printed = await recorder.run("auth logout vk")

        #expect(printed.exitCode == .done)
        #expect(printed.output == "Signed out.\n")
        #expect(printed.errors == "Removed previews: 40, 2\u{A0}MB.\nRemoved kept lists: 2.\n")
        #expect(recorder.signIn.server.count(of: .revocation) == 1)
        #expect(await recorder.run("auth status vk").exitCode == .signInNeeded)
        #expect(await recorder.run("auth logout vk").exitCode == .signInNeeded)
    }

    @Test(arguments: ["auth login", "auth login nobody", "auth login vk --paste --device"])
    func `names what is wrong with the line`(_ line: String) async {
        #expect(await recorder.run(line).exitCode == .usage)
    }
}
