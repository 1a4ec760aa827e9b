import Testing

@testable import Short

struct HighScoreTests {
    @Test func `the best score is still there when the game is switched on again`() {
        var score = HighScore(on: Cartridge())

        score.record(900)

        #expect(score.best == 900)
    }

    @Test func `fewer points change nothing`() {
        var score = HighScore(on: Cartridge())
        score.record(900)

        score.record(300)

        #expect(score.best == 900)
    }

    @Test func `a new cartridge has no points`() {
        #expect(HighScore(on: Cartridge()).best == 0)
    }
}
