import CEpoll
import Glibc

/// Takes connections and gives each a task.
final class Reception: Sendable {
    let configuration: Server.Configuration
    let handler: Server.Handler
    let connections = OpenConnections()
    let calendar = DateField()
    let loop: EventLoop

    init(configuration: Server.Configuration, handler: @escaping Server.Handler, loop: EventLoop) {
        self.configuration = configuration
        self.handler = handler
        self.loop = loop
    }

    /// Takes connections until the loop closes what is idle.
    func receive(from listener: Socket) async {
        while !connections.isStopping {
            let number = accept4(
                listener.number, nil, nil, Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue))
            guard number < 0 else {
                welcome(Descriptor(owning: number))
                continue
            }
            switch errno {
            case EAGAIN:
                guard await loop.wait(for: .readable, of: listener.number, until: nil, isIdle: true) == .ready
                else { return }
            case EINTR, ECONNABORTED: continue
            case let code:
                // Most likely no descriptor is free: the listener would stay readable, and trying on would spin.
                configuration.log?("cannot accept a connection: \(String(cString: strerror(code)))")
                try? await Task.sleep(for: .milliseconds(50))  // Nothing cancels this task.
            }
        }
    }

    private func welcome(_ descriptor: consuming Descriptor) {
        guard connections.count < configuration.limits.connections else {
            return turnAway(descriptor)
        }
        let number = descriptor.release()
        connections.open { [self] id in
            let socket = Socket(Descriptor(owning: number), of: loop) { [weak connections] in connections?.cancel(id) }
            socket.sendWithoutDelay()
            let connection = Connection(socket: socket, reception: self)
            await connection.serve()
        }
    }

    private func turnAway(_ descriptor: borrowing Descriptor) {
        configuration.log?("more than \(configuration.limits.connections) connections: one was turned away")
        let answer = "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        // Whether it arrives is the client's luck: nobody waits for it.
        _ = Array(answer.utf8).withUnsafeBytes {
            send(descriptor.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
    }
}
