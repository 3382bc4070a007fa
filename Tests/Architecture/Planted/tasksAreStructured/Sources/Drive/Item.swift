func forget() {
    Task.detached { () }
}
