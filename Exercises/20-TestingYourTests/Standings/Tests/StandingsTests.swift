import Testing

@testable import Standings

struct StandingsTests {
    @Test func `two points for a win, one for a draw, none for a loss`() {
        let standings = Standings(after: [
            Game(white: "Vera", black: "Otto", result: .white),
            Game(white: "Otto", black: "Lena", result: .draw),
        ])

        #expect(
            standings.rows.sorted { $0.player < $1.player } == [
                Row(player: "Lena", points: 1, wins: 0),
                Row(player: "Otto", points: 1, wins: 0),
                Row(player: "Vera", points: 2, wins: 1),
            ])
    }
}
