import Testing

@testable import WebServer

@Test func `answers`() async throws {
    let running = try await Server { request in .text(.ok, "hi \(request.path)") }.start()
    print(running.address)
    await running.stop(within: .seconds(1))
}
