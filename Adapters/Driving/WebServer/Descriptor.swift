import Glibc

/// An open file descriptor, closed with its last owner.
struct Descriptor: ~Copyable, Sendable {
    let number: Int32

    /// Takes over an open descriptor.
    init(owning number: Int32) {
        self.number = number
    }

    deinit {
        // What close(2) could tell concerns written files only; here are sockets and files that are read.
        _ = Glibc.close(number)
    }

    /// Hands the open descriptor over to the caller.
    consuming func release() -> Int32 {
        let number = number
        discard self
        return number
    }
}
