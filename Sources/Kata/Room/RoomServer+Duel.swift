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

    func take(
        _ text: DuelText, at exercise: RoomPlace, from connection: RoomConnection, now: Double
    ) {
        guard let name = connection.duellist else {
            return refuse(connection, .language, at: now)
        }
        board.changeDuel {
            $0.enter(RoomDuel.Version(attacker: name, exercise: exercise, text: text))
        }
    }

    func take(_ verdict: RoomDuel.Verdict, from connection: RoomConnection, at now: Double) {
        guard let name = connection.duellist else {
            return refuse(connection, .language, at: now)
        }
        if let attacker = board.changeDuel({ $0.judge(verdict, by: name) }) {
            tell(attacker, .judged(verdict, by: name))
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
