/// The table of a chess club.
struct Standings {
    private var points: [String: Int] = [:]
    private var wins: [String: Int] = [:]

    init(after games: [Game]) {
        for game in games {
            add(0, to: game.white)
            add(0, to: game.black)
            switch game.result {
            case .white: won(game.white)
            case .black: won(game.black)
            case .draw:
                add(1, to: game.white)
                add(1, to: game.black)
            }
        }
    }

    /// The players, the best one first.
    var rows: [Row] {
        points.map { Row(player: $0.key, points: $0.value, wins: wins[$0.key, default: 0]) }
            .sorted { $0.points > $1.points }
    }

    private mutating func won(_ player: String) {
        wins[player, default: 0] += 1
        add(2, to: player)
    }

    private mutating func add(_ more: Int, to player: String) {
        points[player, default: 0] += more
    }
}

/// What the table says about a player.
struct Row: Equatable {
    let player: String
    let points: Int
    let wins: Int
}
