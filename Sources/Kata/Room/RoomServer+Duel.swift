extension RoomServer {
    func drawDuels() {
        for (version, defender) in board.changeDuel({ $0.draw(using: &source) }) {
            tell(defender, .version(version.text, by: version.attacker))
        }
    }

    /// Lets somebody in for duels, under a name that nobody else there has.
    func enter(
        _ connection: RoomConnection, _ name: RoomName, _ word: String, at now: Double
    ) {
        guard word == self.word else { return refuse(connection, .word, name, at: now) }
        guard connection.token == nil, connection.duellist == nil else {
            return refuse(connection, .language, at: now)
        }
        let called = name.numbered(besides: Set(connections.values.compactMap(\.duellist)))
        connection.duellist = called
        answer(connection, .called(called))
    }

    func hear(_ message: GuestMessage, fromDuellist name: String) {
        switch message {
        case .version(let exercise, let text):
            board.changeDuel {
                $0.enter(RoomDuel.Version(attacker: name, exercise: exercise, text: text))
            }
        case .judged(let verdict):
            if let attacker = board.changeDuel({ $0.judge(verdict, by: name) }) {
                tell(attacker, .judged(verdict, by: name))
            }
        case .join, .show, .leave, .duel: break
        }
    }

    func leaveDuels(_ name: String) {
        if let attacker = board.changeDuel({ $0.leave(name) }) {
            tell(attacker, .judged(.gone, by: name))
        }
    }

    private func tell(_ name: String, _ message: BoardMessage) {
        for connection in connections.values where connection.duellist == name {
            answer(connection, message)
        }
    }
}
