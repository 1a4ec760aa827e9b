/// The board's side of the network: takes lights and answers, in turns that wait for nobody.
final class RoomServer {
    private(set) var board: RoomBoard
    private let word: String
    private let limits: RoomLimits
    private let listener: Socket
    private let isNear: (NetworkAddress) -> Bool
    private let machine: (NetworkAddress) -> String?
    private var source = SystemRandomNumberGenerator()
    private var connections: [Int32: RoomConnection] = [:]
    private var callers: [String: Allowance] = [:]
    private var gatheredAt = -Double.infinity
    private var listensAgainAt = 0.0
    private var clearedAt = -Double.infinity

    /// - Parameter port: zero for any that is free.
    /// - Parameter machine: what all lights from an address have in common; nil where they may be many.
    /// - Returns: nil if the port is taken.
    init?(
        port: Int, word: String, limits: RoomLimits = RoomLimits(),
        isNear: @escaping (NetworkAddress) -> Bool,
        machine: @escaping (NetworkAddress) -> String? = { $0.isLoopback ? nil : "\($0)" }
    ) {
        guard let listener = Socket.listening(at: .any, port: port) else { return nil }
        self.listener = listener
        self.word = word
        self.limits = limits
        self.isNear = isNear
        self.machine = machine
        board = RoomBoard(limits: limits)
    }

    var port: Int { listener.port }

    /// How many have connected, joined or not.
    var connectionCount: Int { connections.count }

    /// What is worth a turn when it can be read.
    func descriptors(at now: Double) -> [Int32] {
        let open = connections.values.filter { $0.pausedUntil <= now }.map(\.socket.descriptor)
        return now < listensAgainAt ? open : open + [listener.descriptor]
    }

    func serve(_ ready: Set<Int32>, at now: Double) {
        if ready.contains(listener.descriptor) { acceptCallers(at: now) }
        for connection in connections.values {
            let isOverdue = connection.pausedUntil > 0 && connection.pausedUntil <= now
            guard isOverdue || ready.contains(connection.socket.descriptor) else { continue }
            guard connection.pausedUntil <= now else { continue }
            connection.pausedUntil = 0
            for event in connection.events(at: now) { hear(event, from: connection, at: now) }
        }
        for connection in connections.values where connection.isDeaf {
            lose(connection, at: now)
        }
        if now - clearedAt >= 1 { clearUp(at: now) }
    }

    /// Offers to everybody to come to a step.
    func gather(at place: RoomPlace, now: Double) {
        board.gather(at: place)
        gatheredAt = now
        for connection in connections.values where connection.token != nil {
            call(connection, at: now)
        }
    }

    func resume(_ call: Gathering, from time: Double) {
        board.resume(call)
        gatheredAt = time
    }

    // MARK: - Callers

    private func acceptCallers(at now: Double) {
        for _ in 0..<32 {
            switch listener.accept() {
            case .nobody: return
            case .noRoom:
                listensAgainAt = now + 1
                return
            case .somebody(let socket, let address):
                guard isNear(address) else { continue }
                let machine = machine(address)
                guard mayConnect(machine, at: now) else { continue }
                connections[socket.descriptor] = RoomConnection(
                    socket, from: machine, at: now, limits: limits)
            }
        }
    }

    private func mayConnect(_ machine: String?, at now: Double) -> Bool {
        guard connections.count < limits.lights + 50 else { return false }
        guard let machine else { return true }
        let most = limits.perMachine + limits.tooMany
        guard connections.values.count(where: { $0.machine == machine }) < most else {
            board.refuse(Refused(machine: machine, reason: .machine, at: now))
            return false
        }
        if callers.count > 1000 { callers = [:] }
        let burst = max(limits.burst, Double(2 * limits.perMachine))
        return callers[machine, default: Allowance(rate: limits.rate, burst: burst, at: now)]
            .take(at: now)
    }

    private func clearUp(at now: Double) {
        clearedAt = now
        board.clearUp(at: now)
        for connection in connections.values {
            let isLate = connection.token == nil && now - connection.openedAt > limits.joining
            let isSilent = connection.token.map { board[$0]?.lostAt != nil } ?? false
            if isLate || isSilent { end(connection) }
        }
    }

    // MARK: - What is said

    private func hear(
        _ event: RoomConnection.Event, from connection: RoomConnection, at now: Double
    ) {
        guard connections[connection.socket.descriptor] === connection else { return }
        switch event {
        case .gone: lose(connection, at: now)
        case .junk: refuse(connection, .language, at: now)
        case .said(.join(let word, let token, let name)):
            join(connection, name, word, token, at: now)
        case .said(.show(let signal)):
            guard let token = connection.token else {
                return refuse(connection, .language, at: now)
            }
            board.show(signal, of: token, at: now)
            answer(connection, .seen)
        case .said(.leave):
            if let token = connection.token { board.leave(token) }
            end(connection)
        }
    }

    private func join(
        _ connection: RoomConnection, _ name: RoomName, _ word: String, _ token: RoomToken?,
        at now: Double
    ) {
        guard word == self.word else { return refuse(connection, .word, name, at: now) }
        guard connection.token == nil else { return refuse(connection, .language, at: now) }
        do {
            let token = try board.join(
                name, with: token, from: connection.machine, at: now, using: &source)
            for other in connections.values where other.token == token { end(other) }
            connection.token = token
            answer(connection, .welcome(token))
            if now - gatheredAt < Gathering.time { call(connection, at: now) }
        } catch { refuse(connection, error, name, at: now) }
    }

    private func call(_ connection: RoomConnection, at now: Double) {
        if let gathering = board.gathering { answer(connection, .everybody(gathering)) }
    }

    private func answer(_ connection: RoomConnection, _ message: BoardMessage) {
        // What they have said before, such as that they leave, counts all the same.
        if !connection.send(message) { connection.isDeaf = true }
    }

    private func refuse(
        _ connection: RoomConnection, _ refusal: Refusal, _ name: RoomName? = nil, at now: Double
    ) {
        board.refuse(
            Refused(name: name, machine: connection.machine, reason: refusal, at: now))
        _ = connection.send(.refused(refusal))
        lose(connection, at: now)
    }

    private func lose(_ connection: RoomConnection, at now: Double) {
        if let token = connection.token { board.lose(token, at: now) }
        end(connection)
    }

    private func end(_ connection: RoomConnection) {
        connections[connection.socket.descriptor] = nil
    }
}
