func read() throws -> Int { 1 }

func show() -> Int? {
    // A missing number is none.
    let explained = try? read()
    return explained
}

func add() -> Int {
    (try? read()) ?? 0
}
