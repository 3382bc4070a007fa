// Written once, before any thread is started.
nonisolated(unsafe) var proven = 1

nonisolated(unsafe) var unproven = 2

final class Item: @unchecked Sendable {
    var name = ""
}
